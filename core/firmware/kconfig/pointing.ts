import type { KconfigTopic } from './types.ts';

/*
 * Add an option: one object, in alphabetical order. Take type, default and conditions from the Kconfig file that you name
 * in `source`, write the description yourself (one or two plain sentences: what it does, in which unit, when to change it),
 * and show it in a <KconfigTable> on the page below.
 */
export const pointing: KconfigTopic = {
  page: 'config/pointing',
  symbols: [
    {
      symbol: 'CONFIG_INPUT_GPIO_KEYS',
      type: 'bool',
      defaults: [
        { value: 'n', when: 'with `CONFIG_ZMK_POINTING`' },
        { value: 'y', when: 'otherwise' },
      ],
      zephyr: true,
      description: '',
      source: 'app/src/pointing/Kconfig',
    },
    {
      symbol: 'CONFIG_INPUT_THREAD_STACK_SIZE',
      type: 'int',
      defaults: [
        { value: '1024', when: 'on a split peripheral with `CONFIG_ZMK_POINTING`' },
        { value: '512', when: 'otherwise' },
      ],
      zephyr: true,
      description: '',
      source: 'app/src/pointing/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_INPUT_LISTENER',
      type: 'bool',
      defaults: [{ value: 'y' }],
      needs: [
        '`CONFIG_ZMK_POINTING`',
        '`CONFIG_ZMK_SPLIT_ROLE_CENTRAL`, or a keyboard that is not split',
        'an enabled `zmk,input-listener` node',
      ],
      description: '',
      source: 'app/src/pointing/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_INPUT_MOCK',
      type: 'bool',
      defaults: [{ value: 'y' }],
      needs: ['an enabled `zmk,input-mock` node'],
      description: '',
      source: 'app/module/drivers/input/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_INPUT_PROCESSOR_BEHAVIORS',
      type: 'bool',
      defaults: [{ value: 'y' }],
      needs: ['`CONFIG_ZMK_POINTING`', 'an enabled `zmk,input-processor-behaviors` node'],
      description: '',
      source: 'app/src/pointing/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_INPUT_PROCESSOR_CODE_MAPPER',
      type: 'bool',
      defaults: [{ value: 'y' }],
      needs: ['`CONFIG_ZMK_POINTING`', 'an enabled `zmk,input-processor-code-mapper` node'],
      description: '',
      source: 'app/src/pointing/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_INPUT_PROCESSOR_SCALER',
      type: 'bool',
      defaults: [{ value: 'y' }],
      needs: ['`CONFIG_ZMK_POINTING`', 'an enabled `zmk,input-processor-scaler` node'],
      description: '',
      source: 'app/src/pointing/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_INPUT_PROCESSOR_TEMP_LAYER',
      type: 'bool',
      defaults: [{ value: 'y' }],
      needs: [
        '`CONFIG_ZMK_POINTING`',
        '`CONFIG_ZMK_SPLIT_ROLE_CENTRAL`, or a keyboard that is not split',
        'an enabled `zmk,input-processor-temp-layer` node',
      ],
      description: '',
      source: 'app/src/pointing/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_INPUT_PROCESSOR_TEMP_LAYER_MAX_ACTION_EVENTS',
      type: 'int',
      defaults: [{ value: '4' }],
      needs: [
        '`CONFIG_ZMK_POINTING`',
        '`CONFIG_ZMK_SPLIT_ROLE_CENTRAL`, or a keyboard that is not split',
        '`CONFIG_ZMK_INPUT_PROCESSOR_TEMP_LAYER`',
      ],
      description: '',
      source: 'app/src/pointing/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_INPUT_PROCESSOR_TRANSFORM',
      type: 'bool',
      defaults: [{ value: 'y' }],
      needs: ['`CONFIG_ZMK_POINTING`', 'an enabled `zmk,input-processor-transform` node'],
      description: '',
      source: 'app/src/pointing/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_INPUT_SPLIT',
      type: 'bool',
      defaults: [{ value: 'y' }],
      needs: ['`CONFIG_ZMK_POINTING`', 'an enabled `zmk,input-split` node'],
      description: '',
      source: 'app/src/pointing/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_INPUT_SPLIT_INIT_PRIORITY',
      type: 'int',
      defaults: [{ value: 'CONFIG_INPUT_INIT_PRIORITY' }],
      needs: ['`CONFIG_ZMK_POINTING`', '`CONFIG_ZMK_INPUT_SPLIT`'],
      description: '',
      source: 'app/src/pointing/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_MOUSE',
      type: 'bool',
      defaults: [],
      deprecated: '`CONFIG_ZMK_POINTING`',
      description: '',
      source: 'app/src/pointing/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_POINTING',
      type: 'bool',
      defaults: [
        { value: 'y', when: 'if the old `CONFIG_ZMK_MOUSE` is on' },
        { value: 'n', when: 'otherwise' },
      ],
      description: '',
      source: 'app/src/pointing/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_POINTING_SMOOTH_SCROLLING',
      type: 'bool',
      defaults: [],
      needs: ['`CONFIG_ZMK_POINTING`', '`CONFIG_ZMK_SPLIT_ROLE_CENTRAL`, or a keyboard that is not split'],
      description: '',
      source: 'app/src/pointing/Kconfig',
    },
  ],
};
