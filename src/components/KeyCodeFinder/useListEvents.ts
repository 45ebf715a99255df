import { useEffect, type RefObject } from 'react';
import { isPlainClick } from '@site/runtime/client/isPlainClick';
import { replaceAddress } from '@site/runtime/client/replaceAddress';
import { moveFocus } from '@site/src/components/Finder/moveFocus';
import { bindingOf } from './rows';

/** Names and pieces of code that a click copies as a binding. */
const copied = 'tbody th a, tbody th code, td:not(:first-child) code';

function pointAddressAt({ hash }: HTMLAnchorElement): void {
  const url = new URL(location.href);
  url.hash = hash;
  replaceAddress(url);
}

/** The list is HTML of the page: a click on a name copies it, and arrow keys move between the names and the field. */
export function useListEvents(
  listId: string,
  field: RefObject<HTMLElement | null>,
  copy: (binding: string) => Promise<void>,
): void {
  useEffect(() => {
    const list = document.getElementById(listId);
    if (!list) return undefined;
    const onClick = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      const target = (event.target as Element).closest<HTMLElement>(copied);
      // Code inside of a link leads to another row.
      if (!target || (target.tagName === 'CODE' && target.closest('a'))) return;
      event.preventDefault();
      if (target instanceof HTMLAnchorElement) pointAddressAt(target);
      void copy(bindingOf(target.textContent));
    };
    const onKeyDown = (event: KeyboardEvent) =>
      moveFocus(event, field.current, field.current?.closest<HTMLElement>('[role=search]') ?? null, list);
    list.addEventListener('click', onClick);
    list.addEventListener('keydown', onKeyDown);
    return () => {
      list.removeEventListener('click', onClick);
      list.removeEventListener('keydown', onKeyDown);
    };
  }, [copy, field, listId]);
}
