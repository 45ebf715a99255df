import { cornersOf } from './bounds.ts';
import type { Key } from './readLayouts.ts';
import type { MatrixPlace } from './readTransforms.ts';

/** The row and column of each key in the drawing. Keys come row by row, so a key farther left starts a new row. */
export function rowsOf(keys: readonly Key[]): readonly MatrixPlace[] {
  const leftOf = (key: Key): number => Math.min(...cornersOf(key).map(({ x }) => x));
  let [row, column] = [0, -1];
  return keys.map((key, position) => {
    const before = keys[position - 1];
    if (before && leftOf(key) < leftOf(before)) [row, column] = [row + 1, 0];
    else column++;
    return { row, column };
  });
}
