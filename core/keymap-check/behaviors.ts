import { cellsOf, stringValues, type DeviceTree, type TreeNode } from '#core/devicetree';
import {
  findBehavior,
  findBinding,
  type Binding as NodeKind,
  type BindingProperty,
  type ParameterKind,
} from '#core/firmware';

export interface BehaviorInfo {
  /** Null if it isn't known. */
  readonly parameterCount: number | null;
  /** Null or missing where it isn't known. */
  readonly parameterKinds: readonly (ParameterKind | null)[];
  readonly kind: NodeKind | undefined;
  /** The node in the file, or undefined for the firmware's own behaviors. */
  readonly node: TreeNode | undefined;
}

export const compatibleOf = (node: TreeNode): string | undefined =>
  stringValues(node.properties.get('compatible') ?? null)[0];

/** The devicetree binding of a node. For `&mt { … }`, the binding of the firmware's `&mt`. */
export function kindOf(node: TreeNode): NodeKind | undefined {
  const compatible = compatibleOf(node) ?? findBehavior(node.name)?.compatible;
  return compatible === undefined ? undefined : findBinding(compatible);
}

/** The properties that a node can have, by its own kind or its parent's. Empty if it isn't known. */
export const propertiesOf = (node: TreeNode): readonly BindingProperty[] =>
  kindOf(node)?.properties ?? (node.parent && kindOf(node.parent)?.children?.properties) ?? [];

/** Looks up the behaviors of a keymap and of the firmware by their labels. */
export function behaviorLookup(
  tree: DeviceTree,
  expandedTree: DeviceTree,
): (label: string) => BehaviorInfo | undefined {
  const cache = new Map<string, BehaviorInfo | undefined>();
  const lookup = (label: string): BehaviorInfo | undefined => {
    if (!cache.has(label)) {
      // Stops the recursion for behaviors that refer to each other.
      cache.set(label, undefined);
      cache.set(label, find(label));
    }
    return cache.get(label);
  };
  function find(label: string): BehaviorInfo | undefined {
    const own = tree.labels.get(label) ?? expandedTree.labels.get(label);
    const predefined = findBehavior(`&${label}`);
    if (!own)
      return (
        predefined && {
          parameterCount: predefined.parameters.length,
          parameterKinds: predefined.parameters.map(({ kind }) => kind),
          kind: findBinding(predefined.compatible),
          node: undefined,
        }
      );
    const kind = kindOf(own);
    const itsTree = tree.labels.has(label) ? tree : expandedTree;
    const cellsName = kind?.compatible.startsWith('zmk,behavior-sensor-') ? '#sensor-binding-cells' : '#binding-cells';
    const declared = cellsOf(own.properties.get(cellsName) ?? null, itsTree)[0];
    const fixed = kind?.properties.find(({ name }) => name === cellsName)?.values;
    const parameterCount =
      fixed?.length === 1 ? Number(fixed[0]?.value) : declared?.kind === 'number' ? declared.value : null;
    return { parameterCount, parameterKinds: parameterKindsOf(own, kind, itsTree), kind, node: own };
  }
  /** The parameters of a hold-tap, sticky key or sensor behavior are passed on to the behaviors in its `bindings`. */
  function parameterKindsOf(
    node: TreeNode,
    kind: NodeKind | undefined,
    itsTree: DeviceTree,
  ): readonly (ParameterKind | null)[] {
    const isPair =
      kind?.compatible === 'zmk,behavior-hold-tap' || kind?.compatible === 'zmk,behavior-sensor-rotate-var';
    if (!isPair && kind?.compatible !== 'zmk,behavior-sticky-key') return [];
    const inner = cellsOf(node.properties.get('bindings') ?? null, itsTree);
    return inner.map((cell) => {
      const info = cell.kind === 'reference' && cell.label !== null ? lookup(cell.label) : undefined;
      return info?.parameterCount === 1 ? (info.parameterKinds[0] ?? null) : null;
    });
  }
  return lookup;
}
