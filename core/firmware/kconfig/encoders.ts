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
      needs: ['an enabled `alps,ec11` node'],
      description: '',
      source: 'app/module/drivers/sensor/ec11/Kconfig',
    },
    {
      symbol: 'CONFIG_EC11_THREAD_PRIORITY',
      type: 'int',
      defaults: [{ value: '10' }],
      needs: ['`CONFIG_EC11`', '`CONFIG_EC11_TRIGGER_OWN_THREAD`'],
      description: '',
      source: 'app/module/drivers/sensor/ec11/Kconfig',
    },
    {
      symbol: 'CONFIG_EC11_THREAD_STACK_SIZE',
      type: 'int',
      defaults: [{ value: '1024' }],
      needs: ['`CONFIG_EC11`', '`CONFIG_EC11_TRIGGER_OWN_THREAD`'],
      description: '',
      source: 'app/module/drivers/sensor/ec11/Kconfig',
    },
    {
      symbol: 'CONFIG_EC11_TRIGGER',
      type: 'bool',
      defaults: [],
      needs: ['`CONFIG_EC11`'],
      hidden: true,
      description: '',
      source: 'app/module/drivers/sensor/ec11/Kconfig',
    },
    {
      symbol: 'CONFIG_EC11_TRIGGER_GLOBAL_THREAD',
      type: 'bool',
      defaults: [],
      needs: ['`CONFIG_EC11`'],
      choice: 'EC11_TRIGGER_MODE',
      description: '',
      source: 'app/module/drivers/sensor/ec11/Kconfig',
    },
    {
      symbol: 'CONFIG_EC11_TRIGGER_NONE',
      type: 'bool',
      defaults: [],
      needs: ['`CONFIG_EC11`'],
      choice: 'EC11_TRIGGER_MODE',
      description: '',
      source: 'app/module/drivers/sensor/ec11/Kconfig',
    },
    {
      symbol: 'CONFIG_EC11_TRIGGER_OWN_THREAD',
      type: 'bool',
      defaults: [],
      needs: ['`CONFIG_EC11`'],
      choice: 'EC11_TRIGGER_MODE',
      description: '',
      source: 'app/module/drivers/sensor/ec11/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_KEYMAP_SENSORS',
      type: 'bool',
      defaults: [{ value: 'y' }],
      needs: ['an enabled `zmk,keymap-sensors` node'],
      description: '',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_KEYMAP_SENSORS_DEFAULT_TRIGGERS_PER_ROTATION',
      type: 'int',
      defaults: [{ value: '20' }],
      needs: ['`CONFIG_ZMK_KEYMAP_SENSORS`'],
      description: '',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SENSOR_ENCODER_MOCK',
      type: 'bool',
      defaults: [{ value: 'y' }],
      needs: ['an enabled `zmk,sensor-encoder-mock` node'],
      description: '',
      source: 'app/module/drivers/sensor/encoder_mock/Kconfig',
    },
  ],
};
