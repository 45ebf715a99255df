/*
 * Definitions for the documented macros of two modules that many keymaps include, zmk-helpers and zmk-nodefree-config. They're used
 * if the header isn't among the open files. They were written from the documentation of what the macros do.
 */

/** Kinds of behaviors by their name in `ZMK_BEHAVIOR`, and how many parameters they take. */
const kinds: Readonly<Record<string, number>> = {
  adaptive_key: 0,
  auto_layer: 1,
  caps_word: 0,
  hold_tap: 2,
  key_repeat: 0,
  key_toggle: 1,
  leader_key: 0,
  macro: 0,
  macro_one_param: 1,
  macro_two_param: 2,
  mod_morph: 0,
  sensor_rotate: 0,
  sensor_rotate_var: 2,
  sticky_key: 1,
  tap_dance: 0,
  toggle_layer: 1,
  tri_state: 0,
};

const inRoot = (nodes: string): string => `/ { ${nodes} };`;
const define = (head: string, body: string): string => `#define ${head} ${body}`;

const behaviorMacros = Object.entries(kinds).map(([kind, cells]) => {
  const cellName = kind.startsWith('sensor') ? '#sensor-binding-cells' : '#binding-cells';
  const node = `compatible = "zmk,behavior-${kind.replaceAll('_', '-')}"; ${cellName} = <${cells}>;`;
  return [kind, inRoot(`behaviors { id: id { ${node} __VA_ARGS__ }; };`)] as const;
});

/**
 * A macro with optional arguments: one body for each number of arguments, all with the same parameters. No parameter may be part of a
 * property's name, such as `ms` in `timeout-ms`, because the preprocessor would replace it there too.
 */
function withOptional(name: string, parameters: readonly string[], required: number, body: (given: number) => string) {
  const counts = Array.from({ length: parameters.length - required + 1 }, (_, index) => required + index);
  const slots = parameters.map((_, index) => `a${index}`).join(', ');
  const choices = [...counts].reverse().map((count) => `${name}__${count}`);
  return [
    define(`${name}__OF(${slots}, n, ...)`, 'n'),
    define(`${name}(...)`, `${name}__OF(__VA_ARGS__, ${choices.join(', ')}, 0)(__VA_ARGS__)`),
    ...counts.map((count) => define(`${name}__${count}(${parameters.slice(0, count).join(', ')})`, body(count))),
  ];
}

const comboBody = (given: number): string => {
  const optional = [
    given > 3 ? 'layers = <on>;' : '',
    `timeout-ms = <${given > 4 ? 'wait' : 'COMBO_TERM'}>;`,
    given > 5 ? 'require-prior-idle-ms = <pause>;' : '',
    given > 6 ? 'more' : '',
  ];
  const combo = `combo_##id { bindings = <what>; key-positions = <keys>; ${optional.join(' ')} };`;
  return inRoot(`combos { compatible = "zmk,combos"; ${combo} };`);
};

const layerBody = (given: number): string => {
  const sensors = given > 2 ? 'sensor-bindings = <sensors>;' : '';
  return inRoot(
    `keymap { compatible = "zmk,keymap"; layer_##id { display-name = #id; bindings = <layout>; ${sensors} }; };`,
  );
};

const conditionalLayer = (name: string, held: string, goal: string): string =>
  inRoot(
    `conditional_layers { compatible = "zmk,conditional-layers"; tri_##${name} { if-layers = <${held}>; then-layer = <${goal}>; }; };`,
  );

const digits = (letter: string): string => `bindings = <&kp ${letter}0 &kp ${letter}1 &kp ${letter}2 &kp ${letter}3>;`;
const macroNode = (name: string, content: string): string =>
  `${name}: ${name} { compatible = "zmk,behavior-macro"; #binding-cells = <0>; ${content} };`;
const pair =
  'id: id { compatible = "zmk,behavior-mod-morph"; #binding-cells = <0>; bindings = <&id##_lower>, <&id##_upper>; mods = <(MOD_LSFT|MOD_RSFT)>; };';

const helperMacros = [
  define('COMBO_TERM', '30'),
  ...behaviorMacros.flatMap(([kind, body]) => [
    define(`ZMK_${kind.toUpperCase()}(id, ...)`, body),
    define(`ZMK_BEHAVIOR__${kind}(id, ...)`, body),
  ]),
  define('ZMK_BEHAVIOR(id, kind, ...)', 'ZMK_BEHAVIOR__##kind(id, __VA_ARGS__)'),
  ...withOptional('ZMK_COMBO', ['id', 'what', 'keys', 'on', 'wait', 'pause', 'more'], 3, comboBody),
  ...withOptional('ZMK_LAYER', ['id', 'layout', 'sensors'], 2, layerBody),
  define('ZMK_CONDITIONAL_LAYER__2(held, goal)', conditionalLayer('goal', 'held', 'goal')),
  define('ZMK_CONDITIONAL_LAYER__3(id, held, goal)', conditionalLayer('id', 'held', 'goal')),
  define('ZMK_CONDITIONAL_LAYER__OF(a, b, c, n, ...)', 'n'),
  define(
    'ZMK_CONDITIONAL_LAYER(...)',
    'ZMK_CONDITIONAL_LAYER__OF(__VA_ARGS__, ZMK_CONDITIONAL_LAYER__3, ZMK_CONDITIONAL_LAYER__2, 0)(__VA_ARGS__)',
  ),
  define('ZMK_UNICODE_SINGLE(id, L0, L1, L2, L3)', inRoot(`macros { ${macroNode('id', digits('L'))} };`)),
  define(
    'ZMK_UNICODE_PAIR(id, L0, L1, L2, L3, U0, U1, U2, U3)',
    inRoot(`behaviors { ${macroNode('id##_lower', digits('L'))} ${macroNode('id##_upper', digits('U'))} ${pair} };`),
  ),
  define('ZMK_LEADER_SEQUENCE(...)', ''),
  define('ZMK_APPLY_MATRIX_TRANSFORM(...)', ''),
];

