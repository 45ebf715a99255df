import { cornersOf, type Point } from './bounds.ts';
import type { Key } from './readLayouts.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

const steps: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

function centerOf(key: Key): Point {
  const corners = cornersOf(key);
  const mean = (axis: 'x' | 'y') => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  return { x: mean('x'), y: mean('y') };
}

/** The key an arrow key leads to: the nearest one in that direction, or the same where there is none. */
export function nextKey(keys: readonly Key[], from: number, direction: Direction): number {
  const start = keys[from];
  if (!start) return from;
  const { x, y } = centerOf(start);
  const step = steps[direction];
  const nearest = keys
    .map((key, position) => {
      const center = centerOf(key);
      const [right, down] = [center.x - x, center.y - y];
      const ahead = right * step.x + down * step.y;
      const aside = Math.abs(right * step.y + down * step.x);
      return { position, ahead, distance: ahead + 2 * aside };
    })
    .filter(({ ahead }) => ahead > 0.4)
    .sort((a, b) => a.distance - b.distance);
  return nearest[0]?.position ?? from;
}
