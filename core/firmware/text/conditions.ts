/**
 * Words for conditions that a name alone doesn't explain. `need` completes "It needs …", `when` follows a default value.
 * `onWith` is the option of ZMK that turns on one of Zephyr's.
 * A condition with several parts applies where all of them occur. Conditions without a row are put in words by their names.
 */
type ConditionText = Readonly<{ if: string; need?: string; when?: string; onWith?: string }>;

// prettier-ignore
export const conditionTexts: readonly ConditionText[] = [
  { if: '!ZMK_SPLIT || ZMK_SPLIT && ZMK_SPLIT_ROLE_CENTRAL', need: "`CONFIG_ZMK_SPLIT_ROLE_CENTRAL`, or a keyboard that isn't split" },
  { if: '!ZMK_SPLIT || ZMK_SPLIT_ROLE_CENTRAL', need: "`CONFIG_ZMK_SPLIT_ROLE_CENTRAL`, or a keyboard that isn't split", when: "on a keyboard that isn't split, and on the central of a split" },
  { if: '!ZMK_SPLIT_BLE || ZMK_SPLIT_ROLE_CENTRAL', need: "`CONFIG_ZMK_SPLIT_ROLE_CENTRAL`, or a keyboard that isn't a Bluetooth split" },
  { if: '!ZMK_SPLIT_ROLE_CENTRAL', need: 'a split peripheral' },
  { if: '!ARCH_POSIX', when: 'except in native builds' },
  { if: '!BT_CTLR && BT_HCI', when: 'and a Bluetooth controller on another chip' },
  { if: '!ZMK_SPLIT_BLE && ZMK_BLE', when: 'on other Bluetooth keyboards' },
  { if: '!ZMK_SPLIT_ROLE_CENTRAL && ZMK_SPLIT', when: 'on a split peripheral' },
  { if: '!ZMK_SPLIT_ROLE_CENTRAL && ZMK_SPLIT_BLE', when: 'on a peripheral of a Bluetooth split' },
  { if: 'ZMK_SPLIT_BLE && ZMK_SPLIT_ROLE_CENTRAL', when: 'on the central of a Bluetooth split' },
  { if: '$(dt_chosen_enabled,zmk,studio-rpc-uart)', when: 'with a port chosen as `zmk,studio-rpc-uart`' },
  { if: 'HAS_HW_NRF_USBD', when: 'on nRF chips with USB' },
  { if: 'HAS_POWEROFF', need: 'a chip that Zephyr can power off (nRF52, nRF53, and some STM32, but not the RP2040 or SAMD21)' },
  { if: 'HEAP_MEM_POOL_SIZE != 0', need: '`CONFIG_HEAP_MEM_POOL_SIZE` above 0' },
  { if: 'SERIAL_SUPPORT_ASYNC', need: 'a UART driver with DMA, as on nRF and STM32 chips' },
  { if: 'SERIAL_SUPPORT_INTERRUPT', need: 'a UART driver with interrupts' },
  { if: 'SOC_RP2040', when: 'on the RP2040' },
  { if: 'SOC_SERIES_NRF52X', need: 'an nRF52 chip' },
  { if: 'HAS_HW_NRF_RADIO_TX_PWR_HIGH', need: 'an nRF52840, nRF52833, or nRF52820' },
  { if: 'ZMK_MOUSE', when: 'if the old `CONFIG_ZMK_MOUSE` is on' },
  { if: 'SSD1306', when: 'with an SSD1306 display' },
  { if: 'ZMK_DISPLAY_STATUS_SCREEN_BUILT_IN', when: 'with the built-in status screen' },
  // Options of Zephyr that ZMK turns on.
  { if: 'DISPLAY', onWith: 'ZMK_DISPLAY' },
  { if: 'INPUT', onWith: 'ZMK_POINTING' },
  { if: 'LED', onWith: 'ZMK_BACKLIGHT' },
  { if: 'LV_USE_THEME_MONO', need: '`CONFIG_LV_USE_THEME_MONO` (on for one-bit displays with the built-in screen)' },
];
