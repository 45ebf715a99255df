import { useEffect, useLayoutEffect, useRef } from 'react';
import { keepPlace, keptPlace, returnTo } from './place';
import type { Results } from './useResults';

const pauseMs = 200;

/** Keeps the reader's place in the results, and returns to it after Back and reload. */
export function usePlace({ query, hits }: Results): void {
  const returned = useRef('');
  useLayoutEffect(() => {
    if (query === '' || hits.length === 0 || returned.current === query) return;
    // Only once, because after that the reader scrolls.
    returned.current = query;
    const place = keptPlace(query);
    if (place) returnTo(place);
  }, [query, hits]);

  useEffect(() => {
    const { pathname } = window.location;
    // Another page may already be loading, whose history entry isn't ours.
    const keep = () => {
      if (window.location.pathname === pathname && query !== '') keepPlace(query);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, pauseMs);
    };
    addEventListener('scroll', keepSoon, { passive: true });
    document.addEventListener('click', keep, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', keepSoon);
      document.removeEventListener('click', keep, true);
    };
  }, [query]);
}
