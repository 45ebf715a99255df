/*
 * Every rule of the doctor: what it finds, and which of its fixes can be applied without asking. The page, the command line, and
 * the docs read this table, so it's a separate entry point that doesn't load the checks. A fix is safe if it can't change what a
 * working key does. If a rule's fix is a guess, its row says why in `ask`.
 */
export interface RuleRow {
  /** Unique. Used in JSON, SARIF, and comments that ignore a finding. */
  readonly id: string;
  /** The heading above its findings: `Unknown behaviors`. */
  readonly title: string;
  /** What it finds, for the docs. May contain Markdown. */
  readonly finds: string;
  /** The page that explains it. */
  readonly docs: string;
  readonly group: 'keymap' | 'files' | 'upgrade' | 'log';
  /** Which of its fixes are safe: all, only those of errors (what doesn't build can't work yet), or none. */
  readonly safe: 'always' | 'errors' | 'never';
  /** Why its other fixes need the user's decision. */
  readonly ask?: string;
  /** The month in which the firmware deprecated the old way, such as `2020-11`. */
  readonly since?: string;
}

const guess = 'A module or another file may define the name. Apply the fix if it was a typo.';
const choice = 'Several answers are possible, and only you know which one you meant.';

const keymap = (id: string, title: string, docs: string, finds: string, more: Partial<RuleRow> = {}): RuleRow => ({
  id,
  title,
  finds,
  docs,
  group: 'keymap',
  safe: 'errors',
  ...more,
});

const files = (id: string, title: string, docs: string, finds: string, more: Partial<RuleRow> = {}): RuleRow => ({
  ...keymap(id, title, docs, finds, more),
  group: 'files',
});

const upgrade = (id: string, title: string, docs: string, finds: string, since?: string): RuleRow => ({
  id,
  title,
  finds,
  docs,
  group: 'upgrade',
  safe: 'always',
  ...(since ? { since } : {}),
});

const hardware = '/docs/hardware';
const customization = '/docs/customization';
const buildingIssues = '/docs/troubleshooting/building-issues';
const layers = '/docs/keymaps/behaviors/layers';

