/*
 * The behaviors that the firmware defines, with only what the simulator needs: label, compatible, number of parameters,
 * and properties. predefined.test.ts makes sure that the table matches core/firmware, which also has the descriptions.
 */
type Row = Readonly<{
  label: string;
  compatible: string;
  cells: 0 | 1 | 2;
  set?: Readonly<Record<string, string | true>>;
}>;

const behavior = (label: string, kind: string, cells: 0 | 1 | 2, set?: Row['set']): Row => ({
  label,
  compatible: `zmk,behavior-${kind}`,
  cells,
  ...(set ? { set } : {}),
});
const control = (label: string, kind: string, cells: 0 | 1): Row => ({ label, compatible: `zmk,macro-${kind}`, cells });

export const predefinedRows: readonly Row[] = [
  behavior('kp', 'key-press', 1),
  behavior('kt', 'key-toggle', 1),
  behavior('trans', 'transparent', 0),
  behavior('none', 'none', 0),
  behavior('mt', 'hold-tap', 2, { flavor: '"hold-preferred"', 'tapping-term-ms': '200', bindings: '&kp &kp' }),
  behavior('lt', 'hold-tap', 2, { flavor: '"tap-preferred"', 'tapping-term-ms': '200', bindings: '&mo &kp' }),
  behavior('gresc', 'mod-morph', 0, {
    bindings: '&kp ESC &kp GRAVE',
    mods: '(MOD_LGUI|MOD_LSFT|MOD_RGUI|MOD_RSFT)',
  }),
  behavior('sk', 'sticky-key', 1, { 'release-after-ms': '1000', bindings: '&kp', 'ignore-modifiers': true }),
  behavior('sl', 'sticky-key', 1, { 'release-after-ms': '1000', bindings: '&mo', 'quick-release': true }),
  behavior('mo', 'momentary-layer', 1),
  behavior('tog', 'toggle-layer', 1),
  behavior('to', 'to-layer', 1),
  behavior('caps_word', 'caps-word', 0, { 'continue-list': 'UNDERSCORE BACKSPACE DELETE' }),
  behavior('key_repeat', 'key-repeat', 0, { 'usage-pages': 'HID_USAGE_KEY' }),
  control('macro_tap', 'control-mode-tap', 0),
  control('macro_press', 'control-mode-press', 0),
  control('macro_release', 'control-mode-release', 0),
  control('macro_tap_time', 'control-tap-time', 1),
  control('macro_wait_time', 'control-wait-time', 1),
  control('macro_pause_for_release', 'pause-for-release', 0),
  control('macro_param_1to1', 'param-1to1', 0),
  control('macro_param_1to2', 'param-1to2', 0),
  control('macro_param_2to1', 'param-2to1', 0),
  control('macro_param_2to2', 'param-2to2', 0),
  behavior('sys_reset', 'reset', 0),
  behavior('bootloader', 'reset', 0),
  behavior('inc_dec_kp', 'sensor-rotate-var', 2),
  behavior('rgb_ug', 'rgb-underglow', 2),
  behavior('bt', 'bluetooth', 2),
  behavior('ext_power', 'ext-power', 1),
  behavior('out', 'outputs', 1),
  behavior('bl', 'backlight', 2),
  behavior('soft_off', 'soft-off', 0),
  behavior('studio_unlock', 'studio-unlock', 0),
  behavior('mkp', 'mouse-key-press', 1),
  behavior('mmv', 'input-two-axis', 1),
  behavior('msc', 'input-two-axis', 1),
];

/** Other labels that the firmware defines and keymaps refer to, such as an old name of `&inc_dec_kp`. They aren't simulated. */
export const otherLabels: readonly string[] = [
  'inc_dec_cp',
  'mkp_input_listener',
  'mmv_input_listener',
  'msc_input_listener',
  'zip_button_behaviors',
  'zip_scroll_scaler',
  'zip_scroll_transform',
  'zip_temp_layer',
  'zip_x_scaler',
  'zip_xy_scaler',
  'zip_xy_swap_mapper',
  'zip_xy_to_scroll_mapper',
  'zip_xy_transform',
  'zip_y_scaler',
];

const nodeText = ({ label, compatible, cells, set = {} }: Row): string => {
  const properties = Object.entries(set).map(([name, value]) =>
    value === true ? `${name};` : `${name} = ${value.startsWith('"') ? value : `<${value}>`};`,
  );
  return `${label}: ${label} { compatible = "${compatible}"; #binding-cells = <${cells}>; ${properties.join(' ')} };`;
};

const macroNode = (name: string, compatible: string, cells: number): string =>
  `#define ${name}(id, ...) id: id { compatible = "${compatible}"; #binding-cells = <${cells}>; __VA_ARGS__ };`;

/** Stands in for the firmware's include files. It's put before the source of a keymap. */
export const predefinedSource = [
  '#define MACRO_PLACEHOLDER 0',
  macroNode('ZMK_MACRO', 'zmk,behavior-macro', 0),
  macroNode('ZMK_MACRO1', 'zmk,behavior-macro-one-param', 1),
  macroNode('ZMK_MACRO2', 'zmk,behavior-macro-two-param', 2),
  '/ { behaviors {',
  ...predefinedRows.map(nodeText),
  '};',
  ...otherLabels.map((label) => `${label}: ${label} { };`),
  '};',
  '',
].join('\n');
