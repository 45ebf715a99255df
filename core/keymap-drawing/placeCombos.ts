import { centerOf, type Key, type Point } from '#core/keyboard-shape';
import { fitLegend, widthOf, type FittedText } from './fitLegend.ts';
import type { DrawnCombo } from './types.ts';

/** A combo's label, in key units: a box around `at`, and lines from there to its keys unless it's between them. */
type PlacedCombo = Readonly<{
  combo: DrawnCombo;
  text: FittedText;
  at: Point;
  width: number;
  height: number;
  lines: readonly Point[];
}>;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The space of a legend in the middle of a key. */
const legendBox = { width: 0.4, height: 0.26 };
/** How far from the middle of a key its line ends, so that it passes beside the legends of the keys above. */
const legSide = 0.3;

/**
 * Puts each combo's label between its keys, or else where it covers no legend, and moves overlapping labels apart. If
 * each half has its own drawing, `drawn` are the positions in it: a combo across both halves gets a label in each.
 */
export function placeCombos(
  combos: readonly DrawnCombo[],
  keys: readonly Key[],
  drawn: readonly number[] = [...keys.keys()],
): readonly PlacedCombo[] {
  const centerAt = new Map(keys.map((key, position) => [position, centerOf(key)]));
  const wanted = combos.flatMap((combo): readonly PlacedCombo[] => {
    const centers = combo.positions.flatMap((position) =>
      drawn.includes(position) ? (centerAt.get(position) ?? []) : [],
    );
    if (centers.length === 0) return [];
    const text = fitLegend(combo.legend.tap, 56, 32, 20);
    const longest = Math.max(...text.lines.map(widthOf));
    const middle = {
      x: centers.reduce((sum, { x }) => sum + x, 0) / centers.length,
      y: centers.reduce((sum, { y }) => sum + y, 0) / centers.length,
    };
    // Between its keys, or otherwise on the upper edge of their row, so that it doesn't hide a legend.
    const isBetween = centers.every((center) => distance(center, middle) < 0.8 && distance(center, middle) > 0.3);
    // If only one of the keys is drawn here, the label is at its corner. On its edge, it would seem to belong to the key above too.
    const x = middle.x + (centers.length === 1 ? 0.5 : 0);
    const y = isBetween ? middle.y : Math.min(...centers.map((center) => center.y)) - 0.5;
    return [
      {
        combo,
        text,
        at: { x, y },
        width: Math.max(0.46, (longest * text.size) / 100 + 0.1),
        height: text.lines.length * text.size * 0.011 + 0.1,
        lines: isBetween ? [] : centers.map((key) => ({ x: key.x + (key.x > x ? -legSide : legSide), y: key.y - 0.4 })),
      },
    ];
  });
  const placed: PlacedCombo[] = [];
  const legends = [...centerAt.values()].map((at) => ({ at, ...legendBox }));
  // Labels between their keys are placed first, because they would need lines if they had to move.
  for (const label of [...wanted].sort((a, b) => a.lines.length - b.lines.length))
    placed.push({
      ...label,
      at: (label.lines.length > 0 && freePlace(label, [...placed, ...legends])) || freePlace(label, placed) || label.at,
    });
  return placed;
}

type Box = Pick<PlacedCombo, 'at' | 'width' | 'height'>;

const overlap = (a: Box, b: Box): boolean =>
  Math.abs(a.at.y - b.at.y) < (a.height + b.height) / 2 && Math.abs(a.at.x - b.at.x) < (a.width + b.width) / 2;

/** The nearest place above or below where the label and the line through it cover nothing. */
function freePlace({ at, width, height, lines }: PlacedCombo, covered: readonly Box[]): Point | undefined {
  const xs = lines.map(({ x }) => x);
  const [left, right] = [Math.min(at.x, ...xs), Math.max(at.x, ...xs)];
  for (let attempt = 0; attempt < 24; attempt++) {
    const y = at.y + Math.ceil(attempt / 2) * 0.1 * (attempt % 2 === 0 ? 1 : -1);
    const label = { at: { x: at.x, y }, width, height };
    const line = { at: { x: (left + right) / 2, y }, width: right - left, height: 0.04 };
    if (!covered.some((other) => overlap(label, other) || overlap(line, other))) return label.at;
  }
  return undefined;
}
