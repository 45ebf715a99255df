import { boundsOf, cornersOf, type Bounds } from './bounds.ts';
import type { Key } from './readLayouts.ts';

/** Some of a keyboard's keys, by position, and the box around them. */
export type Part = Readonly<{ positions: readonly number[]; bounds: Bounds }>;

const middleOf = (key: Key): number => cornersOf(key).reduce((sum, { x }) => sum + x, 0) / 4;

const partOf = (keys: readonly Key[], positions: readonly number[]): Part => ({
  positions,
  bounds: boundsOf(positions.flatMap((position) => keys[position] ?? [])),
});

/** Where the left half ends: in the widest gap near the middle, or in the middle where there is none. */
function cutOf(keys: readonly Key[]): number {
  const { left, right } = boundsOf(keys);
  const middle = (left + right) / 2;
  const centers = keys.map(middleOf).sort((a, b) => a - b);
  const near = (right - left) / 6;
  const gaps = centers.slice(1).map((center, index) => {
    const before = centers[index] ?? center;
    return { at: (before + center) / 2, size: center - before };
  });
  const inside = gaps.filter(({ at }) => Math.abs(at - middle) <= near);
  const widest = inside.reduce((best, gap) => (gap.size > best.size ? gap : best), { at: middle, size: 1.1 });
  return widest.at;
}

export type Hand = 'left' | 'right';

/** Which hand types each key. */
export function handsOf(keys: readonly Key[]): readonly Hand[] {
  const cut = cutOf(keys);
  return keys.map((key) => (middleOf(key) < cut ? 'left' : 'right'));
}

/** The keyboard as one part, or, where there is no room for it, its two halves. */
export function partsOf(keys: readonly Key[], inHalves: boolean): readonly Part[] {
  const all = keys.map((_, position) => position);
  if (!inHalves) return [partOf(keys, all)];
  const hands = handsOf(keys);
  const halves = (['left', 'right'] as const).map((hand) => all.filter((position) => hands[position] === hand));
  return halves.filter(({ length }) => length > 0).map((positions) => partOf(keys, positions));
}
