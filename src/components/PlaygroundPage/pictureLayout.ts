/** The size of a drawing with its title and notes. */
type Block = Readonly<{ width: number; height: number }>;

export type Arrangement = Readonly<{
  columns: number;
  width: number;
  height: number;
  places: readonly { x: number; y: number }[];
}>;

/** The shape that looks best where people post pictures: a little wider than high. */
const wantedRatio = 4 / 3;

function inColumns(blocks: readonly Block[], columns: number, gap: number): Arrangement {
  const columnWidth = Math.max(0, ...blocks.map(({ width }) => width));
  const rows = Array.from({ length: Math.ceil(blocks.length / columns) }, (_, row) =>
    Math.max(...blocks.slice(row * columns, (row + 1) * columns).map(({ height }) => height)),
  );
  const tops = rows.map((_, row) => rows.slice(0, row).reduce((sum, height) => sum + height + gap, 0));
  return {
    columns,
    width: columns * columnWidth + (columns - 1) * gap,
    height: rows.reduce((sum, height) => sum + height + gap, -gap),
    places: blocks.map((_, index) => ({
      x: (index % columns) * (columnWidth + gap),
      y: tops[Math.floor(index / columns)] ?? 0,
    })),
  };
}

/** Arranges blocks in rows, with the number of columns that comes closest to the wanted shape if none is given. */
export function arrange(blocks: readonly Block[], gap: number, columns?: number): Arrangement {
  if (columns !== undefined) return inColumns(blocks, Math.min(columns, Math.max(1, blocks.length)), gap);
  const choices = Array.from({ length: Math.max(1, blocks.length) }, (_, index) => inColumns(blocks, index + 1, gap));
  const distance = ({ width, height }: Arrangement): number => Math.abs(Math.log(width / height / wantedRatio));
  return choices.reduce((best, other) => (distance(other) < distance(best) ? other : best));
}
