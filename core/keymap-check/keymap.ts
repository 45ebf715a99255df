/** A keymap as the rules see it: its tree, its layers, the behaviors it can use, and every list of bindings in it. */
import {
  cellsOf,
  expandStatements,
  findProperty,
  parse,
  resolveTree,
  stringValues,
  type Cell,
  type DeviceTree,
  type Document,
  type Property,
  type TreeNode,
} from '#core/devicetree';
import { findBehavior, findBinding, type Binding as NodeKind, type ParameterKind } from '#core/firmware';
import { isFirmwareInclude } from './headers.ts';
import { readLists, type BindingList } from './lists.ts';

export interface Layer {
  readonly name: string;
  readonly node: TreeNode;
  /** Null when the bindings cannot be counted here, for instance because a macro from elsewhere makes them. */
  readonly keys: number | null;
}

export interface BehaviorInfo {
  /** How many parameters follow it; null when that is not known here. */
  readonly cells: number | null;
  /** What the parameters are, as far as that is known. */
  readonly kinds: readonly (ParameterKind | null)[];
  readonly kind: NodeKind | undefined;
  /** The node in the file; undefined for behaviors of the firmware. */
  readonly node: TreeNode | undefined;
}

export interface Options {
  /** `CONFIG_… → value` of the .conf file that goes with the keymap, when it was given. */
  readonly config?: ReadonlyMap<string, string>;
  /** How many keys the keyboard has in each of its layouts, when that is known. */
  readonly sizes?: readonly number[];
  /** A fork may define any name. When nobody can say what is built, only names that resemble none are given the benefit of the doubt. */
  readonly firmware?: 'zmk' | 'unknown' | 'fork';
  /** Labels that files beside the keymap define, such as those of its shield. */
  readonly outsideLabels?: ReadonlySet<string>;
}

export interface Keymap extends Options {
  readonly text: string;
  readonly document: Document;
  readonly tree: DeviceTree;
  /** The paths that are included, as written between the quotes or brackets. */
  readonly includes: ReadonlySet<string>;
  /** Something is included that is neither the firmware's nor here: any name may come from there. */
  readonly isPartial: boolean;
  /** Names that macros of other files may define as labels. */
  readonly macroArguments: ReadonlySet<string>;
  readonly nodes: readonly TreeNode[];
  readonly lists: readonly BindingList[];
  /** Empty when the file has no keymap, or when they cannot all be seen. */
  readonly layers: readonly Layer[];
  readonly behavior: (label: string) => BehaviorInfo | undefined;
  readonly isMacro: (name: string, offset: number) => boolean;
  readonly macroNames: readonly string[];
  readonly cells: (property: Property | null | undefined) => readonly Cell[];
  readonly source: (range: { from: number; to: number }) => string;
}

export function readKeymap(text: string, options: Options = {}): Keymap {
  const document = parse(text);
  const tree = resolveTree(document);
  const expanded = hasStatementMacros(document, tree) ? expandStatements(text) : null;
  const whole = expanded ? resolveTree(expanded.document) : tree;
  const includes = includesOf(document, tree);
  const missing = document.directives.some(
    ({ name, path, from }) => name === 'include' && !path && tree.isActive(from),
  );
  const isPartial = options.firmware === 'fork' || missing || [...includes].some((path) => !isFirmwareInclude(path));
  const nodes = allNodes(tree);
  const known = new Map<Property, readonly Cell[]>();
  const cells = (property: Property | null | undefined): readonly Cell[] => {
    if (!property) return [];
    const found = known.get(property) ?? cellsOf(property, tree);
    known.set(property, found);
    return found;
  };
  const behavior = behaviorLookup(tree, whole);
  const defined = new Set(
    document.directives.flatMap(({ name, macro }) => (name === 'define' && macro ? [macro.text] : [])),
  );
  return {
    ...options,
    text,
    document,
    tree,
    includes,
    isPartial,
    macroArguments: argumentsOf(document, expanded?.unknown ?? []),
    nodes,
    cells,
    behavior,
    lists: readLists(nodes, cells, behavior),
    layers: layersOf(
      whole,
      expanded ? (property) => cellsOf(property ?? null, whole) : cells,
      (expanded?.unknown.length ?? 0) > 0 || isPartial,
      defined,
    ),
    isMacro: (name, offset) => tree.macrosAt(offset).get(name) !== undefined,
    macroNames: [...defined],
    source: ({ from, to }) => text.slice(from, to),
  };
}

function hasStatementMacros(document: Document, tree: DeviceTree): boolean {
  const rest = [...document.statements];
  for (let statement = rest.pop(); statement; statement = rest.pop()) {
    if (statement.kind === 'macro' && tree.isActive(statement.from)) return true;
    if (statement.kind === 'property' && statement.values.length === 0)
      if (tree.macrosAt(statement.from).get(statement.name.text)) return true;
    if (statement.kind === 'node') for (const inner of statement.statements) rest.push(inner);
  }
  return false;
}

