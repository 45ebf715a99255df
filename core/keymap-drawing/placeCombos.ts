import { centerOf, type Key, type Point } from '#core/keyboard-shape';
import type { DrawnCombo } from './types.ts';

/** Where to draw a combo, in key units: its label at `at`, and lines from there to `lines` unless it's between its keys. */
type PlacedCombo = Readonly<{ combo: DrawnCombo; at: Point; width: number; lines: readonly Point[] }>;

const labelHeight = 0.34;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Puts each combo's label between its keys, and moves overlapping labels apart. */
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
    // Between its keys, or otherwise on the upper edge of their row, so that it doesn't hide a legend.
    const isBetween = centers.every((center) => distance(center, middle) < 0.8 && distance(center, middle) > 0.3);
    const y = isBetween ? middle.y : Math.min(...centers.map((center) => center.y)) - 0.5;
    const at = freePlace({ x: middle.x, y }, width, placed);
    placed.push({ combo, at, width, lines: isBetween ? [] : centers.map(({ x, y: key }) => ({ x, y: key - 0.4 })) });
  }
  return placed;
}

/** The nearest place above or below `start` where the label covers no other. */
function freePlace(start: Point, width: number, placed: readonly PlacedCombo[]): Point {
  for (let attempt = 0; attempt < 12; attempt++) {
    const offset = Math.ceil(attempt / 2) * 0.36 * (attempt % 2 === 0 ? 1 : -1);
    const at = { x: start.x, y: start.y + offset };
    const isFree = placed.every(
      (other) =>
        Math.abs(other.at.y - at.y) >= labelHeight || Math.abs(other.at.x - at.x) >= (other.width + width) / 2 + 0.04,
    );
    if (isFree) return at;
  }
  return start;
}
