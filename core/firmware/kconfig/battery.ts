import type { KconfigTopic } from './types.ts';

/*
 * Add an option: one object, in alphabetical order. Take type, default and conditions from the Kconfig file that you name
 * in `source`, write the description yourself (one or two plain sentences: what it does, in which unit, when to change it),
 * and show it in a <KconfigTable> on the page below.
 */
export const battery: KconfigTopic = {
  page: 'config/battery',
  symbols: [
    {
      symbol: 'CONFIG_SENSOR_MAX17048_INIT_PRIORITY',
      type: 'int',
      defaults: [{ value: '75' }],
      needs: ['`CONFIG_ZMK_MAX17048`'],
      description: '',
      source: 'app/module/drivers/sensor/max17048/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_BATTERY',
      type: 'bool',
      defaults: [],
      needs: ['`CONFIG_SENSOR`'],
      description: '',
      source: 'app/module/drivers/sensor/battery/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_BATTERY_NRF_VDDH',
      type: 'bool',
      defaults: [
        { value: 'y', when: 'with an enabled `zmk,battery-nrf-vddh` node' },
        { value: 'n', when: 'otherwise' },
      ],
      needs: ['`CONFIG_SENSOR`'],
      hidden: true,
      description: '',
      source: 'app/module/drivers/sensor/battery/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_BATTERY_REPORTING',
      type: 'bool',
      defaults: [
        { value: 'y', when: 'with `CONFIG_ZMK_BLE`' },
        { value: 'n', when: 'otherwise' },
      ],
      description: '',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_BATTERY_REPORTING_FETCH_MODE_LITHIUM_VOLTAGE',
      type: 'bool',
      defaults: [],
      needs: ['`CONFIG_ZMK_BATTERY_REPORTING`'],
      choice: 'ZMK_BATTERY_REPORTING_FETCH_MODE',
      description: '',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_BATTERY_REPORTING_FETCH_MODE_STATE_OF_CHARGE',
      type: 'bool',
      defaults: [],
      needs: ['`CONFIG_ZMK_BATTERY_REPORTING`'],
      choice: 'ZMK_BATTERY_REPORTING_FETCH_MODE',
      description: '',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_BATTERY_REPORT_INTERVAL',
      type: 'int',
      defaults: [{ value: '60' }],
      needs: ['`CONFIG_ZMK_BATTERY_REPORTING`'],
      description: '',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_BATTERY_VOLTAGE_DIVIDER',
      type: 'bool',
      defaults: [
        { value: 'y', when: 'with an enabled `zmk,battery-voltage-divider` node' },
        { value: 'n', when: 'otherwise' },
      ],
      needs: ['`CONFIG_SENSOR`'],
      hidden: true,
      description: '',
      source: 'app/module/drivers/sensor/battery/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_MAX17048',
      type: 'bool',
      defaults: [{ value: 'y' }],
      needs: ['an enabled `zmk,maxim-max17048` node', '`CONFIG_I2C`'],
      description: '',
      source: 'app/module/drivers/sensor/max17048/Kconfig',
    },
  ],
};
