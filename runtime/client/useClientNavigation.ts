import { useEffect, useLayoutEffect } from 'react';
import { useHistory } from '@docusaurus/router';
import { attributes } from '../contract';
import { repeatEdits } from './islands/edits';
import { isPlainClick } from './isPlainClick';
import { isPage } from './prefetch';

/** Follows links that React didn't make, without loading the whole page: in content, in the menu, in search results. */
export function useClientNavigation(): void {
  const history = useHistory();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (!link || link.target || link.hasAttribute('download') || !isPlainClick(event)) return;
      if (link.origin !== window.location.origin || !isPage(link.pathname)) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [history]);

  // Text that was entered before React took over the page: React gives a field the value that the server knew.
  useLayoutEffect(repeatEdits, []);

  // Buttons that were pressed before their code was there. Islands see to their own.
  useEffect(() => {
    for (const button of document.querySelectorAll<HTMLElement>(`[${attributes.pressed}]`)) {
      if (button.closest(`[${attributes.island}]`)) continue;
      button.removeAttribute(attributes.pressed);
      button.click();
    }
  }, []);
}
