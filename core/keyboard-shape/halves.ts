import { boundsOf, centerOf, type Bounds } from './bounds.ts';
import type { Key } from './readLayouts.ts';
import { rowsOf } from './rowsOf.ts';

/** The positions of some of a keyboard's keys, and the box around them. */
export type KeyGroup = Readonly<{ positions: readonly number[]; bounds: Bounds }>;

const groupOf = (keys: readonly Key[], positions: readonly number[]): KeyGroup => ({
  positions,
  bounds: boundsOf(positions.flatMap((position) => keys[position] ?? [])),
});

/** The x coordinate between the halves: in the widest gap near the middle, or the middle if there is no gap. */
function boundaryOf(keys: readonly Key[]): number {
  const { left, right } = boundsOf(keys);
  const middle = (left + right) / 2;
  const centers = keys.map((key) => centerOf(key).x).sort((a, b) => a - b);
  const maxDistance = (right - left) / 6;
  const gaps = centers.slice(1).map((center, index) => {
    const before = centers[index] ?? center;
    return { at: (before + center) / 2, size: center - before };
  });
  const candidates = gaps.filter(({ at }) => Math.abs(at - middle) <= maxDistance);
  const widest = candidates.reduce((best, gap) => (gap.size > best.size ? gap : best), { at: middle, size: 1.1 });
  return widest.at;
}

/** How far from the middle the thumbs reach, as a share of the distance to the edge. */
const thumbReach = 0.55;

export const hands = ['left', 'right', 'thumb'] as const;
export type Hand = (typeof hands)[number];

/**
 * Which hand types each key. The thumbs, of either hand, type the keys near the middle that are as low as the last row.
 */
export function handsOf(keys: readonly Key[]): readonly Hand[] {
  const boundary = boundaryOf(keys);
  const { left, right } = boundsOf(keys);
  const centers = keys.map(centerOf);
  const rows = rowsOf(keys);
  const lastRow = rows.at(-1)?.row ?? 0;
  const thumbsFrom = Math.min(...centers.filter((_, position) => rows[position]?.row === lastRow).map(({ y }) => y));
  return centers.map(({ x, y }) => {
    const isLeft = x < boundary;
    const isInner = Math.abs(x - boundary) <= Math.abs((isLeft ? left : right) - boundary) * thumbReach;
    return lastRow > 0 && y >= thumbsFrom && isInner ? 'thumb' : isLeft ? 'left' : 'right';
  });
}

/** All keys as one group, or as two halves for narrow screens. */
export function keyGroups(keys: readonly Key[], inHalves: boolean): readonly KeyGroup[] {
  const all = keys.map((_, position) => position);
  if (!inHalves) return [groupOf(keys, all)];
  const boundary = boundaryOf(keys);
  const isLeft = (position: number): boolean => centerOf(keys[position] as Key).x < boundary;
  const halves = [all.filter(isLeft), all.filter((position) => !isLeft(position))];
  return halves.filter(({ length }) => length > 0).map((positions) => groupOf(keys, positions));
}
