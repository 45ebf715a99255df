import { evaluate, type Cell, type Item, type Span } from '#core/devicetree';
import { isModifierFunction, valueOfCall, valueOfName } from './constants.ts';

/** Joins `LS (A)` into one call, because the name of a function alone isn't a value. */
export function withSpacedCalls(cells: readonly Cell[]): readonly Cell[] {
  const result: Cell[] = [];
  for (const cell of cells) {
    const last = result.at(-1);
    if (last?.kind === 'name' && isModifierFunction(last.text))
      result.splice(-1, 1, { kind: 'call', name: last.text, args: [[cell]], from: last.from, to: cell.to });
    else result.push(cell);
  }
  return result;
}

/** The value of a cell as a 32-bit number, or undefined if it uses an unknown name. */
export function cellValue(cell: Cell): number | undefined {
  switch (cell.kind) {
    case 'number':
      return cell.value | 0;
    case 'name':
      return valueOfName(cell.text);
    case 'call': {
      const args = cell.args.map(([first, ...more]) => (first && more.length === 0 ? cellValue(first) : undefined));
      const known = args.filter((value) => value !== undefined);
      return known.length === args.length ? valueOfCall(cell.name, known) : undefined;
    }
    case 'expression':
      return valueOfItems(cell.items);
    case 'reference':
      return undefined;
  }
}

/** Prevents a stack overflow for malicious input. */
const maxDepth = 100;

function valueOfItems(items: readonly Item[], depth = 0): number | undefined {
  const value = evaluate(withoutCalls(items, depth), valueOfName);
  return value === null ? undefined : value | 0;
}

/** Replaces calls such as `LS(A)` by their values, because `evaluate` only supports names and numbers. */
function withoutCalls(items: readonly Item[], depth: number): readonly Item[] {
  if (depth > maxDepth) return items;
  const result: Item[] = [];
  for (const item of items) {
    const last = result.at(-1);
    if (item.kind === 'group' && last?.kind === 'word' && isModifierFunction(last.text))
      result.splice(-1, 1, callValue(last.text, [item.items], { from: last.from, to: item.to }, depth) ?? last);
    else if (item.kind === 'group') result.push({ ...item, items: withoutCalls(item.items, depth + 1) });
    else if (item.kind === 'call') {
      const args = item.args.map((argument) => argument.items);
      result.push(callValue(item.name.text, args, item, depth) ?? item);
    } else result.push(item);
  }
  return result;
}

function callValue(name: string, args: readonly (readonly Item[])[], at: Span, depth: number): Item | undefined {
  const values = args.flatMap((items) => valueOfItems(items, depth + 1) ?? []);
  const value = values.length === args.length ? valueOfCall(name, values) : undefined;
  return value === undefined ? undefined : { kind: 'number', text: String(value >>> 0), from: at.from, to: at.to };
}
