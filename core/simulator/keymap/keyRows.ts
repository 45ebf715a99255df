import { cellsOf, parse, resolveTree, splitBindings } from '#core/devicetree';
import { findByCompatible } from './readKeymap.ts';

/**
 * The positions of a keymap's keys, row by row. Authors write a layer in the shape of the keyboard, so each line of the first
 * layer's bindings is a row; a layer on one line is cut into rows of ten.
 */
export function keyRows(source: string, keyCount: number): readonly (readonly number[])[] {
  const document = parse(source);
  const tree = resolveTree(document);
  const [layer] = findByCompatible(tree.root, 'zmk,keymap')?.children.values() ?? [];
  const bindings = splitBindings(cellsOf(layer?.properties.get('bindings') ?? null, tree));
  const rows = new Map<number, number[]>();
  bindings.slice(0, keyCount).forEach(({ from }, position) => {
    const { line } = document.lines.placeOf(from);
    rows.set(line, [...(rows.get(line) ?? []), position]);
  });
  const found = [...rows.values()];
  const inRows = found.length > 1 && found.flat().length === keyCount;
  return inRows ? found : cut(Array.from({ length: keyCount }, (_, position) => position));
}

const cut = (positions: readonly number[]): readonly (readonly number[])[] =>
  positions.length <= 10 ? [positions] : [positions.slice(0, 10), ...cut(positions.slice(10))];
