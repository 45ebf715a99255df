/**
 * Names that pages mention although core/firmware does not have them. Add one, in alphabetical order, with its reason:
 *   zephyr    belongs to Zephyr, and ZMK neither changes it nor depends on it
 *   board     belongs to a single board or shield
 *   module    belongs to a driver or behavior that comes as a module
 *   example   is defined by a sample of the page that uses it
 *   historic  does not exist (any more); prose may warn of it, a sample may not use it unless its fence says `old`
 */
export type ForeignReason = 'zephyr' | 'board' | 'module' | 'example' | 'historic';

export const foreignNames: Readonly<Record<string, ForeignReason>> = {
  '&cp': 'historic',
  '&de_ae': 'example',
  '&pico_header': 'zephyr',
  '&reset': 'historic',
  CONFIG_APA102_STRIP: 'zephyr',
  CONFIG_BT_DEVICE_NAME_DYNAMIC: 'zephyr',
  CONFIG_BUILD_OUTPUT_UF2: 'zephyr',
  CONFIG_ENABLE_CAPS_WORD: 'example',
  CONFIG_HWINFO: 'zephyr',
  CONFIG_HW_STACK_PROTECTION: 'zephyr',
  CONFIG_LOG_PROCESS_TRIGGER_THRESHOLD: 'zephyr',
  CONFIG_LPD880X_STRIP: 'zephyr',
  CONFIG_LV_FONT_DEFAULT_MONTSERRAT_26: 'zephyr',
  CONFIG_NICE_VIEW_WIDGET_INVERTED: 'board',
  CONFIG_NVS: 'zephyr',
  CONFIG_NVS_LOG_LEVEL_DBG: 'zephyr',
  CONFIG_PMW3610: 'module',
  CONFIG_SERIAL: 'zephyr',
  CONFIG_THREAD_ANALYZER: 'zephyr',
  CONFIG_THREAD_ANALYZER_AUTO: 'zephyr',
  CONFIG_THREAD_ANALYZER_AUTO_INTERVAL: 'zephyr',
  CONFIG_THREAD_NAME: 'zephyr',
  CONFIG_UART_INTERRUPT_DRIVEN: 'zephyr',
  CONFIG_USB: 'historic',
  CONFIG_ZMK_BEHAVIOR_BURST: 'example',
  CONFIG_ZMK_BEHAVIOR_BURST_MAX_TAPS: 'example',
  CONFIG_ZMK_BEHAVIOR_FINCH: 'example',
  CONFIG_ZMK_KSCAN_INIT_PRIORITY: 'historic',
  CONFIG_ZMK_LOG_LEVEL_WRN: 'zephyr',
  CONFIG_ZMK_STUDIO_LOG_LEVEL_DBG: 'zephyr',
  'zmk,behavior-burst': 'example',
  'zmk,behavior-layer-toggle': 'historic',
  'zmk,maxim-17048': 'historic',
};

/** Options that stand for a board or shield itself; there is one for each. */
export const hardwareOption = /^CONFIG_(BOARD|SHIELD|SOC)_/;

/** Labels of chips, connectors and their parts, as boards define them. */
export const hardwareLabel =
  /^(adc|arduino|blackpill|boot_partition|code_partition|flash|gpio|i2c|nfct|nice_view|pinctrl|pio|pro_micro|pwm|sd_partition|spi|storage_partition|uart|uicr|usart|xiao|zephyr_udc)\w*$/;
