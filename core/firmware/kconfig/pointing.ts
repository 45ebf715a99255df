import type { KconfigTopic } from './types.ts';

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
      description:
        "Zephyr's handling of `gpio-keys` nodes. It's off because ZMK uses those nodes for other things, such as soft off. Turn it on for mouse buttons defined that way.",
      source: 'app/src/pointing/Kconfig',
    },
    {
      symbol: 'CONFIG_INPUT_THREAD_STACK_SIZE',
      type: 'int',
      defaults: [
        {
          value: '1024',
          when: 'on a split peripheral with `CONFIG_ZMK_POINTING`',
          if: 'ZMK_POINTING && ZMK_SPLIT && !ZMK_SPLIT_ROLE_CENTRAL',
        },
        { value: '512', when: 'otherwise' },
      ],
      zephyr: true,
      description:
        'Bytes of stack for the thread that handles pointing devices. Raise it if input processors or a sensor driver crash the keyboard.',
      source: 'app/src/pointing/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_INPUT_LISTENER',
      type: 'bool',
      defaults: [{ value: 'y' }],
      needs: [
        '`CONFIG_ZMK_POINTING`',
        "`CONFIG_ZMK_SPLIT_ROLE_CENTRAL`, or a keyboard that isn't split",
        'an enabled `zmk,input-listener` node',
      ],
      description: 'Turns events from pointing devices into mouse reports.',
      source: 'app/src/pointing/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_INPUT_MOCK',
      type: 'bool',
      defaults: [{ value: 'y' }],
      needs: ['`CONFIG_INPUT` (on with `CONFIG_ZMK_POINTING`)', 'an enabled `zmk,input-mock` node'],
      description: 'A pointing device that plays back made-up events, for automatic tests.',
      source: 'app/module/drivers/input/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_INPUT_PROCESSOR_BEHAVIORS',
      type: 'bool',
      defaults: [{ value: 'y' }],
      needs: ['`CONFIG_ZMK_POINTING`', 'an enabled `zmk,input-processor-behaviors` node'],
      description: 'Builds in the input processor that runs behaviors for buttons.',
      source: 'app/src/pointing/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_INPUT_PROCESSOR_CODE_MAPPER',
      type: 'bool',
      defaults: [{ value: 'y' }],
      needs: ['`CONFIG_ZMK_POINTING`', 'an enabled `zmk,input-processor-code-mapper` node'],
      description: 'Builds in the input processor that changes event codes.',
      source: 'app/src/pointing/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_INPUT_PROCESSOR_SCALER',
      type: 'bool',
      defaults: [{ value: 'y' }],
      needs: ['`CONFIG_ZMK_POINTING`', 'an enabled `zmk,input-processor-scaler` node'],
      description: 'Builds in the input processor that multiplies and divides movement.',
      source: 'app/src/pointing/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_INPUT_PROCESSOR_TEMP_LAYER',
      type: 'bool',
      defaults: [{ value: 'y' }],
      needs: [
        '`CONFIG_ZMK_POINTING`',
        "`CONFIG_ZMK_SPLIT_ROLE_CENTRAL`, or a keyboard that isn't split",
        'an enabled `zmk,input-processor-temp-layer` node',
      ],
      description: 'Builds in the input processor that turns on a layer while the pointer moves.',
      source: 'app/src/pointing/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_INPUT_PROCESSOR_TEMP_LAYER_MAX_ACTION_EVENTS',
      type: 'int',
      defaults: [{ value: '4' }],
      needs: [
        '`CONFIG_ZMK_POINTING`',
        "`CONFIG_ZMK_SPLIT_ROLE_CENTRAL`, or a keyboard that isn't split",
        '`CONFIG_ZMK_INPUT_PROCESSOR_TEMP_LAYER`',
      ],
      description: 'How many layer changes can wait to be carried out.',
      source: 'app/src/pointing/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_INPUT_PROCESSOR_TRANSFORM',
      type: 'bool',
      defaults: [{ value: 'y' }],
      needs: ['`CONFIG_ZMK_POINTING`', 'an enabled `zmk,input-processor-transform` node'],
      description: 'Builds in the input processor that flips and swaps axes.',
      source: 'app/src/pointing/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_INPUT_SPLIT',
      type: 'bool',
      defaults: [{ value: 'y' }],
      needs: ['`CONFIG_ZMK_POINTING`', '`CONFIG_ZMK_SPLIT`', 'an enabled `zmk,input-split` node'],
      description: 'Sends pointing events from a peripheral to its central.',
      source: 'app/src/pointing/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_INPUT_SPLIT_INIT_PRIORITY',
      type: 'int',
      defaults: [{ value: 'CONFIG_INPUT_INIT_PRIORITY' }],
      needs: ['`CONFIG_ZMK_POINTING`', '`CONFIG_ZMK_INPUT_SPLIT`'],
      description: 'When split input devices are set up during startup.',
      source: 'app/src/pointing/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_MOUSE',
      type: 'bool',
      defaults: [],
      deprecated: '`CONFIG_ZMK_POINTING`',
      description: 'The old name of the option for mouse keys.',
      source: 'app/src/pointing/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_POINTING',
      type: 'bool',
      defaults: [
        { value: 'y', when: 'if the old `CONFIG_ZMK_MOUSE` is on', if: 'ZMK_MOUSE' },
        { value: 'n', when: 'otherwise' },
      ],
      description:
        "Sends mouse movement, scrolling, and mouse buttons, from keys or from a trackball, trackpad, or pointing stick. After turning it on, pair again over Bluetooth, or the computer doesn't see the mouse.",
      source: 'app/src/pointing/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_POINTING_SMOOTH_SCROLLING',
      type: 'bool',
      defaults: [],
      needs: ['`CONFIG_ZMK_POINTING`', "`CONFIG_ZMK_SPLIT_ROLE_CENTRAL`, or a keyboard that isn't split"],
      description:
        'Scrolls in fine steps on computers that ask for it, which Windows and Linux do. Leave it off for macOS.',
      source: 'app/src/pointing/Kconfig',
    },
  ],
};
