import {
  expandMacros,
  nodesWith,
  parse,
  resolveTree,
  stringValue,
  type DeviceTree,
  type Document,
  type ExpandedToken,
  type TreeNode,
} from '#core/devicetree';
import type { BehaviorConfig, Combo, ConditionalLayer, Keymap, Layer } from '../model.ts';
import { readKconfig, type KconfigValues } from './kconfig.ts';
import { layerTitle } from './layerTitle.ts';
import { isLocaleKey } from './localeNames.ts';
import { predefinedSource } from './predefined.ts';
import { behaviorName, PropertyReader } from './propertyReader.ts';
import { isSimulated, readBehavior } from './readBehavior.ts';
import type { StandIns } from './standIns.ts';

export type ReadKeymap =
  | Readonly<{
      ok: true;
      keymap: Keymap;
      /** Problems that were found, one sentence each. The rest of the keymap can be simulated. */
      notes: readonly string[];
    }>
  | Readonly<{ ok: false; reason: string; notes: readonly string[] }>;

type ReadTree = Readonly<{
  result: ReadKeymap;
  written: Document;
  tree: DeviceTree;
  placeTokens: () => readonly ExpandedToken[];
  /** The included files that aren't here, and macros used as whole statements that aren't defined. */
  missing: Readonly<{ files: readonly string[]; macros: readonly string[] }>;
}>;

/** The firmware's own headers. Any other include is reported. */
const knownIncludes =
  /^(behaviors(\.dtsi|\/)|dt-bindings\/(zmk|input)\/|zephyr\/dt-bindings\/|input\/processors(\.dtsi|\/)|layouts\/|mouse_keys\.dtsi|physical_layouts)/;

/** Reads a keymap file, and optionally its .conf file, into the model for the simulator. */
export function readKeymap(source: string, conf = ''): ReadKeymap {
  return readKeymapTree(source, conf).result;
}

/**
 * Like `readKeymap`, but with definitions for files that aren't here, if given. Also returns the document before macros are expanded,
 * which starts with the predefined nodes, its devicetree, and where each token of that tree comes from.
 */
export function readKeymapTree(source: string, conf: string, standIns?: StandIns): ReadTree {
  const predefined = predefinedSource + (standIns?.textFor(source) ?? '');
  const written = parse(predefined + source);
  const { document, placeTokens, unknown, problems } = expandMacros(written, isLocaleKey);
  const tree = resolveTree(document);
  const missing = { files: missingFiles(document, tree, standIns), macros: unknown };
  const notes = [
    ...syntaxNotes(written, predefined),
    ...missing.files.map(missingNote),
    ...problems.map(({ message }) => message),
  ];
  for (const name of unknown) notes.push(`The macro ${name} is not defined in this file, so it's ignored.`);
  for (const label of tree.outside.keys()) notes.push(`There is no node with the label &${label}.`);
  const fail = (reason: string) => ({
    result: { ok: false, reason, notes } as const,
    written,
    tree,
    placeTokens,
    missing,
  });

  const keymapNode = findByCompatible(tree.root, 'zmk,keymap');
  if (!keymapNode) return fail('No keymap found: there has to be a node with compatible = "zmk,keymap".');
  const kconfig = readKconfig(conf);
  const layers = readLayers(keymapNode, tree, notes);
  if (layers.length === 0) return fail('The keymap has no layers.');
  if (layers.length > 32) return fail('A keymap can have at most 32 layers.');
  const keyCount = Math.max(1, ...layers.map(({ bindings }) => bindings.length));
  const combos = readCombos(findByCompatible(tree.root, 'zmk,combos'), tree, notes, keyCount);
  const keymap: Keymap = {
    behaviors: readBehaviors(tree, notes, kconfig),
    layers,
    combos,
    conditionalLayers: readConditionalLayers(findByCompatible(tree.root, 'zmk,conditional-layers'), tree, notes),
    keyCount,
    limits: kconfig.limits,
  };
  return { result: { ok: true, keymap, notes: [...new Set(notes)] }, written, tree, placeTokens, missing };
}

/** Syntax errors with their lines in the reader's file. */
const syntaxNotes = ({ problems, lines }: Document, predefined: string): readonly string[] => {
  const linesBefore = predefined.split('\n').length - 1;
  return problems.map(({ from, message }) => `Line ${lines.placeOf(from).line - linesBefore}: ${message}`);
};

const missingFiles = ({ directives }: Document, { isActive }: DeviceTree, standIns?: StandIns): readonly string[] => [
  ...new Set(
    directives.flatMap(({ name, path, from }) => {
      const file = name === 'include' && isActive(from) ? path?.text.replace(/^[<"]|[>"]$/g, '') : undefined;
      return file === undefined || knownIncludes.test(file) || standIns?.covers(file) ? [] : [file];
    }),
  ),
];

const missingNote = (file: string): string =>
  `The included file ${file} is not available here, so its definitions are unknown.`;

export const findByCompatible = (root: TreeNode, compatible: string): TreeNode | undefined =>
  nodesWith(root, compatible).next().value;

const isOkay = ({ properties }: TreeNode): boolean =>
  ['okay', 'ok', null].includes(stringValue(properties.get('status') ?? null));

const propertyReader = (node: TreeNode, tree: DeviceTree, notes: string[]): PropertyReader =>
  new PropertyReader(node, tree, notes, isSimulated);

function readLayers(node: TreeNode, tree: DeviceTree, notes: string[]): readonly Layer[] {
  return [...node.children.values()].filter(isOkay).map((layer) => {
    const read = propertyReader(layer, tree, notes);
    return { name: layerTitle(layer, tree), bindings: read.bindings('bindings') };
  });
}

function readBehaviors(
  tree: DeviceTree,
  notes: string[],
  kconfig: KconfigValues,
): Readonly<Record<string, BehaviorConfig>> {
  const behaviors: Record<string, BehaviorConfig> = {};
  for (const node of new Set(tree.labels.values())) {
    if (!node.properties.has('#binding-cells') && !node.properties.has('#sensor-binding-cells')) continue;
    behaviors[behaviorName(node)] = readBehavior(propertyReader(node, tree, notes), kconfig);
  }
  return behaviors;
}

function readCombos(node: TreeNode | undefined, tree: DeviceTree, notes: string[], keyCount: number): readonly Combo[] {
  return [...(node?.children.values() ?? [])].flatMap((child): readonly Combo[] => {
    const read = propertyReader(child, tree, notes);
    const [binding] = read.bindings('bindings');
    const keyPositions = read.integers('key-positions');
    if (!binding || keyPositions.length === 0) {
      read.problem('a combo needs bindings and key-positions.');
      return [];
    }
    const missing = keyPositions.find((position) => position >= keyCount);
    if (missing !== undefined) read.problem(`there is no key position ${missing}, so this combo can't be triggered.`);
    const layers = read.integers('layers');
    return [
      {
        name: child.name,
        binding,
        keyPositions,
        timeoutMs: read.integer('timeout-ms', 50),
        requirePriorIdleMs: read.integer('require-prior-idle-ms', -1),
        slowRelease: read.has('slow-release'),
        layers: layers[0] === -1 ? [] : layers,
      },
    ];
  });
}

function readConditionalLayers(
  node: TreeNode | undefined,
  tree: DeviceTree,
  notes: string[],
): readonly ConditionalLayer[] {
  return [...(node?.children.values() ?? [])].map((child) => {
    const read = propertyReader(child, tree, notes);
    return { name: child.name, ifLayers: read.integers('if-layers'), thenLayer: read.required('then-layer') };
  });
}
