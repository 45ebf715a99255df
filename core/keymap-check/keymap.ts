/** Parses a keymap into what the rules work on: its tree, layers, available behaviors and all lists of bindings. */
import {
  cellsOf,
  expandMacros,
  findProperty,
  parse,
  resolveTree,
  statementsOf,
  type Call,
  type Cell,
  type DeviceTree,
  type Document,
  type Problem,
  type Property,
  type Span,
  type TreeNode,
} from '#core/devicetree';
import { labelsOfHardware } from '#core/firmware';
import { behaviorLookup, compatibleOf, type BehaviorInfo } from './behaviors.ts';
import { isFirmwareInclude } from './headers.ts';
import { isKnownCell } from './names.ts';
import { verdictOf, type Verdict } from './build/verdict.ts';
import { readBindingLists, readMacroArguments, type BindingList } from './bindingLists.ts';

export interface Layer {
  readonly name: string;
  readonly node: TreeNode;
  /** Null if the bindings can't be counted, for example because a macro from another file generates them. */
  readonly keys: number | null;
}

/** What the other files of the configuration tell about a keymap. */
export interface KeymapContext {
  /** The options in the keymap's .conf file: `CONFIG_… → value`. */
  readonly config?: ReadonlyMap<string, string>;
  /** How many keys the keyboard has in each of its layouts. */
  readonly keyCounts?: readonly number[];
  /** A fork may define any name. If the firmware is unknown, only names that don't resemble a known one are assumed to exist. */
  readonly firmware?: 'zmk' | 'unknown' | 'fork';
  /** Whether another release than the tables' is built, which may have other names. */
  readonly isOtherRelease?: boolean;
  /** Whether modules are built too, which may define anything. Undefined if it isn't known. */
  readonly hasModules?: boolean;
  /** Paths of the configuration's files. */
  readonly fileNames?: readonly string[];
  /** Whether the file is a keymap, not a part of one. */
  readonly isKeymap?: boolean;
  /** The boards and shields it's built for, by their names in build.yaml. Undefined if that isn't known. */
  readonly hardware?: readonly string[];
  /** Labels defined in files that the keymap doesn't include, such as its shield's. */
  readonly outsideLabels?: ReadonlySet<string>;
}

export interface Keymap extends KeymapContext {
  readonly text: string;
  readonly document: Document;
  readonly tree: DeviceTree;
  /** Macros that are too long to expand. */
  readonly macroProblems: readonly Problem[];
  /** Include paths as written between the quotes or brackets. */
  readonly includes: ReadonlySet<string>;
  /** An included file isn't available, or a fork is built, so any name may be defined there. */
  readonly isPartial: boolean;
  /** Words in the arguments of macros that aren't defined here. Each may be a label. */
  readonly macroArguments: ReadonlySet<string>;
  readonly nodes: readonly TreeNode[];
  readonly bindingLists: readonly BindingList[];
  /** Empty if the file has no keymap, or if a macro from another file may add layers. */
  readonly layers: readonly Layer[];
  readonly behavior: (label: string) => BehaviorInfo | undefined;
  readonly isMacro: (name: string, offset: number) => boolean;
  readonly macroNames: readonly string[];
  readonly cells: (property: Property | null | undefined) => readonly Cell[];
  readonly source: (range: Span) => string;
  /** What the build says. Only for keymaps: other files are parts of something that isn't known. */
  readonly verdict: Verdict;
}

