/** The set of held keys in a HID report. */
export type KeyReport = {
  has(code: number): boolean;
  add(code: number): void;
  remove(code: number): void;
  held(): readonly number[];
};

/** A report with a fixed number of slots (HKRO). If all are taken, more keys aren't reported. */
export function fixedSlots(size: number): KeyReport {
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

/** A report with one bit per key up to `maxUsage` (NKRO). Keys above it aren't reported. */
export function bitPerKey(maxUsage: number): KeyReport {
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
