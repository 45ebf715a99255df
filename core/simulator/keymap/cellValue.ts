import { evaluate, type Cell } from '#core/devicetree';
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
    case 'expression': {
      const value = evaluate(cell.items, valueOfName);
      return value === null ? undefined : value | 0;
    }
    case 'reference':
      return undefined;
  }
}
