import { cellsOf, nodesWith, resolveTree, splitBindings, type Document } from '#core/devicetree';
import type { RowGuess } from './halvesOfRows.ts';
import type { Key } from './readLayouts.ts';

type TextPlace = Readonly<{ line: number; column: number; end: number }>;

const keyAt = (x: number, y: number): Key => ({ x, y, width: 1, height: 1, rotationDeg: 0, originX: 0, originY: 0 });

/** The median distance between two bindings in a line, in characters. */
function pitchOf(rows: readonly (readonly TextPlace[])[]): number {
  const distances = rows
    .flatMap((row) => row.slice(1).map(({ column }, index) => column - (row[index]?.column ?? column)))
    .sort((a, b) => a - b);
  return distances[Math.floor((distances.length - 1) / 2)] ?? 1;
}

/**
 * Guesses where keys are from the text. People usually arrange the bindings of a layer like the keyboard, so each line is
 * a row, and the column in the text gives the x position, to half a key. If the columns don't line up, rows are centered,
 * and a layer on a single line is split into rows of ten. `guess` does both better, but takes more code.
 */
export function textLayout(document: Document, keyCount: number, guess: RowGuess = plainRows): readonly Key[] {
  const tree = resolveTree(document);
  const [keymap] = nodesWith(tree.root, 'zmk,keymap');
  const layer = [...(keymap?.children.values() ?? [])].find(({ properties }) => properties.has('bindings'));
  const bindings = splitBindings(cellsOf(layer?.properties.get('bindings') ?? null, tree));
  const byLine = new Map<number, TextPlace[]>();
  for (const { from, to } of bindings.slice(0, keyCount)) {
    const place = { ...document.lines.placeOf(from), end: document.lines.placeOf(to).column };
    byLine.set(place.line, [...(byLine.get(place.line) ?? []), place]);
  }
  const rows = [...byLine.values()];
  const isInRows = rows.length > 1 && rows.flat().length === keyCount;
  const drawn = isInRows ? inColumns(rows) : undefined;
  if (drawn) return drawn;
  const xs = isInRows ? guess.fromText(rows) : guess.fromCount(keyCount);
  return xs.flatMap((row, y) => row.map((x) => keyAt(x, y)));
}

/** Whether most bindings line up with one in another row. */
function areColumns(rows: readonly (readonly TextPlace[])[]): boolean {
  const aligned = rows.flatMap((row) =>
    row.map(({ column }) =>
      rows.some((other) => other !== row && other.some((place) => Math.abs(place.column - column) <= 1)),
    ),
  );
  return aligned.filter(Boolean).length >= aligned.length * 0.6;
}

/** The keys by their columns in the text. Undefined if that makes no sense: keys overlap, or the gaps are too wide. */
function inColumns(rows: readonly (readonly TextPlace[])[]): readonly Key[] | undefined {
  if (!areColumns(rows)) return undefined;
  const pitch = pitchOf(rows);
  const leftmost = Math.min(...rows.flat().map(({ column }) => column));
  const keys = rows.flatMap((row, y) =>
    row.map(({ column }) => keyAt(Math.round((2 * (column - leftmost)) / pitch) / 2, y)),
  );
  const overlap = keys.some((key, index) => {
    const next = keys[index + 1];
    return next !== undefined && next.y === key.y && next.x - key.x < 1;
  });
  const width = Math.max(...keys.map(({ x }) => x)) + 1;
  const longest = Math.max(...rows.map(({ length }) => length));
  return overlap || width > longest * 1.6 + 1 ? undefined : keys;
}

const rowsOfTen = (keyCount: number): readonly number[] =>
  keyCount <= 10 ? [keyCount] : [10, ...rowsOfTen(keyCount - 10)];

function centered(lengths: readonly number[]): readonly (readonly number[])[] {
  const longest = Math.max(...lengths);
  return lengths.map((length) => Array.from({ length }, (_, index) => (longest - length) / 2 + index));
}

const plainRows: RowGuess = {
  fromText: (rows) => centered(rows.map(({ length }) => length)),
  fromCount: (keyCount) => centered(rowsOfTen(keyCount)),
};
