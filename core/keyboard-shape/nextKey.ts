import { centerOf, type Point } from './bounds.ts';
import type { Key } from './readLayouts.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

const unitVectors: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** The key that an arrow key moves to: the nearest one in that direction, or the same key if there is none. */
export function nextKey(keys: readonly Key[], from: number, direction: Direction): number {
  const start = keys[from];
  if (!start) return from;
  const { x, y } = centerOf(start);
  const unit = unitVectors[direction];
  const nearest = keys
    .map((key, position) => {
      const center = centerOf(key);
      const [right, down] = [center.x - x, center.y - y];
      const ahead = right * unit.x + down * unit.y;
      const aside = Math.abs(right * unit.y + down * unit.x);
      return { position, ahead, distance: ahead + 2 * aside };
    })
    .filter(({ ahead }) => ahead > 0.4)
    .sort((a, b) => a.distance - b.distance);
  return nearest[0]?.position ?? from;
}
