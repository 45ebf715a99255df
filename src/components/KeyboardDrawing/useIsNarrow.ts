import { useEffect, useRef, useState, type RefObject } from 'react';

/** Below this key width, legends are too small to read. */
export const minUnitPx = 34;

/** Returns a ref for an element, and whether that element is too narrow for a keyboard of this width. */
export function useIsNarrow(widthUnits: number): readonly [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(Infinity);
  useEffect(() => {
    const observed = element.current;
    if (!observed) return;
    setWidth(observed.clientWidth);
    const observer = new ResizeObserver(() => setWidth(observed.clientWidth));
    observer.observe(observed);
    return () => observer.disconnect();
  }, []);
  return [element, widthUnits > 8 && width < widthUnits * minUnitPx];
}
