/** A key of the drawing, in key units. */
export type PlacedKey = Readonly<{ position: number; x: number; y: number }>;

export type Arrangement = Readonly<{ columns: number; rows: number }> | 'split-3x5' | 'split-3x6';

const splitGap = 1.2;
const thumbKeys = 3;
/** Vertical offset of each column of a hand, from the outside in. */
const fiveColumnStagger = [0.45, 0.2, 0, 0.15, 0.25];

/** Places the keys: a grid, or a split keyboard with three rows of five or six columns and three thumb keys per hand. */
export function arrange(arrangement: Arrangement): readonly PlacedKey[] {
  if (typeof arrangement === 'object') return grid(arrangement.columns, arrangement.rows);
  return split(arrangement === 'split-3x5' ? 5 : 6);
}

function grid(columns: number, rows: number): readonly PlacedKey[] {
  return Array.from({ length: columns * rows }, (_, position) => ({
    position,
    x: position % columns,
    y: Math.floor(position / columns),
  }));
}

function split(columns: number): readonly PlacedKey[] {
  const width = columns * 2 + splitGap;
  const stagger = columns === 6 ? [0.55, ...fiveColumnStagger] : fiveColumnStagger;
  const offset = (column: number): number => stagger[column < columns ? column : columns * 2 - 1 - column] ?? 0;
  const x = (column: number): number => column + (column < columns ? 0 : splitGap);
  const fingers = Array.from({ length: columns * 6 }, (_, position) => {
    const column = position % (columns * 2);
    return { position, x: x(column), y: Math.floor(position / (columns * 2)) + offset(column) };
  });
  const thumbs = Array.from({ length: thumbKeys * 2 }, (_, index) => {
    const isLeft = index < thumbKeys;
    const firstX = columns - 2.5;
    return {
      position: fingers.length + index,
      x: isLeft ? firstX + index : width - firstX - thumbKeys + (index - thumbKeys),
      y: 3.35 + (isLeft ? index : thumbKeys * 2 - 1 - index) * 0.12,
    };
  });
  return [...fingers, ...thumbs];
}
