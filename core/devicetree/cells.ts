import { evaluate } from './evaluate.ts';
import { expand } from './expand.ts';
import type { Preprocessed } from './preprocess.ts';
import type { Argument, Item, ItemSpan, Property, Span } from './syntax.ts';

/** One value of `<…>` with the file's macros expanded. Names that the file doesn't define, such as key codes, stay names. */
export type Cell = ItemSpan &
  (
    | { readonly kind: 'reference'; readonly label: string | null; readonly path: string | null }
    | { readonly kind: 'number'; readonly value: number }
    | { readonly kind: 'name'; readonly text: string }
    | { readonly kind: 'call'; readonly name: string; readonly args: readonly (readonly Cell[])[] }
    /** Arithmetic with names that the file doesn't define: `(MOD_LSFT | MOD_RSFT)`. */
    | { readonly kind: 'expression'; readonly items: readonly Item[] }
  );

/** A behavior with its parameters: `&mt LSHIFT A`. */
export interface Binding extends Span {
  readonly behavior: Cell & { readonly kind: 'reference' };
  readonly parameters: readonly Cell[];
}

export const nothingDefined: Preprocessed = { macroAt: () => undefined, isActive: () => true, problems: [] };

/** The cells of a property, from all its `<…>`: `<&kp>, <&mo>` gives two references. */
export function cellsOf(property: Property | null, context: Preprocessed = nothingDefined): readonly Cell[] {
  return (property?.values ?? []).flatMap((value) => {
    if (!context.isActive(value.from)) return [];
    if (value.kind === 'cells') return toCells(value.items, context);
    // A macro can be the whole value: #define ROW <&kp A &kp B>
    if (value.kind === 'word' || value.kind === 'call') return toCells([value], context);
    return value.kind === 'reference' ? [value] : [];
  });
}

/** The cells that items such as the body of a `#define` stand for. */
export function toCells(items: readonly Item[], context: Preprocessed): Cell[] {
  const cells: Cell[] = [];
  const active = items.filter((item) => context.isActive(item.from));
  for (const item of expand(active, context)) addCell(cells, item, 0);
  return cells;
}

/** How deep parentheses and calls can be nested. */
const maxDepth = 100;

function addCell(cells: Cell[], item: Item, depth: number): void {
  const { from, to, writtenAt } = item;
  if (item.kind === 'reference') cells.push(item);
  else if (item.kind === 'word') cells.push({ kind: 'name', text: item.text, from, to, writtenAt });
  else if (item.kind === 'call') {
    const args = depth < maxDepth ? item.args.map((argument) => argumentCells(argument, depth + 1)) : [];
    cells.push({ kind: 'call', name: item.name.text, args, from, to, writtenAt });
  } else if (item.kind === 'number' || item.kind === 'char' || item.kind === 'group') {
    const items = item.kind === 'group' ? item.items : [item];
    const value = evaluate(items);
    const [only, second] = items;
    if (value !== null) cells.push({ kind: 'number', value, from, to, writtenAt });
    else if (item.kind !== 'group') return;
    else if (only && !second && depth < maxDepth) addCell(cells, only, depth + 1);
    else cells.push({ kind: 'expression', items, from, to, writtenAt });
  }
}

/** Arithmetic needs no parentheses inside a call: `ZMK_MOCK_PRESS(0, 0, 200 + 10)`. */
function argumentCells({ items, from, to }: Argument, depth: number): readonly Cell[] {
  const cells: Cell[] = [];
  const isArithmetic = items.some(({ kind }) => kind === 'operator');
  if (isArithmetic) addCell(cells, { kind: 'group', items, closed: true, from, to }, depth);
  else for (const item of items) addCell(cells, item, depth);
  return cells;
}

/** Splits cells before each reference, as the firmware does. Cells before the first reference are dropped. */
export function splitBindings(cells: readonly Cell[]): readonly Binding[] {
  const bindings: { behavior: Binding['behavior']; parameters: Cell[]; from: number; to: number }[] = [];
  for (const cell of cells) {
    if (cell.kind === 'reference') bindings.push({ behavior: cell, parameters: [], from: cell.from, to: cell.to });
    else {
      const last = bindings.at(-1);
      last?.parameters.push(cell);
      if (last) last.to = Math.max(last.to, cell.to);
    }
  }
  return bindings;
}
