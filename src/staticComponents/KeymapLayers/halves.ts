import type { PlacedKey } from './readLayers.ts';

/**
 * The keys of each part of a keyboard, from left to right: one list, or several if a gap goes through all rows, as
 * between the halves of a split. Every part starts at the column of its leftmost key.
 */
export function halvesOf(keys: readonly PlacedKey[]): readonly (readonly PlacedKey[])[] {
  const columns = [...new Set(keys.map(({ x }) => x))].sort((a, b) => a - b);
  const starts = columns.filter((x, i) => i === 0 || x > (columns[i - 1] ?? x) + 1);
  return starts.map((start, i) => {
    const end = starts[i + 1] ?? Infinity;
    return keys.filter(({ x }) => x >= start && x < end).map((key) => ({ ...key, x: key.x - start }));
  });
}
