import { useEffect } from 'react';
import { isPlainClick } from '@site/runtime/client/isPlainClick';
import { replaceAddress } from '@site/runtime/client/replaceAddress';
import { bindingOf } from './rows';

/** Names and pieces of code that a click copies as a binding. */
const copied = 'tbody th a, tbody th code, td:not(:first-child) code';

function pointAddressAt({ hash }: HTMLAnchorElement): void {
  const url = new URL(location.href);
  url.hash = hash;
  replaceAddress(url);
}

/** The list is HTML of the page: a click on a name copies it. */
export function useCopyOnClick(listId: string, copy: (binding: string) => Promise<void>): void {
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
    list.addEventListener('click', onClick);
    return () => list.removeEventListener('click', onClick);
  }, [copy, listId]);
}
