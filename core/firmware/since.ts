/** The release that introduced a row. */
export type Since = 'v0.1' | 'v0.2' | 'v0.3';

/*
 * What each release after v0.1 introduced: options, compatibles (including their properties), single properties as
 * `compatible property`, predefined nodes and constants. For a new release, add what
 * `npm run facts` lists as new.
 */
const introducedIn: Readonly<Record<Exclude<Since, 'v0.1'>, readonly string[]>> = {
  'v0.2': [
    'CONFIG_ZMK_BEHAVIOR_INPUT_TWO_AXIS',
    'CONFIG_ZMK_BEHAVIOR_TAP_DANCE',
    'CONFIG_ZMK_BEHAVIOR_TAP_DANCE_MAX_HELD',
    'CONFIG_ZMK_DISPLAY_TICK_PERIOD_MS',
    'CONFIG_ZMK_INPUT_LISTENER',
    'CONFIG_ZMK_INPUT_MOCK',
    'CONFIG_ZMK_INPUT_PROCESSOR_BEHAVIORS',
    'CONFIG_ZMK_INPUT_PROCESSOR_CODE_MAPPER',
    'CONFIG_ZMK_INPUT_PROCESSOR_SCALER',
    'CONFIG_ZMK_INPUT_PROCESSOR_TEMP_LAYER',
    'CONFIG_ZMK_INPUT_PROCESSOR_TEMP_LAYER_MAX_ACTION_EVENTS',
    'CONFIG_ZMK_INPUT_PROCESSOR_TRANSFORM',
    'CONFIG_ZMK_INPUT_SPLIT',
    'CONFIG_ZMK_INPUT_SPLIT_INIT_PRIORITY',
    'CONFIG_ZMK_PHYSICAL_LAYOUT_KEY_ROTATION',
    'CONFIG_ZMK_POINTING',
    'CONFIG_ZMK_POINTING_SMOOTH_SCROLLING',
    'CONFIG_ZMK_SENSOR_ENCODER_MOCK',
    'zmk,behavior-input-two-axis',
    'zmk,behavior-key-toggle toggle-mode',
    'zmk,behavior-toggle-layer toggle-mode',
    'zmk,input-listener',
    'zmk,input-mock',
    'zmk,input-processor-behaviors',
    'zmk,input-processor-code-mapper',
    'zmk,input-processor-scaler',
    'zmk,input-processor-temp-layer',
    'zmk,input-processor-transform',
    'zmk,input-split',
    'zmk,kscan-composite wakeup-source',
    'zmk,sensor-encoder-mock',
    '&mmv',
    '&msc',
    '&zip_button_behaviors',
    '&zip_scroll_scaler',
    '&zip_scroll_transform',
    '&zip_temp_layer',
    '&zip_x_scaler',
    '&zip_xy_scaler',
    '&zip_xy_swap_mapper',
    '&zip_xy_to_scroll_mapper',
    '&zip_xy_transform',
    '&zip_y_scaler',
    'INPUT_TRANSFORM_XY_SWAP',
    'INPUT_TRANSFORM_X_INVERT',
    'INPUT_TRANSFORM_Y_INVERT',
    'MOVE',
    'MOVE_DOWN',
    'MOVE_LEFT',
    'MOVE_RIGHT',
    'MOVE_UP',
    'MOVE_X',
    'MOVE_Y',
    'SCRL_DOWN',
    'SCRL_LEFT',
    'SCRL_RIGHT',
    'SCRL_UP',
    'ZMK_POINTING_DEFAULT_MOVE_VAL',
    'ZMK_POINTING_DEFAULT_SCRL_VAL',
  ],
  'v0.3': [
    'CONFIG_ZMK_SPLIT_BLE_PRIORITY',
    'CONFIG_ZMK_SPLIT_WIRED',
    'CONFIG_ZMK_SPLIT_WIRED_ASYNC_RX_TIMEOUT',
    'CONFIG_ZMK_SPLIT_WIRED_CMD_BUFFER_ITEMS',
    'CONFIG_ZMK_SPLIT_WIRED_EVENT_BUFFER_ITEMS',
    'CONFIG_ZMK_SPLIT_WIRED_HALF_DUPLEX_RX_COMPLETE_TIMEOUT',
    'CONFIG_ZMK_SPLIT_WIRED_HALF_DUPLEX_RX_TIMEOUT',
    'CONFIG_ZMK_SPLIT_WIRED_POLLING_RX_PERIOD',
    'CONFIG_ZMK_SPLIT_WIRED_PRIORITY',
    'CONFIG_ZMK_SPLIT_WIRED_UART_MODE_ASYNC',
    'CONFIG_ZMK_SPLIT_WIRED_UART_MODE_INTERRUPT',
    'CONFIG_ZMK_SPLIT_WIRED_UART_MODE_POLLING',
    'zmk,wired-split',
  ],
};

const releaseOf: ReadonlyMap<string, Since> = new Map(
  (['v0.2', 'v0.3'] as const).flatMap((since) => introducedIn[since].map((id) => [id, since] as const)),
);

/** The release that introduced an option, node, constant or `compatible property`. */
export const sinceOf = (id: string): Since => releaseOf.get(id) ?? releaseOf.get(id.replace(/ .*/, '')) ?? 'v0.1';

/** For the test. */
export const listedIds: readonly string[] = [...releaseOf.keys()];
