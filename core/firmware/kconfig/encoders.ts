import type { KconfigTopic } from './types.ts';

/*
 * Add an option: one object, in alphabetical order. Take type, default and conditions from the Kconfig file that you name
 * in `source`, write the description yourself (one or two plain sentences: what it does, in which unit, when to change it),
 * and show it in a <KconfigTable> on the page below.
 */
export const encoders: KconfigTopic = {
  page: 'config/encoders',
  symbols: [
    {
      symbol: 'CONFIG_EC11',
      type: 'bool',
      defaults: [{ value: 'y' }],
      needs: ['`CONFIG_SENSOR`, which `CONFIG_ZMK_KEYMAP_SENSORS` turns on', 'an enabled `alps,ec11` node'],
      description:
        'The driver for rotary encoders (knobs). Since the driver became part of the build on its own, this line is no longer needed in a `.conf` file.',
      source: 'app/module/drivers/sensor/ec11/Kconfig',
    },
    {
      symbol: 'CONFIG_EC11_THREAD_PRIORITY',
      type: 'int',
      defaults: [{ value: '10' }],
      needs: ['`CONFIG_EC11`', '`CONFIG_EC11_TRIGGER_OWN_THREAD`'],
      description: 'The cooperative priority of the thread that reads the encoder.',
      source: 'app/module/drivers/sensor/ec11/Kconfig',
    },
    {
      symbol: 'CONFIG_EC11_THREAD_STACK_SIZE',
      type: 'int',
      defaults: [{ value: '1024' }],
      needs: ['`CONFIG_EC11`', '`CONFIG_EC11_TRIGGER_OWN_THREAD`'],
      description: 'Bytes of stack for the thread that reads the encoder.',
      source: 'app/module/drivers/sensor/ec11/Kconfig',
    },
    {
      symbol: 'CONFIG_EC11_TRIGGER',
      type: 'bool',
      defaults: [],
      needs: ['`CONFIG_EC11`'],
      hidden: true,
      description: 'Marks that a turn of the encoder raises an interrupt.',
      source: 'app/module/drivers/sensor/ec11/Kconfig',
    },
    {
      symbol: 'CONFIG_EC11_TRIGGER_GLOBAL_THREAD',
      type: 'bool',
      defaults: [],
      needs: ['`CONFIG_EC11`'],
      choice: 'EC11_TRIGGER_MODE',
      description: 'Handles turns in the thread that also handles keys. The right setting for nearly every keyboard.',
      source: 'app/module/drivers/sensor/ec11/Kconfig',
    },
    {
      symbol: 'CONFIG_EC11_TRIGGER_NONE',
      type: 'bool',
      defaults: [],
      needs: ['`CONFIG_EC11`'],
      choice: 'EC11_TRIGGER_MODE',
      description: 'Never looks at the encoder: turning the knob does nothing.',
      source: 'app/module/drivers/sensor/ec11/Kconfig',
    },
    {
      symbol: 'CONFIG_EC11_TRIGGER_OWN_THREAD',
      type: 'bool',
      defaults: [],
      needs: ['`CONFIG_EC11`'],
      choice: 'EC11_TRIGGER_MODE',
      description: 'Handles turns in a thread of its own, at the cost of memory for its stack.',
      source: 'app/module/drivers/sensor/ec11/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_KEYMAP_SENSORS',
      type: 'bool',
      defaults: [{ value: 'y' }],
      needs: ['an enabled `zmk,keymap-sensors` node'],
      description: 'Passes turns of the encoders on to the keymap.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_KEYMAP_SENSORS_DEFAULT_TRIGGERS_PER_ROTATION',
      type: 'int',
      defaults: [{ value: '20' }],
      needs: ['`CONFIG_ZMK_KEYMAP_SENSORS`'],
      description:
        'How often one full turn fires the bound behavior, unless the devicetree sets `triggers-per-rotation`. For a knob with clicks, use their number.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SENSOR_ENCODER_MOCK',
      type: 'bool',
      defaults: [{ value: 'y' }],
      needs: [
        '`CONFIG_SENSOR`, which `CONFIG_ZMK_KEYMAP_SENSORS` turns on',
        'an enabled `zmk,sensor-encoder-mock` node',
      ],
      description: 'An encoder that plays back invented turns, for automatic tests.',
      source: 'app/module/drivers/sensor/encoder_mock/Kconfig',
    },
  ],
};
