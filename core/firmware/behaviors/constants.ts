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
  bt('first', 'BT_SEL', 3, 'Makes the profile with the number that follows the active one, counted from 0.'),
  bt('both', 'BT_NXT', 1, 'Goes to the next profile; after the last one comes the first.'),
  bt('both', 'BT_PRV', 2, 'Goes to the previous profile; before the first one comes the last.'),
  bt('both', 'BT_CLR', 0, 'Forgets the host of the active profile, so that a new one can pair.'),
  bt('both', 'BT_CLR_ALL', 4, 'Forgets the hosts of all profiles and goes to profile 0.'),
  bt('first', 'BT_DISC', 5, 'Disconnects the host of the profile with the number that follows, without forgetting it.'),

  out('one', 'OUT_USB', 1, 'Prefers USB.'),
  out('one', 'OUT_BLE', 2, 'Prefers Bluetooth.'),
  out('one', 'OUT_TOG', 0, 'Changes from one to the other.'),

  rgb('both', 'RGB_TOG', 0, 'Turns the underglow on if it is off and off if it is on.'),
  rgb('both', 'RGB_ON', 1, 'Turns the underglow on.'),
  rgb('both', 'RGB_OFF', 2, 'Turns the underglow off.'),
  rgb('both', 'RGB_HUI', 3, 'Turns the hue one step forward around the color wheel.'),
  rgb('both', 'RGB_HUD', 4, 'Turns the hue one step back around the color wheel.'),
  rgb('both', 'RGB_SAI', 5, 'Makes the color one step stronger.'),
  rgb('both', 'RGB_SAD', 6, 'Makes the color one step paler.'),
  rgb('both', 'RGB_BRI', 7, 'Makes the light one step brighter.'),
  rgb('both', 'RGB_BRD', 8, 'Makes the light one step darker.'),
  rgb('both', 'RGB_SPI', 9, 'Makes the effect one step faster, up to 5.'),
  rgb('both', 'RGB_SPD', 10, 'Makes the effect one step slower, down to 1.'),
  rgb('both', 'RGB_EFF', 11, 'Goes to the next effect; after the last one comes the first.'),
  rgb('both', 'RGB_EFR', 12, 'Goes to the previous effect; before the first one comes the last.'),
  rgb(
    'first',
    'RGB_EFS_CMD',
    13,
    'Starts the effect with the number that follows: 0 solid, 1 breathe, 2 spectrum, 3 swirl.',
  ),
  rgb('both', 'RGB_COLOR_HSB(h, s, b)', 14, 'Sets hue (0–360), saturation and brightness (0–100) at once.'),
  rgb('both', 'RGB_COLOR_HSV(h, s, v)', 14, 'Sets hue, saturation and brightness at once.', 'RGB_COLOR_HSB(h, s, b)'),

  bl('both', 'BL_TOG', 2, 'Turns the backlight on if it is off and off if it is on.'),
  bl('both', 'BL_ON', 0, 'Turns the backlight on.'),
  bl('both', 'BL_OFF', 1, 'Turns the backlight off.'),
  bl('both', 'BL_INC', 3, 'Makes the backlight one step brighter.'),
  bl('both', 'BL_DEC', 4, 'Makes the backlight one step darker.'),
  bl('both', 'BL_CYCLE', 5, 'Makes the backlight one step brighter; after full brightness comes 0.'),
  bl('first', 'BL_SET', 6, 'Sets the brightness to the percentage that follows, from 0 to 100.'),

  ep('one', 'EP_ON', 1, 'Turns the external supply on.'),
  ep('one', 'EP_OFF', 0, 'Turns the external supply off.'),
  ep('one', 'EP_TOG', 2, 'Turns the external supply on if it is off and off if it is on.'),

  pointing('one', 'LCLK', 1, 'Left mouse button.', 'MB1'),
  pointing('one', 'RCLK', 2, 'Right mouse button.', 'MB2'),
  pointing('one', 'MCLK', 4, 'Middle mouse button, usually a press on the wheel.', 'MB3'),
  pointing('one', 'MB1', 1, 'Left mouse button.', 'LCLK'),
  pointing('one', 'MB2', 2, 'Right mouse button.', 'RCLK'),
  pointing('one', 'MB3', 4, 'Middle mouse button, usually a press on the wheel.', 'MCLK'),
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
    'To the side at a speed of yours: negative is left, positive is right.',
  ),
  pointing(
    'arguments',
    'MOVE_Y(y)',
    undefined,
    'Up or down at a speed of yours: negative is up, positive is down; with `&msc` the other way round.',
  ),
  pointing('arguments', 'MOVE(x, y)', undefined, 'Both at once, for a diagonal.'),
  pointing('one', 'SCRL_UP', 0x0000_000a, 'Scrolls up, at the default speed of 10.'),
  pointing('one', 'SCRL_DOWN', 0x0000_fff6, 'Scrolls down, at the default speed of 10.'),
  pointing('one', 'SCRL_LEFT', 0xfff6_0000, 'Scrolls left, at the default speed of 10.'),
  pointing('one', 'SCRL_RIGHT', 0x000a_0000, 'Scrolls right, at the default speed of 10.'),
  pointing(
    'one',
    'ZMK_POINTING_DEFAULT_MOVE_VAL',
    600,
    'The speed behind `MOVE_*`; define it before the `#include` to change it.',
  ),
  pointing(
    'one',
    'ZMK_POINTING_DEFAULT_SCRL_VAL',
    10,
    'The speed behind `SCRL_*`; define it before the `#include` to change it.',
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

  matrix('arguments', 'RC(row, column)', undefined, 'A place in a matrix transform, both counted from 0.'),

  reset('one', 'RST_WARM', 0x00, 'Restarts the firmware.'),
  reset(
    'one',
    'RST_COLD',
    0x01,
    'Restarts the firmware as well, except on RP2040, where every value but 0 starts the bootloader.',
  ),
  reset('one', 'RST_UF2', 0x57, 'Restarts into the UF2 bootloader.'),
];
