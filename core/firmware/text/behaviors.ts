import type { BehaviorText, ConstantText, ProcessorText } from '../behaviors/types.ts';

/**
 * What we say about each predefined behavior, one line per label, by the page that explains it. `does` is one sentence, and
 * `example` is ready to paste into `bindings`. The node, its kind, and the properties it sets come from the facts.
 */
// prettier-ignore
export const behaviorTexts = {
  '/docs/keymaps/behaviors/key-press': {
    '&kp': { name: 'Key press', parameters: [{ name: 'CODE', kind: 'key-code', means: 'The key code to hold for as long as the key is down.' }], locality: 'central', does: 'Presses a key code when you press the key and releases it when you release the key.', example: '&kp LC(Z)' },
  },
  '/docs/keymaps/behaviors/misc': {
    '&trans': { name: 'Transparent', locality: 'central', does: 'Passes the press to the next active layer below, as if this layer had nothing on the key.', example: '&trans' },
    '&none': { name: 'None', locality: 'central', does: 'Does nothing, and keeps lower layers from seeing the press.', example: '&none' },
  },
  '/docs/keymaps/behaviors/mod-tap': {
    '&mt': { name: 'Mod-tap', parameters: [{ name: 'HOLD', kind: 'key-code', means: "What the key does while held. It's usually a modifier, but any key code works." }, { name: 'TAP', kind: 'key-code', means: 'What a tap sends.' }], locality: 'central', does: 'Sends one key code on a tap and another, usually a modifier, while held.', example: '&mt LEFT_SHIFT F' },
  },
  '/docs/keymaps/behaviors/layers': {
    '&lt': { name: 'Layer-tap', parameters: [{ name: 'LAYER', kind: 'layer', means: 'The layer that is on while the key is held.' }, { name: 'TAP', kind: 'key-code', means: 'What a tap sends.' }], locality: 'central', does: 'Sends a key code on a tap and turns a layer on while held.', example: '&lt 1 SPACE' },
    '&mo': { name: 'Momentary layer', parameters: [{ name: 'LAYER', kind: 'layer', means: 'The layer to turn on.' }], locality: 'central', does: 'Turns a layer on while you hold the key and off again when you release it.', example: '&mo 1' },
    '&to': { name: 'To layer', parameters: [{ name: 'LAYER', kind: 'layer', means: 'The layer to switch to.' }], locality: 'central', does: 'Turns a layer on and every other layer off, except the default layer 0.', example: '&to 2' },
    '&tog': { name: 'Toggle layer', parameters: [{ name: 'LAYER', kind: 'layer', means: 'The layer to switch on or off.' }], locality: 'central', does: "Turns a layer on if it's off, or off if it's on, and keeps it that way after you release the key.", example: '&tog 2' },
  },
  '/docs/keymaps/behaviors/sticky-key': {
    '&sk': { name: 'Sticky key', parameters: [{ name: 'CODE', kind: 'key-code', means: 'The key code to keep pressed, usually a modifier.' }], locality: 'central', does: 'Keeps a key code pressed after a tap until you type the next key or a second has passed (one-shot key).', example: '&sk LEFT_SHIFT' },
  },
  '/docs/keymaps/behaviors/sticky-layer': {
    '&sl': { name: 'Sticky layer', parameters: [{ name: 'LAYER', kind: 'layer', means: 'The layer to keep on.' }], locality: 'central', does: 'Keeps a layer on after a tap until you press the next key or a second has passed (one-shot layer).', example: '&sl 1' },
  },
  '/docs/keymaps/behaviors/key-toggle': {
    '&kt': { name: 'Key toggle', parameters: [{ name: 'CODE', kind: 'key-code', means: 'The key code to hold or release.' }], locality: 'central', does: 'Holds a key code down on the first press and releases it on the next.', example: '&kt LEFT_ALT' },
  },
  '/docs/keymaps/behaviors/key-repeat': {
    '&key_repeat': { name: 'Key repeat', locality: 'central', does: 'Sends the last keyboard key code again, with the modifiers that were held with it.', example: '&key_repeat' },
  },
  '/docs/keymaps/behaviors/caps-word': {
    '&caps_word': { name: 'Caps word', locality: 'central', does: 'Types capitals until the end of the word, then turns itself off.', example: '&caps_word' },
  },
  '/docs/keymaps/behaviors/mod-morph': {
    '&gresc': { name: 'Grave escape', locality: 'central', does: 'Sends Escape, or the grave accent key while a Shift or GUI key is held.', example: '&gresc' },
  },
  '/docs/keymaps/behaviors/mouse-emulation': {
    '&mkp': { name: 'Mouse button press', parameters: [{ name: 'BUTTON', kind: 'constant', means: 'The mouse button to hold. To press several, join them with `|` in parentheses.' }], locality: 'central', constants: ['MB', 'LCLK', 'RCLK', 'MCLK'], header: 'dt-bindings/zmk/pointing.h', option: 'CONFIG_ZMK_POINTING', does: 'Holds a mouse button down as long as the key is down.', example: '&mkp LCLK' },
    '&mmv': { name: 'Mouse move', parameters: [{ name: 'MOVE', kind: 'constant', means: 'Direction and top speed in pixels per second: `MOVE_*`, `MOVE(x, y)`.' }], locality: 'central', constants: ['MOVE'], header: 'dt-bindings/zmk/pointing.h', option: 'CONFIG_ZMK_POINTING', does: 'Moves the pointer while you hold the key, accelerating to the given speed.', example: '&mmv MOVE_LEFT' },
    '&msc': { name: 'Mouse scroll', parameters: [{ name: 'SCROLL', kind: 'constant', means: 'Direction and top speed in ticks per second: `SCRL_*`, `MOVE(x, y)`.' }], locality: 'central', constants: ['SCRL', 'MOVE'], header: 'dt-bindings/zmk/pointing.h', option: 'CONFIG_ZMK_POINTING', does: 'Scrolls at a steady speed while you hold the key.', example: '&msc SCRL_DOWN' },
  },
  '/docs/keymaps/behaviors/sensor-rotate': {
    '&inc_dec_kp': { kind: 'sensor-behavior', name: 'Encoder key press', parameters: [{ name: 'CLOCKWISE', kind: 'key-code', means: 'What to tap for each clockwise step.' }, { name: 'COUNTERCLOCKWISE', kind: 'key-code', means: 'What to tap for each counterclockwise step.' }], locality: 'central', does: 'Taps one key code for each clockwise step of an encoder (knob), and another for each counterclockwise step.', example: '&inc_dec_kp C_VOL_UP C_VOL_DN' },
  },
  '/docs/keymaps/behaviors/bluetooth': {
    '&bt': { name: 'Bluetooth', parameters: [{ name: 'COMMAND', kind: 'constant', means: 'What to do: one of `BT_*`.' }, { name: 'PROFILE', kind: 'number', means: 'The profile number, starting at 0. Only for `BT_SEL` and `BT_DISC`.' }], locality: 'central', constants: ['BT_'], header: 'dt-bindings/zmk/bt.h', does: 'Selects, disconnects, or clears Bluetooth profiles.', example: '&bt BT_SEL 0' },
  },
  '/docs/keymaps/behaviors/outputs': {
    '&out': { name: 'Output selection', parameters: [{ name: 'OUTPUT', kind: 'constant', means: 'Where to send key presses: one of `OUT_*`.' }], locality: 'central', constants: ['OUT_'], header: 'dt-bindings/zmk/outputs.h', does: 'Chooses whether USB or Bluetooth is preferred when both are connected.', example: '&out OUT_TOG' },
  },
  '/docs/keymaps/behaviors/underglow': {
    '&rgb_ug': { name: 'RGB underglow', parameters: [{ name: 'COMMAND', kind: 'constant', means: 'What to do: one of `RGB_*`.' }, { name: 'VALUE', kind: 'number', means: 'Filled in by the commands. Only `RGB_EFS_CMD` takes an effect number.' }], locality: 'global', constants: ['RGB_'], header: 'dt-bindings/zmk/rgb.h', option: 'CONFIG_ZMK_RGB_UNDERGLOW', does: 'Turns RGB underglow on or off and changes its color, brightness, speed, or effect.', example: '&rgb_ug RGB_TOG' },
  },
  '/docs/keymaps/behaviors/backlight': {
    '&bl': { name: 'Backlight', parameters: [{ name: 'COMMAND', kind: 'constant', means: 'What to do: one of `BL_*`.' }, { name: 'PERCENT', kind: 'number', means: 'Brightness from 0 to 100. Only for `BL_SET`.' }], locality: 'global', constants: ['BL_'], header: 'dt-bindings/zmk/backlight.h', option: 'CONFIG_ZMK_BACKLIGHT', does: 'Turns the backlight under the keys on or off and changes its brightness.', example: '&bl BL_SET 50' },
  },
  '/docs/keymaps/behaviors/power': {
    '&ext_power': { name: 'External power', parameters: [{ name: 'COMMAND', kind: 'constant', means: 'On, off, or toggle: `EP_ON`, `EP_OFF`, `EP_TOG`.' }], locality: 'global', constants: ['EP_'], header: 'dt-bindings/zmk/ext_power.h', alsoNeeds: 'a board that can switch its supply pin', does: 'Turns power to LEDs, displays, and anything else on the external supply on or off.', example: '&ext_power EP_TOG' },
  },
  '/docs/keymaps/behaviors/soft-off': {
    '&soft_off': { name: 'Soft off', locality: 'global', option: 'CONFIG_ZMK_PM_SOFT_OFF', does: 'Turns the keyboard off until a wake-up key or reset starts it again.', example: '&soft_off' },
  },
  '/docs/keymaps/behaviors/reset': {
    '&sys_reset': { name: 'Reset', locality: 'event-source', does: 'Restarts the half of the keyboard that the key is on.', example: '&sys_reset' },
    '&bootloader': { name: 'Bootloader', locality: 'event-source', does: 'Restarts the half of the keyboard that the key is on in its bootloader, ready for new firmware.', example: '&bootloader' },
  },
  '/docs/keymaps/behaviors/studio-unlock': {
    '&studio_unlock': { name: 'Studio unlock', locality: 'central', option: 'CONFIG_ZMK_STUDIO', does: 'Lets ZMK Studio change the keymap until it disconnects or the lock timeout expires.', example: '&studio_unlock' },
  },
  '/docs/keymaps/behaviors/macros': {
    '&macro_tap': { kind: 'macro-control', name: 'Tap mode', does: 'Makes the macro tap each behavior that follows, which is what it does at the start.', example: '&macro_tap' },
    '&macro_press': { kind: 'macro-control', name: 'Press mode', does: 'Makes the macro press the behaviors that follow and keep them down.', example: '&macro_press' },
    '&macro_release': { kind: 'macro-control', name: 'Release mode', does: 'Makes the macro release the behaviors that follow.', example: '&macro_release' },
    '&macro_pause_for_release': { kind: 'macro-control', name: 'Pause for release', does: 'Pauses the macro until you release the key that started it.', example: '&macro_pause_for_release' },
    '&macro_tap_time': { kind: 'macro-control', name: 'Tap time', parameters: [{ name: 'MS', kind: 'milliseconds', means: 'How long to hold each tap that follows.' }], does: 'Changes how long the macro holds each tap that follows.', example: '&macro_tap_time 30' },
    '&macro_wait_time': { kind: 'macro-control', name: 'Wait time', parameters: [{ name: 'MS', kind: 'milliseconds', means: 'The pause between the steps that follow.' }], does: 'Changes the pause between the steps of the macro that follow.', example: '&macro_wait_time 30' },
    '&macro_param_1to1': { kind: 'macro-control', name: 'Parameter 1 to 1', does: 'Uses the macro’s first parameter as the first parameter of the next behavior in the list.', example: '&macro_param_1to1' },
    '&macro_param_1to2': { kind: 'macro-control', name: 'Parameter 1 to 2', does: 'Uses the macro’s first parameter as the second parameter of the next behavior in the list.', example: '&macro_param_1to2' },
    '&macro_param_2to1': { kind: 'macro-control', name: 'Parameter 2 to 1', does: 'Uses the macro’s second parameter as the first parameter of the next behavior in the list.', example: '&macro_param_2to1' },
    '&macro_param_2to2': { kind: 'macro-control', name: 'Parameter 2 to 2', does: 'Uses the macro’s second parameter as the second parameter of the next behavior in the list.', example: '&macro_param_2to2' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<`&${string}`, BehaviorText>>>>;

/** The same for nodes that process the events of a pointing device, with an example for `input-processors`. */
// prettier-ignore
export const processorTexts = {
  '/docs/keymaps/input-processors/scaler': {
    '&zip_xy_scaler': { parameters: [{ name: 'MULTIPLIER', kind: 'number', means: 'What to multiply each value by.' }, { name: 'DIVISOR', kind: 'number', means: 'What to divide the product by. The remainder is carried over.' }], does: 'Makes the pointer faster or slower along both axes.', example: '&zip_xy_scaler 1 3' },
    '&zip_x_scaler': { parameters: [{ name: 'MULTIPLIER', kind: 'number', means: 'What to multiply each value by.' }, { name: 'DIVISOR', kind: 'number', means: 'What to divide the product by. The remainder is carried over.' }], does: 'Makes the pointer faster or slower left and right only.', example: '&zip_x_scaler 3 2' },
    '&zip_y_scaler': { parameters: [{ name: 'MULTIPLIER', kind: 'number', means: 'What to multiply each value by.' }, { name: 'DIVISOR', kind: 'number', means: 'What to divide the product by. The remainder is carried over.' }], does: 'Makes the pointer faster or slower up and down only.', example: '&zip_y_scaler 3 2' },
    '&zip_scroll_scaler': { parameters: [{ name: 'MULTIPLIER', kind: 'number', means: 'What to multiply each value by.' }, { name: 'DIVISOR', kind: 'number', means: 'What to divide the product by. The remainder is carried over.' }], does: 'Makes scrolling faster or slower in both directions.', example: '&zip_scroll_scaler 1 10' },
  },
  '/docs/keymaps/input-processors/transformer': {
    '&zip_xy_transform': { parameters: [{ name: 'FLAGS', kind: 'constant', means: 'One or more `INPUT_TRANSFORM_*`, joined with `|` in parentheses.' }], constants: ['INPUT_TRANSFORM_'], does: 'Swaps or mirrors the axes of the pointer.', example: '&zip_xy_transform (INPUT_TRANSFORM_XY_SWAP | INPUT_TRANSFORM_X_INVERT)' },
    '&zip_scroll_transform': { parameters: [{ name: 'FLAGS', kind: 'constant', means: 'One or more `INPUT_TRANSFORM_*`, joined with `|` in parentheses.' }], constants: ['INPUT_TRANSFORM_'], does: 'Swaps or mirrors the scroll directions.', example: '&zip_scroll_transform INPUT_TRANSFORM_Y_INVERT' },
  },
  '/docs/keymaps/input-processors/code-mapper': {
    '&zip_xy_to_scroll_mapper': { does: 'Turns pointer movement into scrolling.', example: '&zip_xy_to_scroll_mapper' },
    '&zip_xy_swap_mapper': { does: 'Swaps horizontal and vertical movement.', example: '&zip_xy_swap_mapper' },
  },
  '/docs/keymaps/input-processors/temp-layer': {
    '&zip_temp_layer': { parameters: [{ name: 'LAYER', kind: 'layer', means: 'The layer to turn on.' }, { name: 'MS', kind: 'milliseconds', means: 'How long it stays on after the last movement. 0 means no limit.' }], does: 'Turns a layer on while the pointer moves and off again some time after it stops.', example: '&zip_temp_layer 2 500' },
  },
  '/docs/keymaps/input-processors/behaviors': {
    '&zip_button_behaviors': { does: "Runs a behavior of your choice for each of the device's first three buttons.", example: '&zip_button_behaviors' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<`&${string}`, ProcessorText>>>>;

/**
 * What we say about names that bindings and properties accept, except key codes, by their header: with their arguments,
 * if any. `fills` is missing if the name stands for one value.
 */
// prettier-ignore
export const constantTexts = {
  'dt-bindings/zmk/bt.h': {
    BT_SEL: { fills: 'first', does: 'Selects the profile with the number that follows, starting at 0.' },
    BT_NXT: { fills: 'both', does: 'Selects the next profile, or the first after the last.' },
    BT_PRV: { fills: 'both', does: 'Selects the previous profile, or the last before the first.' },
    BT_CLR: { fills: 'both', does: 'Forgets the host of the active profile, so a new one can pair.' },
    BT_CLR_ALL: { fills: 'both', does: 'Forgets the hosts of all profiles and selects profile 0.' },
    BT_DISC: { fills: 'first', does: 'Disconnects the host of the profile with the number that follows, without forgetting it.' },
  },
  'dt-bindings/zmk/outputs.h': {
    OUT_USB: 'Prefers USB.',
    OUT_BLE: 'Prefers Bluetooth.',
    OUT_TOG: 'Switches between the two.',
  },
  'dt-bindings/zmk/rgb.h': {
    RGB_TOG: { fills: 'both', does: "Turns underglow on if it's off, or off if it's on." },
    RGB_ON: { fills: 'both', does: 'Turns underglow on.' },
    RGB_OFF: { fills: 'both', does: 'Turns underglow off.' },
    RGB_HUI: { fills: 'both', does: 'Moves the hue one step forward around the color wheel.' },
    RGB_HUD: { fills: 'both', does: 'Moves the hue one step back around the color wheel.' },
    RGB_SAI: { fills: 'both', does: 'Makes the color one step stronger.' },
    RGB_SAD: { fills: 'both', does: 'Makes the color one step paler.' },
    RGB_BRI: { fills: 'both', does: 'Makes the light one step brighter.' },
    RGB_BRD: { fills: 'both', does: 'Makes the light one step dimmer.' },
    RGB_SPI: { fills: 'both', does: 'Makes the effect one step faster, up to 5.' },
    RGB_SPD: { fills: 'both', does: 'Makes the effect one step slower, down to 1.' },
    RGB_EFF: { fills: 'both', does: 'Selects the next effect, or the first after the last.' },
    RGB_EFR: { fills: 'both', does: 'Selects the previous effect, or the last before the first.' },
    RGB_EFS_CMD: { fills: 'first', does: 'Starts the effect with the number that follows: 0 solid, 1 breathe, 2 spectrum, 3 swirl.' },
    'RGB_COLOR_HSB(h, s, b)': { fills: 'both', value: 14, does: 'Sets hue (0–360), saturation, and brightness (0–100).' },
    'RGB_COLOR_HSV(h, s, v)': { fills: 'both', sameAs: 'RGB_COLOR_HSB(h, s, b)', value: 14, does: 'Sets hue, saturation, and brightness.' },
  },
  'dt-bindings/zmk/backlight.h': {
    BL_TOG: { fills: 'both', does: "Turns the backlight on if it's off, or off if it's on." },
    BL_ON: { fills: 'both', does: 'Turns the backlight on.' },
    BL_OFF: { fills: 'both', does: 'Turns the backlight off.' },
    BL_INC: { fills: 'both', does: 'Makes the backlight one step brighter.' },
    BL_DEC: { fills: 'both', does: 'Makes the backlight one step dimmer.' },
    BL_CYCLE: { fills: 'both', does: 'Makes the backlight one step brighter, and goes back to 0 after full brightness.' },
    BL_SET: { fills: 'first', does: 'Sets the brightness to the percentage that follows, from 0 to 100.' },
  },
  'dt-bindings/zmk/ext_power.h': {
    EP_ON: 'Turns the external supply on.',
    EP_OFF: 'Turns the external supply off.',
    EP_TOG: "Turns the external supply on if it's off, or off if it's on.",
  },
  'dt-bindings/zmk/pointing.h': {
    LCLK: { sameAs: 'MB1', does: 'Left mouse button.' },
    RCLK: { sameAs: 'MB2', does: 'Right mouse button.' },
    MCLK: { sameAs: 'MB3', does: 'Middle mouse button, usually the wheel.' },
    MB1: { sameAs: 'LCLK', does: 'Left mouse button.' },
    MB2: { sameAs: 'RCLK', does: 'Right mouse button.' },
    MB3: { sameAs: 'MCLK', does: 'Middle mouse button, usually the wheel.' },
    MB4: 'Fourth mouse button, “back” in most programs.',
    MB5: 'Fifth mouse button, “forward” in most programs.',
    MOVE_UP: 'Up, at the default speed of 600.',
    MOVE_DOWN: 'Down, at the default speed of 600.',
    MOVE_LEFT: 'Left, at the default speed of 600.',
    MOVE_RIGHT: 'Right, at the default speed of 600.',
    'MOVE_X(x)': { fills: 'arguments', does: 'Left or right at your own speed: negative is left, positive is right.' },
    'MOVE_Y(y)': { fills: 'arguments', does: "Up or down at your own speed: negative is up, positive is down. With `&msc`, it's the opposite." },
    'MOVE(x, y)': { fills: 'arguments', does: 'Both directions together, for a diagonal.' },
    SCRL_UP: 'Scrolls up, at the default speed of 10.',
    SCRL_DOWN: 'Scrolls down, at the default speed of 10.',
    SCRL_LEFT: 'Scrolls left, at the default speed of 10.',
    SCRL_RIGHT: 'Scrolls right, at the default speed of 10.',
    ZMK_POINTING_DEFAULT_MOVE_VAL: 'The speed of `MOVE_*`. To change it, define it before the `#include`.',
    ZMK_POINTING_DEFAULT_SCRL_VAL: 'The speed of `SCRL_*`. To change it, define it before the `#include`.',
  },
  'dt-bindings/zmk/input_transform.h': {
    INPUT_TRANSFORM_XY_SWAP: 'Swaps the two axes, before any mirroring.',
    INPUT_TRANSFORM_X_INVERT: 'Mirrors left and right.',
    INPUT_TRANSFORM_Y_INVERT: 'Mirrors up and down.',
  },
  'dt-bindings/zmk/modifiers.h': {
    MOD_LCTL: 'Left Control.',
    MOD_LSFT: 'Left Shift.',
    MOD_LALT: 'Left Alt (Option).',
    MOD_LGUI: 'Left GUI (Windows, Command, Super).',
    MOD_RCTL: 'Right Control.',
    MOD_RSFT: 'Right Shift.',
    MOD_RALT: 'Right Alt (AltGr, Option).',
    MOD_RGUI: 'Right GUI (Windows, Command, Super).',
  },
  'dt-bindings/zmk/matrix_transform.h': {
    'RC(row, column)': { fills: 'arguments', does: 'A place in a matrix transform. Both numbers start at 0.' },
  },
  'dt-bindings/zmk/reset.h': {
    RST_WARM: 'Restarts the firmware.',
    RST_COLD: 'Also restarts the firmware, except on an RP2040, where any value but 0 starts the bootloader.',
    RST_UF2: 'Restarts into the UF2 bootloader.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ConstantText>>>>;
