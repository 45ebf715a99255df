/** The part of a report that says which keys are held. */
export type KeyReport = {
  has(code: number): boolean;
  add(code: number): void;
  remove(code: number): void;
  held(): readonly number[];
};

/** A fixed number of places; a key that finds none is not reported. */
export function fixedPlaces(size: number): KeyReport {
  const places = new Array<number>(size).fill(0);
  return {
    has: (code) => places.includes(code),
    add(code) {
      const free = places.indexOf(0);
      if (free >= 0) places[free] = code;
    },
    remove(code) {
      for (let index = 0; index < size; index++) if (places[index] === code) places[index] = 0;
    },
    held: () => places.filter((code) => code !== 0),
  };
}

/** A bit for each key up to `maxUsage`; keys above it are not reported. */
export function oneBitEach(maxUsage: number): KeyReport {
  const codes = new Set<number>();
  return {
    has: (code) => codes.has(code),
    add(code) {
      if (code <= maxUsage) codes.add(code);
    },
    remove: (code) => void codes.delete(code),
    held: () => [...codes],
  };
}
