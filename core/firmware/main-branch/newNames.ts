/*
 * Names that `main` has and the release doesn't: options, names in headers, compatibles, and properties. From comparing the
 * two; `npm run firmware:drift` on a checkout of `main` lists what's missing.
 */
const newNames: ReadonlySet<string> = new Set([
  'CONFIG_ZMK_DBL_TAP_BOOTLOADER',
  'CONFIG_ZMK_DBL_TAP_BOOTLOADER_INIT_PRIORITY',
  'CONFIG_ZMK_DBL_TAP_BOOTLOADER_TIMEOUT_MS',
  'CONFIG_ZMK_INDICATOR_LEDS',
  'CONFIG_ZMK_INDICATOR_LEDS_INIT_PRIORITY',
  'CONFIG_ZMK_INPUT_SPLIT_MAX_TRACKED_KEYS',
  'CONFIG_ZMK_STUDIO_TRANSPORT_UART_RX_PRIORITY',
  'CONFIG_ZMK_BOOTMODE_TO_MAGIC_VALUE_MAPPER',
  'CONFIG_ZMK_BOOTMODE_MAGIC_VALUE_BOOTLOADER_TYPE_ADAFRUIT_BOSSA',
  'CONFIG_ZMK_BOOTMODE_MAGIC_VALUE_BOOTLOADER_TYPE_ADAFRUIT_NRF52',
  'CONFIG_ZMK_BOOTMODE_MAGIC_VALUE_BOOTLOADER_TYPE_TINYUF2',
  'CONFIG_ZMK_BOOTMODE_MAGIC_VALUE_BOOTLOADER_TYPE_UNKNOWN',
  'CONFIG_ZMK_BOOTMODE_BOOTLOADER_MAGIC_VALUE',
  'CONFIG_ZMK_BOOT_STM32_ENFORCE_NBOOT_SEL',
  'HID_INDICATOR_CAPS_LOCK',
  'HID_INDICATOR_COMPOSE',
  'HID_INDICATOR_KANA',
  'HID_INDICATOR_NUM_LOCK',
  'HID_INDICATOR_SCROLL_LOCK',
  'OUT_NONE',
  'bootloader',
  'input',
  'locking',
  'zmk,bootmode-to-magic-mapper',
  'zmk,indicator-leds',
]);

/** Whether a name, with or without quotes around it, is new on `main`. */
export const isNewOnMain = (name: string): boolean => newNames.has(name.replace(/^"|"$/g, ''));
