/** Splits the values of `bindings` and `sensor-bindings` into single bindings. */
import {
  cellsOf,
  type Call,
  type Cell,
  type DeviceTree,
  type Item,
  type Property,
  type TreeNode,
} from '#core/devicetree';
import { kindOf, type BehaviorInfo } from './behaviors.ts';

export interface ListBinding {
  readonly from: number;
  readonly to: number;
  /** Null for cells before the first `&`. */
  readonly label: string | null;
  readonly reference: Cell | null;
  readonly info: BehaviorInfo | undefined;
  readonly parameters: readonly Cell[];
}

export interface BindingList {
  readonly node: TreeNode;
  readonly property: Property;
  /** Behaviors with parameters, or behaviors alone as in a hold-tap. Unknown for node types that aren't ZMK's. */
  readonly form: 'bindings' | 'behaviors' | 'unknown';
  readonly bindings: readonly ListBinding[];
}

const propertyNames: ReadonlySet<string> = new Set(['bindings', 'sensor-bindings']);

export function readBindingLists(
  nodes: readonly TreeNode[],
  cells: (property: Property) => readonly Cell[],
  behavior: (label: string) => BehaviorInfo | undefined,
): readonly BindingList[] {
  return nodes.flatMap((node) =>
    [...node.properties.values()]
      .filter(({ name }) => propertyNames.has(name.text))
      .map((property) => ({
        node,
        property,
        form: formOf(node, property.name.text),
        bindings: split(cells(property), behavior),
      })),
  );
}

/** The bindings in the arguments of macros that aren't defined in the open files, such as `ZMK_LAYER(name, &kp A …)`. */
export const readMacroArguments = (
  calls: readonly Call[],
  tree: DeviceTree,
  behavior: (label: string) => BehaviorInfo | undefined,
): readonly BindingList[] =>
  calls.flatMap(({ name, args, from, to }) =>
    args
      .flatMap(({ items }) => bindingsIn(items))
      .map((items) => {
        const values = [{ kind: 'cells' as const, items, bits: null, from, to }];
        const property: Property = { kind: 'property', labels: [], name, values, parent: null, from, to };
        return { node: tree.root, property, form: 'unknown', bindings: split(cellsOf(property, tree), behavior) };
      }),
  );

/** The items from each reference to the next mark, such as the > in `bindings = <&kp A>`. */
function bindingsIn(items: readonly Item[]): readonly (readonly Item[])[] {
  const lists: Item[][] = [];
  let list: Item[] | null = null;
  for (const item of items) {
    if (item.kind === 'operator' || item.kind === 'string') list = null;
    else if (list) list.push(item);
    else if (item.kind === 'reference') lists.push((list = [item]));
  }
  return lists;
}

function formOf(node: TreeNode, name: string): BindingList['form'] {
  const own = kindOf(node)?.properties.find((property) => property.name === name);
  if (own) return own.type === 'phandles' ? 'behaviors' : 'bindings';
  const child = node.parent && kindOf(node.parent)?.children?.properties.find((property) => property.name === name);
  return child ? 'bindings' : 'unknown';
}

function split(cells: readonly Cell[], behavior: (label: string) => BehaviorInfo | undefined): readonly ListBinding[] {
  const result: (Omit<ListBinding, 'parameters' | 'to'> & { to: number; parameters: Cell[] })[] = [];
  for (const cell of cells) {
    const last = result.at(-1);
    if (cell.kind === 'reference' || !last) {
      const label = cell.kind === 'reference' ? cell.label : null;
      const reference = cell.kind === 'reference' ? cell : null;
      const info = label === null ? undefined : behavior(label);
      result.push({ from: cell.from, to: cell.to, label, reference, info, parameters: reference ? [] : [cell] });
    } else {
      last.parameters.push(cell);
      last.to = Math.max(last.to, cell.to);
    }
  }
  return result;
}
