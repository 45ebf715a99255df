import { useEffect, useRef, useState, type RefObject } from 'react';

/** Narrower than this for each key unit, and legends cannot be read. */
const smallestUnitPx = 34;

/** Whether an element has too little room for so many key units side by side. */
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