export function readKeymap(text: string, context: KeymapContext = {}): Keymap {
  const document = parse(text);
  const tree = resolveTree(document);
  const expanded = hasStatementMacros(document, tree) ? expandMacros(document) : null;
  const expandedTree = expanded ? resolveTree(expanded.document) : tree;
  const includes = includesOf(document, tree);
  const hasComputedInclude = document.directives.some(
    ({ name, path, from }) => name === 'include' && !path && tree.isActive(from),
  );
  const isPartial =
    context.firmware === 'fork' || hasComputedInclude || [...includes].some((path) => !isFirmwareInclude(path));
  const nodes = allNodes(tree);
  const cache = new Map<Property, readonly Cell[]>();
  const cells = (property: Property | null | undefined): readonly Cell[] => {
    if (!property) return [];
    const found = cache.get(property) ?? cellsOf(property, tree);
    cache.set(property, found);
    return found;
  };
  const behavior = behaviorLookup(tree, expandedTree);
  const defined = new Set(
    document.directives.flatMap(({ name, macro }) => (name === 'define' && macro ? [macro.text] : [])),
  );
  return {
    ...context,
    text,
    document,
    tree,
    macroProblems: expanded?.problems ?? tree.problems,
    includes,
    isPartial,
    macroArguments: wordsInUnknownMacros(document, expanded?.unknown ?? []),
    nodes,
    cells,
    behavior,
    bindingLists: [
      ...readBindingLists(nodes, cells, behavior),
      ...readMacroArguments(unknownCalls(document, tree), tree, behavior),
    ],
    layers: layersOf(
      expandedTree,
      expanded ? (property) => cellsOf(property ?? null, expandedTree) : cells,
      (expanded?.unknown.length ?? 0) > 0 || isPartial,
      defined,
    ),
    isMacro: (name, offset) => tree.macroAt(name, offset) !== undefined,
    macroNames: [...defined],
    source: ({ from, to }) => text.slice(from, to),
    verdict:
      context.isKeymap === false
        ? { errors: [], isComplete: false }
        : verdictOf(document, tree, {
            includes,
            isPartial: isPartial || context.firmware === 'unknown' || context.isOtherRelease === true,
            mayHaveModules: context.hasModules !== false,
            mustHaveKeymap: context.hardware !== undefined,
            hasLabel: labelLookup(context),
          }),
  };
}

/** Whether the hardware or another file of the configuration defines a label. */
function labelLookup({ hardware = [], outsideLabels }: KeymapContext): (label: string) => boolean | 'maybe' {
  const known = hardware.map(labelsOfHardware);
  const isComplete = known.length > 0 && known.every((labels) => labels !== undefined);
  return (label) =>
    (outsideLabels?.has(label) ?? false) ||
    known.some((labels) => labels?.has(label)) ||
    (isComplete ? false : 'maybe');
}

function hasStatementMacros(document: Document, tree: DeviceTree): boolean {
  const rest = [...document.statements];
  for (let statement = rest.pop(); statement; statement = rest.pop()) {
    if (statement.kind === 'macro' && tree.isActive(statement.from)) return true;
    if (statement.kind === 'property' && statement.values.length === 0)
      if (tree.macroAt(statement.name.text, statement.from)) return true;
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

/** Every node in the file, including those that change a node of another file (`&mt { … }`). */
function allNodes({ root, outside }: DeviceTree): readonly TreeNode[] {
  const nodes: TreeNode[] = [];
  const rest: TreeNode[] = [...[...outside.values()].reverse(), root];
  for (let node = rest.pop(); node; node = rest.pop()) {
    nodes.push(node);
    rest.push(...[...node.children.values()].reverse());
  }
  return nodes;
}

/** Uses of macros that the open files don't define. */
const unknownCalls = (document: Document, tree: DeviceTree): readonly Call[] =>
  [...statementsOf(document)].flatMap((statement) =>
    statement.kind === 'macro' && 'name' in statement.use && tree.isActive(statement.from)
      ? tree.macroAt(statement.use.name.text, statement.from)
        ? []
        : [statement.use]
      : [],
  );

function wordsInUnknownMacros(document: Document, unknown: readonly string[]): ReadonlySet<string> {
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

function layersOf(
  tree: DeviceTree,
  cellsIn: Keymap['cells'],
  isPartial: boolean,
  macros: ReadonlySet<string>,
): readonly Layer[] {
  const isKeymap = (node: TreeNode): boolean => compatibleOf(node) === 'zmk,keymap';
  const keymap = [...tree.root.children.values()].find(isKeymap);
  if (!keymap || (isPartial && keymap.sources.some(hasUnknownMacro))) return [];
  return [...keymap.children.values()]
    .filter((node) => node.properties.has('bindings') || node.properties.has('status'))
    .map((node) => {
      const cells = cellsIn(node.properties.get('bindings'));
      const references = cells.filter(({ kind }) => kind === 'reference').length;
      // A name without a known definition may expand to several keys.
      const mayBeKeys = (cell: Cell): boolean =>
        (cell.kind === 'name' && macros.has(cell.text)) || (isPartial && !isKnownCell(cell));
      const isCountable = cells[0]?.kind === 'reference' && !cells.some(mayBeKeys);
      return { name: node.name, node, keys: isCountable ? references : null };
    });
}

const hasUnknownMacro = (node: TreeNode['sources'][number]): boolean =>
  node.statements.some(
    (statement) =>
      statement.kind === 'macro' ||
      (statement.kind === 'node' && findProperty(statement, 'bindings') === null && hasUnknownMacro(statement)),
  );
