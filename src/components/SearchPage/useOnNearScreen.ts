import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref for an element, and calls `onNear` when that element is about to scroll into view. */
export function useOnNearScreen<Target extends Element>(onNear: () => void): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    const element = target.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onNear(), {
      rootMargin: '400px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [onNear]);
  return target;
}
