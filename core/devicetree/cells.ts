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
  const active = items.filter((item) => context.isActive(item.from));
  return expand(active, context).flatMap((item) => toCell(item, 0));
}

/** How deep parentheses and calls can be nested. */
const maxDepth = 100;

function toCell(item: Item, depth: number): Cell[] {
  const { from, to, writtenAt } = item;
  switch (item.kind) {
    case 'reference':
      return [item];
    case 'word':
      return [{ kind: 'name', text: item.text, from, to, writtenAt }];
    case 'number':
    case 'char': {
      const value = evaluate([item]);
      return value === null ? [] : [{ kind: 'number', value, from, to, writtenAt }];
    }
    case 'group': {
      const value = evaluate(item.items);
      if (value !== null) return [{ kind: 'number', value, from, to, writtenAt }];
      const [only] = item.items;
      if (only && item.items.length === 1 && depth < maxDepth) return toCell(only, depth + 1);
      return [{ kind: 'expression', items: item.items, from, to, writtenAt }];
    }
    case 'call': {
      const args = depth < maxDepth ? item.args.map((argument) => argumentCells(argument, depth + 1)) : [];
      return [{ kind: 'call', name: item.name.text, args, from, to, writtenAt }];
    }
    case 'string':
    case 'operator':
      return [];
  }
}

/** Arithmetic needs no parentheses inside a call: `ZMK_MOCK_PRESS(0, 0, 200 + 10)`. */
function argumentCells({ items, from, to }: Argument, depth: number): Cell[] {
  const isArithmetic = items.some(({ kind }) => kind === 'operator');
  if (isArithmetic) return toCell({ kind: 'group', items, closed: true, from, to }, depth);
  return items.flatMap((item) => toCell(item, depth));
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
