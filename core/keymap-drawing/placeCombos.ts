import { cornersOf, type Key, type Point } from '#core/keyboard-shape';
import type { DrawnCombo } from './types.ts';

/** Where a combo is drawn: a small label, and, unless it is between its keys, the ends of lines to them. In key units. */
export type PlacedCombo = Readonly<{ combo: DrawnCombo; at: Point; width: number; lines: readonly Point[] }>;

const height = 0.34;
const centerOf = (key: Key): Point => {
  const corners = cornersOf(key);
  return {
    x: corners.reduce((sum, { x }) => sum + x, 0) / 4,
    y: corners.reduce((sum, { y }) => sum + y, 0) / 4,
  };
};

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Puts each combo between its keys, and moves labels apart that would cover each other. */
export function placeCombos(combos: readonly DrawnCombo[], keys: readonly Key[]): readonly PlacedCombo[] {
  const placed: PlacedCombo[] = [];
  for (const combo of combos) {
    const centers = combo.positions.flatMap((position) => {
      const key = keys[position];
      return key ? [centerOf(key)] : [];
    });
    if (centers.length < 2) continue;
    const width = Math.max(0.5, combo.legend.tap.length * 0.11 + 0.22);
    const middle = {
      x: centers.reduce((sum, { x }) => sum + x, 0) / centers.length,
      y: centers.reduce((sum, { y }) => sum + y, 0) / centers.length,
    };
    // Next to all its keys, or on the upper edge of their row: on the middle of a key it would hide the legend.
    const isBetween = centers.every((center) => distance(center, middle) < 0.8 && distance(center, middle) > 0.3);
    const y = isBetween ? middle.y : Math.min(...centers.map((center) => center.y)) - 0.5;
    const at = clear({ x: middle.x, y }, width, placed);
    placed.push({ combo, at, width, lines: isBetween ? [] : centers.map(({ x, y: key }) => ({ x, y: key - 0.4 })) });
  }
  return placed;
}

function clear(start: Point, width: number, placed: readonly PlacedCombo[]): Point {
  for (let step = 0; step < 12; step++) {
    const offset = Math.ceil(step / 2) * 0.36 * (step % 2 === 0 ? 1 : -1);
    const at = { x: start.x, y: start.y + offset };
    const isFree = placed.every(
      (other) =>
        Math.abs(other.at.y - at.y) >= height || Math.abs(other.at.x - at.x) >= (other.width + width) / 2 + 0.04,
    );
    if (isFree) return at;
  }
  return start;
}
