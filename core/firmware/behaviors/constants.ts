import type { Constant, ConstantFills } from './types.ts';

/*
 * The names in app/include/dt-bindings/zmk/*.h that bindings and properties accept, except key codes, which have their own
 * table. To add one, put it under its header with its number and a sentence that says what it does.
 */
const from =
  (header: string) =>
  (fills: ConstantFills, name: string, value: number | undefined, does: string, sameAs?: string): Constant => ({
    name,
    header: `dt-bindings/zmk/${header}`,
    fills,
    ...(value === undefined ? {} : { value }),
    does,
    ...(sameAs ? { sameAs } : {}),
  });

const bt = from('bt.h');
const out = from('outputs.h');
const rgb = from('rgb.h');
const bl = from('backlight.h');
const ep = from('ext_power.h');
const pointing = from('pointing.h');
const transform = from('input_transform.h');
const modifiers = from('modifiers.h');
const matrix = from('matrix_transform.h');
const reset = from('reset.h');

export const constants: readonly Constant[] = [
  bt('first', 'BT_SEL', 3, 'Selects the profile with the number that follows, starting at 0.'),
  bt('both', 'BT_NXT', 1, 'Selects the next profile, or the first after the last.'),
  bt('both', 'BT_PRV', 2, 'Selects the previous profile, or the last before the first.'),
  bt('both', 'BT_CLR', 0, 'Forgets the host of the active profile, so a new one can pair.'),
  bt('both', 'BT_CLR_ALL', 4, 'Forgets the hosts of all profiles and selects profile 0.'),
  bt('first', 'BT_DISC', 5, 'Disconnects the host of the profile with the number that follows, without forgetting it.'),

  out('one', 'OUT_USB', 1, 'Prefers USB.'),
  out('one', 'OUT_BLE', 2, 'Prefers Bluetooth.'),
  out('one', 'OUT_TOG', 0, 'Switches between the two.'),

  rgb('both', 'RGB_TOG', 0, "Turns underglow on if it's off, or off if it's on."),
  rgb('both', 'RGB_ON', 1, 'Turns underglow on.'),
  rgb('both', 'RGB_OFF', 2, 'Turns underglow off.'),
  rgb('both', 'RGB_HUI', 3, 'Moves the hue one step forward around the color wheel.'),
  rgb('both', 'RGB_HUD', 4, 'Moves the hue one step back around the color wheel.'),
  rgb('both', 'RGB_SAI', 5, 'Makes the color one step stronger.'),
  rgb('both', 'RGB_SAD', 6, 'Makes the color one step paler.'),
  rgb('both', 'RGB_BRI', 7, 'Makes the light one step brighter.'),
  rgb('both', 'RGB_BRD', 8, 'Makes the light one step dimmer.'),
  rgb('both', 'RGB_SPI', 9, 'Makes the effect one step faster, up to 5.'),
  rgb('both', 'RGB_SPD', 10, 'Makes the effect one step slower, down to 1.'),
  rgb('both', 'RGB_EFF', 11, 'Selects the next effect, or the first after the last.'),
  rgb('both', 'RGB_EFR', 12, 'Selects the previous effect, or the last before the first.'),
  rgb(
    'first',
    'RGB_EFS_CMD',
    13,
    'Starts the effect with the number that follows: 0 solid, 1 breathe, 2 spectrum, 3 swirl.',
  ),
  rgb('both', 'RGB_COLOR_HSB(h, s, b)', 14, 'Sets hue (0–360), saturation, and brightness (0–100).'),
  rgb('both', 'RGB_COLOR_HSV(h, s, v)', 14, 'Sets hue, saturation, and brightness.', 'RGB_COLOR_HSB(h, s, b)'),

  bl('both', 'BL_TOG', 2, "Turns the backlight on if it's off, or off if it's on."),
  bl('both', 'BL_ON', 0, 'Turns the backlight on.'),
  bl('both', 'BL_OFF', 1, 'Turns the backlight off.'),
  bl('both', 'BL_INC', 3, 'Makes the backlight one step brighter.'),
  bl('both', 'BL_DEC', 4, 'Makes the backlight one step dimmer.'),
  bl('both', 'BL_CYCLE', 5, 'Makes the backlight one step brighter, and goes back to 0 after full brightness.'),
  bl('first', 'BL_SET', 6, 'Sets the brightness to the percentage that follows, from 0 to 100.'),

  ep('one', 'EP_ON', 1, 'Turns the external supply on.'),
  ep('one', 'EP_OFF', 0, 'Turns the external supply off.'),
  ep('one', 'EP_TOG', 2, "Turns the external supply on if it's off, or off if it's on."),

  pointing('one', 'LCLK', 1, 'Left mouse button.', 'MB1'),
  pointing('one', 'RCLK', 2, 'Right mouse button.', 'MB2'),
  pointing('one', 'MCLK', 4, 'Middle mouse button, usually the wheel.', 'MB3'),
  pointing('one', 'MB1', 1, 'Left mouse button.', 'LCLK'),
  pointing('one', 'MB2', 2, 'Right mouse button.', 'RCLK'),
  pointing('one', 'MB3', 4, 'Middle mouse button, usually the wheel.', 'MCLK'),
  pointing('one', 'MB4', 8, 'Fourth mouse button, “back” in most programs.'),
  pointing('one', 'MB5', 16, 'Fifth mouse button, “forward” in most programs.'),
  pointing('one', 'MOVE_UP', 0x0000_fda8, 'Up, at the default speed of 600.'),
  pointing('one', 'MOVE_DOWN', 0x0000_0258, 'Down, at the default speed of 600.'),
  pointing('one', 'MOVE_LEFT', 0xfda8_0000, 'Left, at the default speed of 600.'),
  pointing('one', 'MOVE_RIGHT', 0x0258_0000, 'Right, at the default speed of 600.'),
  pointing(
    'arguments',
    'MOVE_X(x)',
    undefined,
    'Left or right at your own speed: negative is left, positive is right.',
  ),
  pointing(
    'arguments',
    'MOVE_Y(y)',
    undefined,
    "Up or down at your own speed: negative is up, positive is down. With `&msc`, it's the opposite.",
  ),
  pointing('arguments', 'MOVE(x, y)', undefined, 'Both directions together, for a diagonal.'),
  pointing('one', 'SCRL_UP', 0x0000_000a, 'Scrolls up, at the default speed of 10.'),
  pointing('one', 'SCRL_DOWN', 0x0000_fff6, 'Scrolls down, at the default speed of 10.'),
  pointing('one', 'SCRL_LEFT', 0xfff6_0000, 'Scrolls left, at the default speed of 10.'),
  pointing('one', 'SCRL_RIGHT', 0x000a_0000, 'Scrolls right, at the default speed of 10.'),
  pointing(
    'one',
    'ZMK_POINTING_DEFAULT_MOVE_VAL',
    600,
    'The speed of `MOVE_*`. To change it, define it before the `#include`.',
  ),
  pointing(
    'one',
    'ZMK_POINTING_DEFAULT_SCRL_VAL',
    10,
    'The speed of `SCRL_*`. To change it, define it before the `#include`.',
  ),

  transform('one', 'INPUT_TRANSFORM_XY_SWAP', 1, 'Swaps the two axes, before any mirroring.'),
  transform('one', 'INPUT_TRANSFORM_X_INVERT', 2, 'Mirrors left and right.'),
  transform('one', 'INPUT_TRANSFORM_Y_INVERT', 4, 'Mirrors up and down.'),

  modifiers('one', 'MOD_LCTL', 0x01, 'Left Control.'),
  modifiers('one', 'MOD_LSFT', 0x02, 'Left Shift.'),
  modifiers('one', 'MOD_LALT', 0x04, 'Left Alt (Option).'),
  modifiers('one', 'MOD_LGUI', 0x08, 'Left GUI (Windows, Command, Super).'),
  modifiers('one', 'MOD_RCTL', 0x10, 'Right Control.'),
  modifiers('one', 'MOD_RSFT', 0x20, 'Right Shift.'),
  modifiers('one', 'MOD_RALT', 0x40, 'Right Alt (AltGr, Option).'),
  modifiers('one', 'MOD_RGUI', 0x80, 'Right GUI (Windows, Command, Super).'),

  matrix('arguments', 'RC(row, column)', undefined, 'A place in a matrix transform. Both numbers start at 0.'),

  reset('one', 'RST_WARM', 0x00, 'Restarts the firmware.'),
  reset(
    'one',
    'RST_COLD',
    0x01,
    'Also restarts the firmware, except on an RP2040, where any value but 0 starts the bootloader.',
  ),
  reset('one', 'RST_UF2', 0x57, 'Restarts into the UF2 bootloader.'),
];
