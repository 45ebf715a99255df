import type { ChosenProperty } from './types.ts';

/*
 * Properties of the /chosen node that ZMK reads, in alphabetical order. To add one, name the source file that reads it, and
 * show it in a <ChosenTable> on its page.
 */
export const chosenProperties: readonly ChosenProperty[] = [
  {
    property: 'zephyr,display',
    description: 'The display that `CONFIG_ZMK_DISPLAY` draws on.',
    page: 'config/displays',
    source: 'app/src/display/main.c',
  },
  {
    property: 'zephyr,settings-partition',
    description:
      "The flash partition for settings such as Bluetooth bonds. If it isn't set, the partition labeled `storage_partition` is used.",
    page: 'config/system',
    source: 'app/src/settings/reset_settings_nvs.c',
  },
  {
    property: 'zmk,backlight',
    description: 'The LED controller (`pwm-leds` or `gpio-leds`) that `CONFIG_ZMK_BACKLIGHT` dims and switches.',
    page: 'config/lighting',
    source: 'app/src/backlight.c',
  },
  {
    property: 'zmk,battery',
    description: "The sensor for the battery's charge or voltage.",
    page: 'config/battery',
    source: 'app/src/battery.c',
  },
  {
    property: 'zmk,display-led',
    description: 'An LED that lights the display. It turns off when the display is blanked and comes back with it.',
    page: 'config/displays',
    source: 'app/src/display/main.c',
  },
  {
    property: 'zmk,kscan',
    description:
      "The key scan device that detects pressed keys. Physical layouts that name their own `kscan` don't need it.",
    page: 'config/kscan',
    source: 'app/src/physical_layouts.c',
  },
  {
    property: 'zmk,matrix-transform',
    description:
      "The matrix transform that turns rows and columns into keymap positions. If it's set, physical layouts are ignored, so if you have any, set `zmk,physical-layout` instead.",
    page: 'config/layout',
    source: 'app/src/physical_layouts.c',
  },
  {
    property: 'zmk,physical-layout',
    description: "The physical layout that's active from the first start until you pick another in ZMK Studio.",
    page: 'config/layout',
    source: 'app/src/physical_layouts.c',
  },
  {
    property: 'zmk,studio-rpc-uart',
    description:
      'The serial port that ZMK Studio uses to talk to the keyboard. The snippet `studio-rpc-usb-uart` sets it.',
    page: 'config/studio',
    source: 'app/src/studio/uart_rpc_transport.c',
  },
  {
    property: 'zmk,underglow',
    description: 'The LED strip that `CONFIG_ZMK_RGB_UNDERGLOW` lights.',
    page: 'config/lighting',
    source: 'app/src/rgb_underglow.c',
  },
];
