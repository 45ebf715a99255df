import { useEffect, useRef, useState, type RefObject } from 'react';

/** With fewer pixels per key unit, legends are too small to read. */
export const smallestUnitPx = 34;

/** Whether an element is too narrow for this many key units. */
export function useIsNarrow(units: number): readonly [RefObject<HTMLDivElement | null>, boolean] {
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
  return [element, units > 8 && width < units * smallestUnitPx];
}
