import { useLayoutEffect, type RefObject } from 'react';

/**
 * When an element is removed while it has the focus, moves the focus to another. Otherwise, the body would get it, and readers
 * with a keyboard or a screen reader would lose their place. `findNext` has to be the same function each time.
 */
export function useFocusHandover<Leaving extends HTMLElement>(
  leaving: RefObject<Leaving | null>,
  findNext: (element: Leaving) => HTMLElement | null,
): void {
  useLayoutEffect(() => {
    const element = leaving.current;
    // React calls this just before it takes the element out of the page.
    return () => {
      if (element && element === document.activeElement) findNext(element)?.focus({ preventScroll: true });
    };
  }, [leaving, findNext]);
}
