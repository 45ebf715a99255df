/**
 * Names in pages that aren't in core/firmware. Keep them in alphabetical order, each with its reason:
 *   zephyr    part of Zephyr that ZMK neither changes nor depends on
 *   board     specific to one board or shield
 *   module    part of a driver or behavior in a module
 *   example   defined by a sample on the same page
 *   historic  doesn't exist (anymore). Text may mention it, but a sample may only use it if its fence says `old`
 */
type ForeignReason = 'zephyr' | 'board' | 'module' | 'example' | 'historic';

export const foreignNames: Readonly<Record<string, ForeignReason>> = {
  '&cp': 'historic',
  '&de_ae': 'example',
  '&pico_header': 'zephyr',
  '&reset': 'historic',
  CONFIG_APA102_STRIP: 'zephyr',
  CONFIG_BT_DEVICE_NAME_DYNAMIC: 'zephyr',
  CONFIG_BUILD_OUTPUT_UF2: 'zephyr',
  CONFIG_CUSTOM_WIDGET_LAYER_STATUS: 'board',
  CONFIG_DEBUG_OPTIMIZATIONS: 'zephyr',
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

/** Every board and shield has such an option. */
export const hardwareOption = /^CONFIG_(BOARD|SHIELD|SOC)_/;

/** Labels that boards define for chips, connectors, and memory partitions. */
export const hardwareLabel =
  /^(adc|arduino|blackpill|boot_partition|code_partition|flash|gpio|i2c|nfct|nice_view|pinctrl|pio|pro_micro|pwm|sd_partition|spi|storage_partition|uart|uicr|usart|xiao|zephyr_udc)\w*$/;
