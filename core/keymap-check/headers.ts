/** The include paths of ZMK and Zephyr, and which headers include which others. */

const firmwareIncludes =
  /^(behaviors\.dtsi|physical_layouts\.dtsi|input\/processors(\.dtsi|\/\w+\.dtsi)|layouts\/.+\.dtsi|common\/.+\.dtsi|dt-bindings\/(?:dt-util\.h|(?:adc|clock|dac|display|dma|espi|ethernet|flash_controller|gpio|i2c|input|inputmux|interrupt-controller|ipc_service|led|lora|memory-attr|memory-controller|mipi_dsi|pcie|pinctrl|pm|pwm|rdc|regulator|reset|sensor|spi|timer|usb|usb-c)\/.+\.h)|zephyr\/.+\.h|mem\.h|arm\/.+|freq\.h)$/;
/** Modules add files to these two folders. */
const behaviorFiles: ReadonlySet<string> = new Set(
  (
    'backlight bluetooth caps_word ext_power gresc key_press key_repeat key_toggle layer_tap macros mod_tap momentary_layer ' +
    'mouse_key_press mouse_keys mouse_move mouse_scroll none outputs reset rgb_underglow sensor_rotate_key_press soft_off ' +
    'sticky_key studio_unlock to_layer toggle_layer transparent'
  )
    .split(' ')
    .map((name) => `behaviors/${name}.dtsi`),
);

const zmkHeaders: ReadonlySet<string> = new Set(
  (
    'backlight behaviors bt ext_power hid_indicators hid_usage hid_usage_pages input_transform keys kscan_mock ' +
    'matrix-transform matrix_transform modifiers mouse outputs pointing reset rgb'
  )
    .split(' ')
    .map((name) => `dt-bindings/zmk/${name}.h`),
);

/** The files that a keymap usually includes. */
export const firmwareFiles: readonly string[] = ['behaviors.dtsi', ...behaviorFiles, ...zmkHeaders];

/** Whether a path belongs to ZMK or Zephyr. Such a file defines no names beyond those in `core/firmware`. */
export const isFirmwareInclude = (path: string): boolean =>
  firmwareIncludes.test(path) || behaviorFiles.has(path) || zmkHeaders.has(path);

/** Each file and the headers it includes. */
const headersIncludedBy: Readonly<Record<string, readonly string[]>> = {
  'behaviors.dtsi': ['dt-bindings/zmk/keys.h', 'dt-bindings/zmk/reset.h', 'dt-bindings/zmk/modifiers.h'],
  'behaviors/caps_word.dtsi': ['dt-bindings/zmk/keys.h', 'dt-bindings/zmk/modifiers.h'],
  'behaviors/gresc.dtsi': ['dt-bindings/zmk/keys.h', 'dt-bindings/zmk/modifiers.h'],
  'behaviors/key_repeat.dtsi': ['dt-bindings/zmk/keys.h', 'dt-bindings/zmk/modifiers.h'],
  'behaviors/reset.dtsi': ['dt-bindings/zmk/reset.h'],
  'dt-bindings/zmk/keys.h': ['dt-bindings/zmk/modifiers.h'],
  'dt-bindings/zmk/mouse.h': ['dt-bindings/zmk/pointing.h'],
  'dt-bindings/zmk/matrix-transform.h': ['dt-bindings/zmk/matrix_transform.h'],
};

export function hasHeader(includes: ReadonlySet<string>, header: string): boolean {
  if (includes.has(header)) return true;
  for (const path of includes) if (headersIncludedBy[path]?.includes(header)) return true;
  return false;
}
