import { useEffect, useRef, type RefObject } from 'react';

/** Calls back when the element comes near the visible part of the page. */
export function useReachedEnd<Target extends Element>(onReached: () => void): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    const element = target.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && onReached(),
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [onReached]);
  return target;
}
