import { evaluate, type Cell, type Item } from '#core/devicetree';
import { valueOfCall, valueOfName } from './constants.ts';

/** The number a cell stands for, in 32 bits, or nothing when it uses a name that is not known. */
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

/** Deeper than anyone nests; a text that goes on beyond it must not exhaust the stack. */
const deepest = 100;

function valueOfItems(items: readonly Item[], depth = 0): number | undefined {
  const value = evaluate(withoutCalls(items, depth), valueOfName);
  return value === null ? undefined : value | 0;
}

/** Arithmetic knows names and numbers only, so `LS(A)` in it becomes the number it stands for. */
function withoutCalls(items: readonly Item[], depth: number): readonly Item[] {
  if (depth > deepest) return items;
  return items.map((item): Item => {
    if (item.kind === 'group') return { ...item, items: withoutCalls(item.items, depth + 1) };
    if (item.kind !== 'call') return item;
    const args = item.args.flatMap((argument) => valueOfItems(argument.items, depth + 1) ?? []);
    const value = args.length === item.args.length ? valueOfCall(item.name.text, args) : undefined;
    return value === undefined ? item : { kind: 'number', text: String(value >>> 0), from: item.from, to: item.to };
  });
}
