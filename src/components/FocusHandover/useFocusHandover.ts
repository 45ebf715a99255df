import { useLayoutEffect, type RefObject } from 'react';

/**
 * An element that goes away while it has the focus hands it to another. Otherwise the body gets it, and a reader with a
 * keyboard or a screen reader is lost. `findNext` has to be the same function each time.
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
