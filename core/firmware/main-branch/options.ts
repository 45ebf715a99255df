import type { OptionChange } from './types.ts';

/*
 * ZMK and Zephyr options that keyboards and users set, and that are gone or deprecated on `main`. From comparing the
 * Kconfig files of ZMK v0.3.0 with Zephyr 3.5 to those of `main` with Zephyr 4.1.
 */
export const optionChanges: readonly OptionChange[] = [
  {
    symbol: 'CONFIG_BOARD_ENABLE_DCDC',
    change: 'gone',
    instead: 'Set `regulator-initial-mode = <NRF5X_REG_MODE_DCDC>` on `&reg1` in the devicetree.',
  },
  {
    symbol: 'CONFIG_BOARD_ENABLE_DCDC_HV',
    change: 'gone',
    instead: 'Set `status = "okay"` on `&reg0` in the devicetree.',
  },
  {
    symbol: 'CONFIG_BT_DIS_MANUF',
    change: 'deprecated',
    option: 'CONFIG_BT_DIS_MANUF_NAME_STR',
    instead: 'Use `CONFIG_BT_DIS_MANUF_NAME_STR`.',
  },
  {
    symbol: 'CONFIG_BT_DIS_MODEL',
    change: 'deprecated',
    option: 'CONFIG_BT_DIS_MODEL_NUMBER_STR',
    instead: 'Use `CONFIG_BT_DIS_MODEL_NUMBER_STR`.',
  },
  { symbol: 'CONFIG_BT_TINYCRYPT_ECC', change: 'gone', instead: 'Delete the line. Bluetooth has its own.' },
  { symbol: 'CONFIG_LV_MEM_CUSTOM', change: 'gone', instead: 'Delete the line. LVGL 9 works without it.' },
  {
    symbol: 'CONFIG_NFCT_PINS_AS_GPIOS',
    change: 'deprecated',
    instead: 'Set `nfct-pins-as-gpios` on `&uicr` in the devicetree.',
  },
  {
    symbol: 'CONFIG_SOC_DCDC_NRF52X',
    change: 'deprecated',
    instead: 'Set `regulator-initial-mode = <NRF5X_REG_MODE_DCDC>` on `&reg1` in the devicetree.',
  },
  {
    symbol: 'CONFIG_SOC_DCDC_NRF52X_HV',
    change: 'deprecated',
    instead: 'Set `status = "okay"` on `&reg0` in the devicetree.',
  },
  {
    symbol: 'CONFIG_WS2812_STRIP',
    change: 'gone',
    instead: 'Delete the line. The LED driver turns itself on from the devicetree.',
  },
];
