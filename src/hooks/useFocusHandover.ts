import { useLayoutEffect, type RefObject } from 'react';

/**
 * Moves the focus to another element when the one that has or contains it is removed. Otherwise, the body would get it, and
 * people who use a keyboard or screen reader would lose their place. `findNext` must be a stable function.
 */
export function useFocusHandover<Removed extends HTMLElement>(
  removed: RefObject<Removed | null>,
  findNext: (element: Removed) => HTMLElement | null,
): void {
  useLayoutEffect(() => {
    const element = removed.current;
    // React calls this just before it removes the element.
    return () => {
      if (element?.contains(document.activeElement)) findNext(element)?.focus({ preventScroll: true });
    };
  }, [removed, findNext]);
}
