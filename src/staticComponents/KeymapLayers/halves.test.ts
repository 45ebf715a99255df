import { describe, expect, it } from 'vitest';
import { halvesOf } from './halves.ts';
import type { PlacedKey } from './readLayers.ts';

const key = (row: number, x: number): PlacedKey => ({ row, x, legend: { kind: 'key', tap: `${row}/${x}` } });
const places = (keys: readonly PlacedKey[]) => keys.map(({ row, x }) => [row, x]);

describe('halvesOf', () => {
  it('parts a keyboard where a gap goes through all rows, and counts each part from 0', () => {
    const [left, right, ...more] = halvesOf([key(0, 0), key(0, 1), key(0, 2.5), key(0, 3.5), key(1, 1), key(1, 2.5)]);
    expect(places(left ?? [])).toEqual([
      [0, 0],
      [0, 1],
      [1, 1],
    ]);
    expect(places(right ?? [])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
    expect(more).toEqual([]);
  });

  it('keeps a keyboard in one piece whose gaps are in some rows only', () => {
    expect(halvesOf([key(0, 0), key(0, 1), key(0, 2), key(1, 0), key(1, 2)])).toHaveLength(1);
  });
});
