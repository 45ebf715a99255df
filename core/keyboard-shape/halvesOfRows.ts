/** How many keys each row has, on each hand. A row that isn't split has only one number. */
type Rows = readonly (readonly number[])[];

type Place = Readonly<{ column: number; end: number }>;

/** Guesses the x positions of the keys in each row, from the bindings in each line of a layer, or from the number of keys alone. */
export type RowGuess = Readonly<{
  fromText: (rows: readonly (readonly Place[])[]) => readonly (readonly number[])[];
  fromCount: (keyCount: number) => readonly (readonly number[])[];
}>;

/** The space between the halves, in keys. */
const gap = 1.5;

/** Splits rows at the widest space in their middle, if most of them have one that is clearly wider than their other spaces. */
function handsInText(rows: readonly (readonly Place[])[]): Rows {
  const split = rows.map((row) => {
    const middle = row.length / 2;
    const spaces = row.slice(1).map(({ column }, index) => column - (row[index]?.end ?? column));
    const isWide = spaces.every((space, index) => index + 1 === middle || (spaces[middle - 1] ?? 0) >= space + 2);
    return row.length > 1 && row.length % 2 === 0 && isWide ? [middle, middle] : [row.length];
  });
  const isSplit = split.filter((hands) => hands.length === 2).length > rows.length / 2;
  return isSplit ? split : rows.map(({ length }) => [length]);
}

/** Common split keyboards, by the number of keys: the keys of one hand in each row. */
const usualRows: Readonly<Record<number, readonly number[]>> = {
  30: [5, 5, 5],
  34: [5, 5, 5, 2],
  36: [5, 5, 5, 3],
  38: [5, 5, 5, 4],
  42: [6, 6, 6, 3],
  44: [6, 6, 6, 4],
  54: [6, 6, 6, 6, 3],
  58: [6, 6, 6, 7, 4],
  60: [6, 6, 6, 7, 5],
};

/** Rows for a number of keys, if nothing else is known. */
function rowsFor(keyCount: number): Rows {
  const usual = usualRows[keyCount];
  if (usual) return usual.map((keys) => [keys, keys]);
  const width = keyCount % 12 === 0 && keyCount > 12 ? 12 : 10;
  return Array.from({ length: Math.ceil(keyCount / width) }, (_, row) => [Math.min(width, keyCount - row * width)]);
}

/** The x position of each key: halves meet at a gap in the middle, and other rows are centered. */
function inHalves(rows: Rows): readonly (readonly number[])[] {
  const isSplit = rows.some(({ length }) => length === 2);
  const widthOf = (hands: readonly number[]): number =>
    hands.length === 2 ? 2 * Math.max(...hands) + gap : (hands[0] ?? 0);
  const width = Math.max(...rows.map(widthOf));
  return rows.map((hands) => {
    const [left = 0, right] = hands;
    const run = (start: number, length: number) => Array.from({ length }, (_, index) => start + index);
    if (!isSplit || right === undefined) return run((width - left) / 2, left);
    return [...run((width - gap) / 2 - left, left), ...run((width + gap) / 2, right)];
  });
}

/** Draws split keyboards in two halves. */
export const guessHalves: RowGuess = {
  fromText: (rows) => inHalves(handsInText(rows)),
  fromCount: (keyCount) => inHalves(rowsFor(keyCount)),
};
