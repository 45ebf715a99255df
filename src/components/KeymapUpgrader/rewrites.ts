export type Rewrite = Readonly<{ rule: string; what: string; old: readonly string[]; now: readonly string[] }>;

/*
 * An example of what each upgrade rule rewrites, for the text of the page. This file doesn't import the rules, which are
 * loaded later with the tool. A test checks that every rule has a row.
 */
export const rewrites: readonly Rewrite[] = [
  { rule: 'key-code', what: 'Key codes', old: ['NUM_1', 'BKSP', 'M_VOLU'], now: ['N1', 'BSPC', 'C_VOL_UP'] },
  { rule: 'removed-key-code', what: 'A key code that has no replacement', old: ['&kp KSPC'], now: ['&none'] },
  { rule: 'modifier-flags', what: 'Modifier flags as a key', old: ['(MOD_LSFT | MOD_LCTL)'], now: ['LS(LCTRL)'] },
  {
    rule: 'usage-page',
    what: 'HID usage pages',
    old: ['USAGE_KEYPAD', 'USAGE_CONSUMER'],
    now: ['HID_USAGE_KEY', 'HID_USAGE_CONSUMER'],
  },
  {
    rule: 'behavior',
    what: 'Behaviors',
    old: ['&cp', '&inc_dec_cp', '&reset'],
    now: ['&kp', '&inc_dec_kp', '&sys_reset'],
  },
  {
    rule: 'header-name',
    what: 'Headers',
    old: ['matrix-transform.h', 'mouse.h'],
    now: ['matrix_transform.h', 'pointing.h'],
  },
  { rule: 'node-name', what: 'Nodes of built-in behaviors', old: ['behavior_mod_tap'], now: ['mod_tap'] },
  { rule: 'layer-name', what: 'Layer names', old: ['label'], now: ['display-name'] },
  { rule: 'label', what: 'Other labels, which are no longer used', old: ['label'], now: [] },
  {
    rule: 'encoder-resolution',
    what: 'Encoders (20 clicks per turn)',
    old: ['resolution = <4>'],
    now: ['steps = <80>', 'triggers-per-rotation = <20>'],
  },
  {
    rule: 'hold-tap-property',
    what: 'Hold-tap properties',
    old: ['tapping_term_ms', 'quick_tap_ms'],
    now: ['tapping-term-ms', 'quick-tap-ms'],
  },
  { rule: 'global-quick-tap', what: 'A hold-tap flag', old: ['global-quick-tap'], now: ['require-prior-idle-ms'] },
  {
    rule: 'debounce-period',
    what: 'Key scanner debouncing',
    old: ['debounce-period'],
    now: ['debounce-press-ms', 'debounce-release-ms'],
  },
  { rule: 'column-offset', what: 'Composite key scanners', old: ['column-offset'], now: ['col-offset'] },
];
