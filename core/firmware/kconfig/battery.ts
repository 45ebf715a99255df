import type { KconfigTopic } from './types.ts';

export const battery: KconfigTopic = {
  page: 'config/battery',
  symbols: [
    {
      symbol: 'CONFIG_SENSOR_MAX17048_INIT_PRIORITY',
      type: 'int',
      defaults: [{ value: '75' }],
      needs: ['`CONFIG_ZMK_MAX17048`'],
      description:
        "Has no effect in this version: the fuel gauge is set up together with Zephyr's own sensors, at 90 in the start-up order.",
      source: 'app/module/drivers/sensor/max17048/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_BATTERY',
      type: 'bool',
      defaults: [],
      needs: ['`CONFIG_SENSOR`'],
      description: 'Marks that a battery sensor driver is part of the build. The drivers turn it on themselves.',
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
      description: 'The driver that reads the supply pin of an nRF52840 whose battery feeds VDDH.',
      source: 'app/module/drivers/sensor/battery/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_BATTERY_REPORTING',
      type: 'bool',
      defaults: [
        { value: 'y', when: 'with `CONFIG_ZMK_BLE`', if: 'ZMK_BLE && !ARCH_POSIX' },
        { value: 'n', when: 'otherwise' },
      ],
      description:
        'Reads the battery and tells computers, displays and the other half about it. Turn it off on a keyboard that never runs from a battery.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_BATTERY_REPORTING_FETCH_MODE_LITHIUM_VOLTAGE',
      type: 'bool',
      defaults: [],
      needs: ['`CONFIG_ZMK_BATTERY_REPORTING`'],
      choice: 'ZMK_BATTERY_REPORTING_FETCH_MODE',
      description:
        "Reads a voltage and turns it into a percentage along the line from 3.45 V (0%) to 4.2 V (100%). Pick it for sensors that know no percentage, such as Zephyr's `voltage-divider`; ZMK's own battery drivers do not answer to it.",
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_BATTERY_REPORTING_FETCH_MODE_STATE_OF_CHARGE',
      type: 'bool',
      defaults: [],
      needs: ['`CONFIG_ZMK_BATTERY_REPORTING`'],
      choice: 'ZMK_BATTERY_REPORTING_FETCH_MODE',
      description: 'Asks the sensor for a percentage. Every battery driver that ZMK brings along can answer.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_BATTERY_REPORT_INTERVAL',
      type: 'int',
      defaults: [{ value: '60' }],
      needs: ['`CONFIG_ZMK_BATTERY_REPORTING`'],
      description:
        'Seconds between two readings while the keyboard is in use. In the idle state nothing is read; the first key press afterwards reads at once.',
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
      description: 'The driver that measures the battery behind two resistors on an analog pin.',
      source: 'app/module/drivers/sensor/battery/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_MAX17048',
      type: 'bool',
      defaults: [{ value: 'y' }],
      needs: ['an enabled `zmk,maxim-max17048` node', '`CONFIG_I2C`', '`CONFIG_SENSOR`'],
      description: 'The driver for the fuel gauge chips MAX17048 and MAX17049 on an I2C bus.',
      source: 'app/module/drivers/sensor/max17048/Kconfig',
    },
  ],
};