export const ruleTable: readonly RuleRow[] = [
  keymap('other-format', 'Other formats', '/docs/keymaps', 'text that isn’t devicetree at all, such as a QMK keymap'),
  keymap(
    'syntax',
    'Syntax',
    buildingIssues,
    'what the devicetree compiler rejects, reported where the mistake is: missing semicolons, brackets, and quotes',
  ),
  keymap(
    'preprocessor',
    'Preprocessor lines',
    '/docs/keymaps',
    'what the preprocessor rejects: an `#if` with nonsense, an `#error`, and macros with the wrong number of arguments',
    { ask: choice },
  ),
  keymap(
    'build',
    "Won't build",
    buildingIssues,
    'what the firmware’s build rejects beyond that: types and numbers of values, missing nodes, and properties that a node can’t have',
    { ask: choice },
  ),
  keymap(
    'foreign-name',
    'Names from other firmware',
    '/docs/keymaps/list-of-keycodes',
    'QMK names: `KC_ESC`, `MO(1)`, `LT(2,KC_A)`',
  ),
  keymap(
    'unknown-behavior',
    'Unknown behaviors',
    '/docs/keymaps/behaviors',
    'a `&label` that neither the file nor the firmware defines',
    { ask: guess },
  ),
  keymap(
    'unknown-node',
    'Unknown nodes',
    '/docs/keymaps',
    'a misspelled label in `&label { … }`, `chosen`, or another value',
    { ask: guess },
  ),
  keymap(
    'unknown-name',
    'Unknown names',
    '/docs/keymaps/list-of-keycodes',
    'misspelled key codes, commands, modifier functions, and pin flags, and names without a `#define`',
    { ask: guess },
  ),
  keymap(
    'parameter-count',
    'Wrong number of parameters',
    '/docs/keymaps/behaviors',
    'too many or too few parameters, including for behaviors and macros that the file defines',
    { ask: choice },
  ),
  keymap(
    'parameter-kind',
    'Parameters of the wrong kind',
    '/docs/keymaps/behaviors',
    '`&mo A`, `&kp 1`, `&bt RGB_TOG`',
    { ask: choice },
  ),
  keymap('unknown-layer', 'Unknown layers', layers, 'a layer number past the last layer', { ask: choice }),
  keymap(
    'layer-size',
    'Layer sizes',
    '/docs/keymaps',
    'a layer with more or fewer keys than the other layers or the keyboard',
    { ask: choice },
  ),
  keymap('unreachable-layer', 'Unreachable layers', layers, 'a layer that nothing turns on', { ask: choice }),
  keymap(
    'layer-trap',
    'Layers with no way out',
    layers,
    'a layer that `&to` or `&tog` turns on and that has no key to leave it',
    { ask: choice },
  ),
  keymap(
    'covered-layer',
    'Layers below a base layer',
    layers,
    'a layer key with no effect, because the layer it turns on is below a second base layer that hides all of it',
    { ask: choice },
  ),
  keymap(
    'combo',
    'Combos',
    '/docs/keymaps/combos',
    'positions that don’t exist or are listed twice, a second binding, and combos that never fire because an earlier one uses the same keys',
    { ask: choice },
  ),
  keymap(
    'trigger-position',
    'Hold-tap key positions',
    '/docs/keymaps/behaviors/hold-tap',
    '`hold-trigger-key-positions` past the last key',
    { ask: choice },
  ),
  keymap(
    'conditional-layer',
    'Conditional layers',
    '/docs/keymaps/conditional-layers',
    'a conditional layer that depends on itself',
    { ask: choice },
  ),
  keymap(
    'misplaced-node',
    'Nodes inside the keymap',
    '/docs/keymaps',
    '`combos` or `conditional_layers` inside the keymap, where they’re layers',
    { ask: choice },
  ),
  keymap(
    'property',
    'Properties',
    '/docs/config/behaviors',
    'missing and misspelled properties, values of the wrong kind, missing and unknown compatibles',
    { ask: guess },
  ),
  keymap('unused-behavior', 'Unused behaviors', '/docs/keymaps/behaviors', 'a behavior that nothing uses', {
    ask: choice,
  }),
  keymap('duplicate', 'Names used twice', '/docs/keymaps', 'a label or a node name used twice', { ask: choice }),
  keymap('define', 'Definitions', '/docs/keymaps', 'a `#define` with `=` or `;`'),
  keymap('include', 'Missing files', '/docs/keymaps#includes', 'an `#include` of a file that ZMK doesn’t have', {
    ask: guess,
  }),
  keymap('header', 'Missing headers', '/docs/keymaps', 'a name whose header isn’t included'),
  keymap(
    'option',
    'Options that are off',
    '/docs/config',
    'a behavior whose option is off in the `.conf` file, or a Bluetooth profile that needs a higher `CONFIG_BT_MAX_PAIRED`',
    { ask: choice },
  ),
  files(
    'conf',
    'Options',
    '/docs/config',
    '`.conf`: lines that aren’t options, unknown, renamed, and hidden options, values of the wrong type or out of range, options set twice, options whose dependencies are off, and options set to their default',
    { ask: guess },
  ),
  files(
    'yaml',
    'YAML',
    `${buildingIssues}#build-yaml`,
    '`build.yaml`, `west.yml`, and the workflow: invalid YAML, tabs, keys without a space after the colon, and lists that ZMK’s workflow doesn’t read',
  ),
  files(
    'board',
    'Boards',
    hardware,
    '`build.yaml`: boards that the release doesn’t have, shields in place of boards, and entries without a board',
    { ask: guess },
  ),
  files(
    'shield',
    'Shields',
    hardware,
    '`build.yaml`: shields that ZMK doesn’t have, boards in place of shields, and a split keyboard’s name instead of its halves',
    { ask: guess },
  ),
  files('pair', 'Boards and shields that don’t fit', hardware, 'a shield on a board that doesn’t have its header', {
    ask: choice,
  }),
  files(
    'half',
    'Halves of a split keyboard',
    '/docs/config/split',
    'one half of a split keyboard without the other, `.conf` files of two halves that contradict each other, and halves without Bluetooth between them',
    { ask: choice },
  ),
  files(
    'unread',
    'Files that no build reads',
    '/docs/config',
    'files in `boards/shields` that aren’t part of a shield, and `.conf` files whose name no build reads',
    {
      ask: choice,
    },
  ),
  files(
    'studio',
    'ZMK Studio',
    '/docs/features/studio',
    'the Studio snippet without `CONFIG_ZMK_STUDIO=y`, or on the half that isn’t the central',
    {
      ask: choice,
    },
  ),
  files('snippet', 'Snippets', customization, '`build.yaml`: misspelled snippets', { ask: guess }),
  files('cmake', 'CMake arguments', customization, '`build.yaml`: options in `cmake-args` without `-D`'),
  files(
    'west',
    'The manifest',
    '/docs/features/modules',
    '`west.yml`: misspelled and repeated keys, remotes that aren’t defined, the `zmk` project without its import, and releases that don’t exist',
  ),
  files(
    'workflow',
    'The workflow',
    customization,
    'a workflow that ZMK doesn’t have, such as `build-user-config.yaml`, build images for another Zephyr, and actions that GitHub no longer runs',
    { ask: 'The new workflow builds only what’s in build.yaml, and leaves out steps that you added.' },
  ),
  files(
    'release',
    'Releases',
    customization,
    '`west.yml` and the workflow of different releases, and `main` instead of a release',
    { ask: choice },
  ),
  files(
    'entry',
    'Entries of build.yaml',
    customization,
    '`build.yaml`: entries that build nothing, and entries whose firmware has the same name',
    { ask: choice },
  ),
  files(
    'keymap-name',
    'Names of keymaps',
    customization,
    'a keymap that no build uses, because it doesn’t have the name of the keyboard',
    { ask: 'The keymap takes effect once it has the right name.' },
  ),
  files('module', 'Modules', '/docs/features/modules', 'an include from a module that `west.yml` doesn’t have', {
    ask: 'Choose the revision of the module that fits your release.',
  }),
  files(
    'unchecked',
    'What wasn’t checked',
    '/docs/troubleshooting',
    'a release or an included file that isn’t known here, so that names which may come from it weren’t checked',
    { ask: choice },
  ),
  files(
    'ignore',
    'Comments that ignore findings',
    '/docs/troubleshooting/doctor#ignore',
    'a `zmk-doctor-ignore` comment without a reason, for a rule that doesn’t exist, or where there’s nothing to ignore',
    { ask: choice },
  ),
  upgrade('key-code', 'Renamed key codes', '/docs/keymaps/list-of-keycodes', '`NUM_1`, `BKSP`, `M_VOLU`', '2020-11'),
  upgrade(
    'removed-key-code',
    'Key codes without a replacement',
    '/docs/keymaps/list-of-keycodes',
    '`&kp KSPC`, which becomes `&none` with a comment',
    '2020-11',
  ),
  upgrade(
    'modifier-flags',
    'Modifier flags used as a key',
    '/docs/keymaps/modifiers#modifier-functions',
    '`(MOD_LSFT | MOD_LCTL)`, which becomes `LS(LCTRL)`',
    '2020-09',
  ),
  upgrade(
    'usage-page',
    'Renamed usage pages',
    '/docs/keymaps/list-of-keycodes',
    '`USAGE_KEYPAD`, `USAGE_CONSUMER`',
    '2020-11',
  ),
  upgrade('behavior', 'Renamed behaviors', '/docs/keymaps/behaviors', '`&cp`, `&inc_dec_cp`, `&reset`'),
  upgrade('header-name', 'Renamed headers', '/docs/keymaps#includes', '`matrix-transform.h`, `mouse.h`'),
  upgrade(
    'node-name',
    'Renamed nodes',
    '/docs/config/behaviors',
    '`/behaviors/behavior_mod_tap` and similar paths',
    '2023-12',
  ),
  upgrade(
    'layer-name',
    'Layer names',
    '/docs/config/keymap#keymap',
    '`label` of a layer, which becomes `display-name`',
    '2023-12',
  ),
  upgrade(
    'label',
    'Labels that are no longer needed',
    '/docs/config/behaviors',
    'any other `label`, except those that a device uses',
    '2023-12',
  ),
  upgrade(
    'encoder-resolution',
    'Encoder resolution',
    '/docs/config/encoders#ec11-encoders',
    '`resolution` of an encoder, which becomes `steps` and `triggers-per-rotation`',
    '2023-06',
  ),
  upgrade(
    'hold-tap-property',
    'Renamed hold-tap properties',
    '/docs/config/behaviors#hold-tap',
    '`tapping_term_ms`, `quick_tap_ms`',
    '2021-02',
  ),
  upgrade(
    'global-quick-tap',
    'global-quick-tap',
    '/docs/keymaps/behaviors/hold-tap#require-prior-idle-ms',
    'the flag, which becomes `require-prior-idle-ms`',
    '2023-10',
  ),
  upgrade(
    'debounce-period',
    'Debounce period',
    '/docs/features/debouncing',
    '`debounce-period` of a key scanner, which becomes `debounce-press-ms` and `debounce-release-ms`',
    '2021-10',
  ),
  upgrade(
    'column-offset',
    'Column offset of composite scanners',
    '/docs/config/kscan#composite-driver',
    '`column-offset`, which becomes `col-offset`',
    '2024-11',
  ),
  upgrade('board-name', 'Board names', customization, 'board names that are different in the target release'),
  upgrade('option-name', 'Options', customization, 'options that are gone or renamed in the target release'),
  upgrade('revision', 'Release', customization, '`west.yml` and the workflow, if they aren’t for the target release'),
  {
    id: 'log',
    title: 'Failed builds',
    finds: 'the causes that a build log names, in the files and lines that it names',
    docs: buildingIssues,
    group: 'log',
    safe: 'never',
    ask: choice,
  },
];

const byId: ReadonlyMap<string, RuleRow> = new Map(ruleTable.map((row) => [row.id, row]));

/** Why a finding is still there after all safe fixes. */
export function reasonFor({ rule, fixes }: Readonly<{ rule: string; fixes: readonly unknown[] }>): string {
  if (fixes.length === 0) return 'It has no automatic fix.';
  return byId.get(rule)?.ask ?? 'This fix is a guess.';
}

export const findRule = (id: string): RuleRow | undefined => byId.get(id);
