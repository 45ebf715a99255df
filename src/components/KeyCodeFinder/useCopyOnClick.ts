import { useEffect } from 'react';
import { isPlainClick } from '@site/runtime/client/isPlainClick';
import { replaceAddress } from '@site/runtime/client/replaceAddress';

/** Key code names and other code in the tables. */
const copyable = 'tbody th a, tbody th code, td:not(:first-child) code';

/** Code in the tables is either a whole binding or a key code. */
const bindingOf = (code: string) => (code.startsWith('&') ? code : `&kp ${code}`);

function setUrlHash({ hash }: HTMLAnchorElement): void {
  const url = new URL(location.href);
  url.hash = hash;
  replaceAddress(url);
}

/** Copies a binding when the reader clicks its name in the tables, which are static HTML. */
export function useCopyOnClick(listId: string, copy: (binding: string) => Promise<void>): void {
  useEffect(() => {
    const list = document.getElementById(listId);
    if (!list) return undefined;
    const onClick = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      const target = (event.target as Element).closest<HTMLElement>(copyable);
      // Code in a link isn't copied, because the link leads to another row.
      if (!target || (target.tagName === 'CODE' && target.closest('a'))) return;
      event.preventDefault();
      if (target instanceof HTMLAnchorElement) setUrlHash(target);
      void copy(bindingOf(target.textContent));
    };
    list.addEventListener('click', onClick);
    return () => list.removeEventListener('click', onClick);
  }, [copy, listId]);
}
