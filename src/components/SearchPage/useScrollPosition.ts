import { useEffect, useLayoutEffect, useRef } from 'react';
import { savePosition, savedPosition, scrollToPosition } from './scrollPosition';
import type { Results } from './useResults';

const debounceMs = 200;

/** Saves the scroll position in the results, and restores it after Back and reload. */
export function useScrollPosition({ query, hits }: Results): void {
  const restoredQuery = useRef('');
  useLayoutEffect(() => {
    if (query === '' || hits.length === 0 || restoredQuery.current === query) return;
    // Restore the position only once per query, because after that, the reader scrolls.
    restoredQuery.current = query;
    const position = savedPosition(query);
    if (position) scrollToPosition(position);
  }, [query, hits]);

  useEffect(() => {
    const { pathname } = window.location;
    // During navigation, the history entry may already belong to the next page.
    const save = () => {
      if (window.location.pathname === pathname && query !== '') savePosition(query);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const saveSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(save, debounceMs);
    };
    addEventListener('scroll', saveSoon, { passive: true });
    document.addEventListener('click', save, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', saveSoon);
      document.removeEventListener('click', save, true);
    };
  }, [query]);
}