function includesOf(document: Document, tree: DeviceTree): ReadonlySet<string> {
  const paths = document.directives.flatMap(({ name, path, from }) =>
    name === 'include' && path && tree.isActive(from) ? [path.text.slice(1, -1)] : [],
  );
  return new Set(paths);
}

/** Every node of the file, also those that only change a node of another file. */
function allNodes({ root, outside }: DeviceTree): readonly TreeNode[] {
  const nodes: TreeNode[] = [];
  const rest: TreeNode[] = [...[...outside.values()].reverse(), root];
  for (let node = rest.pop(); node; node = rest.pop()) {
    nodes.push(node);
    rest.push(...[...node.children.values()].reverse());
  }
  return nodes;
}

/** All words in the arguments of macros that are not defined here: one of them may become a label. */
function argumentsOf(document: Document, unknown: readonly string[]): ReadonlySet<string> {
  if (unknown.length === 0) return new Set();
  const words = new Set<string>();
  const rest = [...document.statements];
  for (let statement = rest.pop(); statement; statement = rest.pop()) {
    if (statement.kind === 'node') for (const inner of statement.statements) rest.push(inner);
    if (statement.kind !== 'macro') continue;
    for (const word of document.text.slice(statement.from, statement.to).match(/\w+/g) ?? []) words.add(word);
  }
  return words;
}

export const compatibleOf = (node: TreeNode): string | undefined =>
  stringValues(node.properties.get('compatible') ?? null)[0];

/** What kind of node it is; for `&mt { … }`, what the firmware says `&mt` is. */
export function kindOf(node: TreeNode): NodeKind | undefined {
  const compatible = compatibleOf(node) ?? findBehavior(node.name)?.compatible;
  return compatible === undefined ? undefined : findBinding(compatible);
}

function behaviorLookup(tree: DeviceTree, whole: DeviceTree): (label: string) => BehaviorInfo | undefined {
  const known = new Map<string, BehaviorInfo | undefined>();
  const lookup = (label: string): BehaviorInfo | undefined => {
    if (!known.has(label)) {
      // Until it is known: a behavior that leads back to itself says nothing about its parameters.
      known.set(label, undefined);
      known.set(label, find(label));
    }
    return known.get(label);
  };
  function find(label: string): BehaviorInfo | undefined {
    const own = tree.labels.get(label) ?? whole.labels.get(label);
    const predefined = findBehavior(`&${label}`);
    if (!own)
      return (
        predefined && {
          cells: predefined.parameters.length,
          kinds: predefined.parameters.map(({ kind }) => kind),
          kind: findBinding(predefined.compatible),
          node: undefined,
        }
      );
    const kind = kindOf(own);
    const context = tree.labels.has(label) ? tree : whole;
    const written = cellsOf(own.properties.get('#binding-cells') ?? null, context)[0];
    const fixed = kind?.properties.find(({ name }) => name === '#binding-cells')?.values;
    const cells = written?.kind === 'number' ? written.value : fixed?.length === 1 ? Number(fixed[0]?.value) : null;
    return { cells, kinds: kindsOf(own, kind, context), kind, node: own };
  }
  function kindsOf(node: TreeNode, kind: NodeKind | undefined, context: DeviceTree): readonly (ParameterKind | null)[] {
    const isPair =
      kind?.compatible === 'zmk,behavior-hold-tap' || kind?.compatible === 'zmk,behavior-sensor-rotate-var';
    if (!isPair && kind?.compatible !== 'zmk,behavior-sticky-key') return [];
    const inner = cellsOf(node.properties.get('bindings') ?? null, context);
    return inner.map((cell) => {
      const info = cell.kind === 'reference' && cell.label !== null ? lookup(cell.label) : undefined;
      return info?.cells === 1 ? (info.kinds[0] ?? null) : null;
    });
  }
  return lookup;
}

function layersOf(
  tree: DeviceTree,
  cellsIn: Keymap['cells'],
  isPartial: boolean,
  macros: ReadonlySet<string>,
): readonly Layer[] {
  const isKeymap = (node: TreeNode): boolean => compatibleOf(node) === 'zmk,keymap';
  const keymap = [...tree.root.children.values()].find(isKeymap);
  if (!keymap || (isPartial && keymap.sources.some(hasForeignMacro))) return [];
  return [...keymap.children.values()]
    .filter((node) => node.properties.has('bindings') || node.properties.has('status'))
    .map((node) => {
      const cells = cellsIn(node.properties.get('bindings'));
      const references = cells.filter(({ kind }) => kind === 'reference').length;
      // A name that nothing here defines may stand for a row of keys, and so may a macro that is not understood here.
      const isSure =
        cells[0]?.kind === 'reference' && !cells.some((cell) => cell.kind === 'name' && macros.has(cell.text));
      return { name: node.name, node, keys: isSure ? references : null };
    });
}

const hasForeignMacro = (node: TreeNode['sources'][number]): boolean =>
  node.statements.some(
    (statement) =>
      statement.kind === 'macro' ||
      (statement.kind === 'node' && findProperty(statement, 'bindings') === null && hasForeignMacro(statement)),
  );
