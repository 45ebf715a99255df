import { cellsOf, stringValue, type TreeNode } from '#core/devicetree';
import { behaviors, constantName, constants, findBehavior, type ParameterKind } from '#core/firmware';
import type { KeymapKeys } from './readKeys.ts';

/** A parameter of a behavior. */
export type KeyParameter = Readonly<{
  kind: ParameterKind | 'unknown';
  /** What it's for, in a sentence. */
  means: string;
  /** The constants that it accepts. Those in `withNumber` need a number after them. */
  constants: readonly string[];
  withNumber: readonly string[];
  /** What that number is. */
  numberMeans?: string;
}>;

/** A behavior that a key can have. */
export type KeyBehavior = Readonly<{
  /** Without the `&`. */
  label: string;
  name: string;
  does: string;
  /** A route of the docs. */
  page: string | undefined;
  parameters: readonly KeyParameter[];
  /** Whether the keymap defines it. */
  isOwn: boolean;
}>;

const constantsWith = (prefixes: readonly string[]) =>
  constants.filter(({ name, fills }) => fills !== 'arguments' && prefixes.some((prefix) => name.startsWith(prefix)));

function predefined(label: string): KeyBehavior | undefined {
  const reference = `&${label}` as const;
  const found = behaviors.find((row) => row.label === reference || row.deprecatedLabels?.includes(reference));
  if (found?.kind !== 'behavior') return undefined;
  const usable = constantsWith(found.constants ?? []);
  // Most constants are a command and its argument in one, so such a behavior has one field.
  const isCommand = usable.some(({ fills }) => fills === 'both');
  const parameters = (isCommand ? found.parameters.slice(0, 1) : found.parameters).map(({ kind, means }) => ({
    kind,
    means,
    constants: kind === 'constant' ? usable.filter(({ name }) => !name.includes('(')).map(constantName) : [],
    withNumber: usable.filter(({ fills }) => fills === 'first').map(constantName),
    ...(isCommand ? { numberMeans: found.parameters[1]?.means ?? '' } : {}),
  }));
  return { label, name: found.name, does: found.does, page: found.page, parameters, isOwn: false };
}

const unknown = (kind: KeyParameter['kind'], means: string): KeyParameter => ({
  kind,
  means,
  constants: [],
  withNumber: [],
});

const compatibleOf = ({ properties }: TreeNode): string => stringValue(properties.get('compatible') ?? null) ?? '';

/** The behavior with this label: one that the keymap defines, or one of the firmware's. */
export function behaviorOf(keys: KeymapKeys, label: string, depth = 0): KeyBehavior | undefined {
  const known = predefined(label);
  if (known) return known;
  const { tree } = keys;
  const node = tree.labels.get(label);
  const compatible = node && compatibleOf(node);
  if (!node || !compatible || !node.properties.has('#binding-cells')) return undefined;
  const [count] = cellsOf(node.properties.get('#binding-cells') ?? null, tree);
  const inner = cellsOf(node.properties.get('bindings') ?? null, tree);
  const kind = compatible.replace(/^zmk,behavior-|-(?:one|two)-param$/g, '');
  const passesOn = kind === 'hold-tap' || kind === 'sticky-key';
  const parameters = Array.from({ length: count?.kind === 'number' ? count.value : 0 }, (_, index): KeyParameter => {
    const cell = passesOn ? inner[index] : undefined;
    const behavior =
      cell?.kind === 'reference' && depth < 3 ? behaviorOf(keys, cell.label ?? '', depth + 1) : undefined;
    const [first] = behavior?.parameters ?? [];
    if (!behavior) return unknown('unknown', 'Passed on to the macro.');
    if (!first) return unknown('number', `&${behavior.label} takes no parameter, so write 0.`);
    const role = kind === 'sticky-key' ? 'Sticky' : index === 0 ? 'While held' : 'When tapped';
    return { ...first, means: `${role}: ${behavior.name.toLowerCase()}.` };
  });
  const page = pages[kind] ?? behaviors.find((row) => row.compatible === compatible)?.page;
  return { label, ...(kinds[kind] ?? other), page, parameters, isOwn: true };
}

const kinds: Readonly<Record<string, Pick<KeyBehavior, 'name' | 'does'>>> = {
  'hold-tap': { name: 'Hold-tap', does: 'Does one thing on a tap and another while held.' },
  'tap-dance': { name: 'Tap-dance', does: 'Does something else for each number of taps.' },
  'mod-morph': { name: 'Mod-morph', does: 'Does something else while certain modifiers are down.' },
  'sticky-key': { name: 'Sticky key', does: 'Stays on for the next key.' },
  macro: { name: 'Macro', does: 'Plays a series of keys.' },
};
const other = { name: 'Behavior of this keymap', does: 'Your keymap or a module defines what it does.' };

const pages: Readonly<Record<string, string>> = {
  macro: '/docs/keymaps/behaviors/macros',
  'tap-dance': '/docs/keymaps/behaviors/tap-dance',
  'hold-tap': '/docs/keymaps/behaviors/hold-tap',
  'mod-morph': '/docs/keymaps/behaviors/mod-morph',
};

/** All behaviors that a key can have: those of the keymap, then the firmware's. */
export function behaviorsIn(keys: KeymapKeys): readonly KeyBehavior[] {
  const ofFirmware = behaviors.flatMap(({ label, kind }) => (kind === 'behavior' ? [label.slice(1)] : []));
  const own = [...keys.tree.labels.keys()].filter((label) => !findBehavior(`&${label}`));
  return [...own, ...ofFirmware].flatMap((label) => behaviorOf(keys, label) ?? []);
}