/**
 * The rows of a keyboard from top to bottom, for the names of its key positions: `T5` are LT4 to LT0 and RT0 to RT4, counted from
 * the middle. `B3@1` starts at column 1. What's in parentheses is between the halves of that row.
 */
const labelRows: Readonly<Record<string, string>> = {
  '34': 'T5 M5 B5 H2',
  '36': 'T5 M5 B5 H3',
  '38': 'T5 M5 B5 H4',
  '42': 'T6 M6 B6 H3',
  '44': 'T6 M6 B6 H4',
  '48': 'T6 M6 B6 H6',
  '4x12': 'T6 M6 B6 H6',
  '50': 'T6 M6 B6(F2) H5',
  '54': 'N6 T6 M6 B6 H3',
  '5x6': 'N6 T6 M6 B6 H6',
  '60': 'N6 T6 M6 B6(EC) H5',
  '70': 'N7 T7 M7 B7 F7',
  glove80: 'C5@1 N6 T6 M6 B6(H3@3) F5@1(H3)',
  helix: 'N6 T6 M6 B6(F1@1) H6(F1)',
  hillside46: 'T6 M6 B6(H1@4) H4',
  hillside48: 'T6 M6 B6(H1@4) H4',
  hummingbird: 'T5 M5 B3@1 H2',
  klor: 'T5 M6 B6(EC) H4',
  klorkonrad: 'T5 M6 B6(EC) H3',
  kyria: 'T6 M6 B6(F2) H5',
  osprette: 'T4 M6 B5 H2',
  sofle: 'N6 T6 M6 B6(EC) H5',
};

/** The labels of a row on the left or right, from the outside to the inside on the left. */
function labelsOf(row: string, side: 'L' | 'R'): readonly string[] {
  const [, name = '', count = '', start = '0'] = /^([A-Z]+)(\d*)(?:@(\d+))?/.exec(row) ?? [];
  if (count === '') return [side + name];
  const labels = Array.from({ length: Number(count) }, (_, index) => `${side}${name}${index + Number(start)}`);
  return side === 'L' ? labels.reverse() : labels;
}

const labelDefines = (rows: string): readonly string[] =>
  rows
    .split(' ')
    .flatMap((row) => {
      const inner = /\(([^)]*)\)/.exec(row)?.[1];
      const between = inner === undefined ? [] : [...labelsOf(inner, 'L'), ...labelsOf(inner, 'R')];
      return [...labelsOf(row, 'L'), ...between, ...labelsOf(row, 'R')];
    })
    .map((label, position) => define(label, String(position)));

const helperHeader = /(?:zmk-helpers|zmk-nodefree-config)\/(?:.*\/)?helper\.h$/;
const labelHeader = /(?:key-labels\/(\w+)|keypos_def\/keypos_(\w+?)(?:keys)?)\.h$/;
/** Names of zmk-nodefree-config that are different in zmk-helpers. */
const renamed: Readonly<Record<string, string>> = { glv80: 'glove80' };

/** The lines that stand for an included file, or undefined if there are none. */
function linesFor(path: string): readonly string[] | undefined {
  if (helperHeader.test(path)) return helperMacros;
  const [, label, keypos = ''] = labelHeader.exec(path) ?? [];
  const rows = labelRows[label ?? renamed[keypos] ?? keypos];
  return rows === undefined ? undefined : labelDefines(rows);
}

const include = /^[ \t]*#[ \t]*include[ \t]+["<]([^">\n]+)[">]/gm;

/** Definitions for files that a keymap includes and that aren't here. */
export type StandIns = Readonly<{
  /** The definitions to put before a keymap. */
  textFor: (source: string) => string;
  /** Whether there are definitions for an included file. */
  covers: (path: string) => boolean;
}>;

/** Only for the playground's page and tools for files, because the playgrounds on docs pages have to stay small. */
export const standIns: StandIns = {
  textFor: (source) => {
    const paths = new Set([...source.matchAll(include)].map(([, path = '']) => path));
    const keepsMacro = /^[ \t]*#define[ \t]+ZMK_HELPER_KEEP_NATIVE\b/m.test(source);
    const lines = [...paths].flatMap((path) => linesFor(path) ?? []);
    const used = keepsMacro ? lines.filter((line) => !line.startsWith('#define ZMK_MACRO(')) : lines;
    return used.map((line) => `${line}\n`).join('');
  },
  covers: (path) => linesFor(path) !== undefined,
};
