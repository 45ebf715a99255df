import { cellsOf, type Cell, type DeviceTree, type TreeNode } from '#core/devicetree';
import { nameOf, readNodes, type ReadResult } from './readNodes.ts';

export type MatrixPlace = {
  readonly row: number;
  readonly column: number;
};

export type Transform = {
  readonly name: string;
  readonly rows: number;
  readonly columns: number;
  /** In the order of key positions. */
  readonly places: readonly MatrixPlace[];
};

type TransformOptions = Readonly<{
  /** Accept what the firmware accepts: it doesn't check `map`, and some of its keyboards state too few rows or columns. */
  allowOutside?: boolean;
}>;

/** Every `zmk,matrix-transform` in the source. Fails for places outside the matrix and places used twice. */
export function readTransforms(dts: string, { allowOutside = false }: TransformOptions = {}): ReadResult<Transform> {
  return readNodes<Transform>(dts, 'zmk,matrix-transform', (node, tree) => {
    const rows = numberOf(node, 'rows', tree);
    const columns = numberOf(node, 'columns', tree);
    if (rows === null || columns === null) return 'rows and columns must both be numbers';
    const places: MatrixPlace[] = [];
    const seen = new Map<number, number>();
    for (const cell of cellsOf(node.properties.get('map') ?? null, tree)) {
      const place = toPlace(cell);
      if (!place) return `entry ${places.length} of map is not RC(row,column)`;
      const { row, column } = place;
      if (!allowOutside && (row < 0 || row >= rows || column < 0 || column >= columns))
        return `RC(${row},${column}) is outside ${rows} rows × ${columns} columns`;
      // The firmware stores row and column in a byte each.
      const other = seen.get(row * 256 + column);
      if (other !== undefined) return `RC(${row},${column}) is used at positions ${other} and ${places.length}`;
      seen.set(row * 256 + column, places.length);
      places.push(place);
    }
    return places.length > 0 ? { name: nameOf(node), rows, columns, places } : 'map is empty';
  });
}

function numberOf(node: TreeNode, name: string, tree: DeviceTree): number | null {
  return numberIn(cellsOf(node.properties.get(name) ?? null, tree));
}

function numberIn([cell, ...others]: readonly Cell[]): number | null {
  return cell?.kind === 'number' && others.length === 0 ? cell.value : null;
}

function toPlace(cell: Cell): MatrixPlace | null {
  if (cell.kind !== 'call' || cell.name !== 'RC') return null;
  const [row, column, ...others] = cell.args.map(numberIn);
  return row == null || column == null || others.length > 0 ? null : { row, column };
}
