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
      'The flash partition in which settings such as Bluetooth bonds are kept. Without it, the partition labeled `storage_partition` is used.',
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
    description: 'The sensor that knows the battery: its charge, or its voltage.',
    page: 'config/battery',
    source: 'app/src/battery.c',
  },
  {
    property: 'zmk,display-led',
    description: 'An LED that lights the display. It goes off whenever the display is blanked, and on again with it.',
    page: 'config/displays',
    source: 'app/src/display/main.c',
  },
  {
    property: 'zmk,kscan',
    description:
      'The key scan device that finds pressed keys. Physical layouts that name a `kscan` of their own do not need it.',
    page: 'config/kscan',
    source: 'app/src/physical_layouts.c',
  },
  {
    property: 'zmk,matrix-transform',
    description:
      'The matrix transform that turns electrical positions into keymap positions. With it, physical layouts are ignored, so set `zmk,physical-layout` instead where they exist.',
    page: 'config/layout',
    source: 'app/src/physical_layouts.c',
  },
  {
    property: 'zmk,physical-layout',
    description:
      'The physical layout that is active after the first start, and stays so until another one is picked in ZMK Studio.',
    page: 'config/layout',
    source: 'app/src/physical_layouts.c',
  },
  {
    property: 'zmk,studio-rpc-uart',
    description:
      'The serial port over which ZMK Studio talks to the keyboard. The snippet `studio-rpc-usb-uart` sets it.',
    page: 'config/studio',
    source: 'app/src/studio/uart_rpc_transport.c',
  },
  {
    property: 'zmk,underglow',
    description: 'The LED strip that `CONFIG_ZMK_RGB_UNDERGLOW` colors.',
    page: 'config/lighting',
    source: 'app/src/rgb_underglow.c',
  },
];
