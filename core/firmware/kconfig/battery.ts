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
        "Has no effect in v0.3: the fuel gauge is always set up along with Zephyr's own sensors, at 90 in the startup order.",
      source: 'app/module/drivers/sensor/max17048/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_BATTERY',
      type: 'bool',
      defaults: [],
      needs: ['`CONFIG_SENSOR`'],
      description: 'Set if the build includes a battery sensor driver. The drivers turn it on themselves.',
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
      description: 'The driver for an nRF52840 whose battery feeds its VDDH pin, which it measures.',
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
        'Reads the battery and reports its level to computers, displays, and the other half. Turn it off on a keyboard that never runs on battery.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_BATTERY_REPORTING_FETCH_MODE_LITHIUM_VOLTAGE',
      type: 'bool',
      defaults: [],
      needs: ['`CONFIG_ZMK_BATTERY_REPORTING`'],
      choice: 'ZMK_BATTERY_REPORTING_FETCH_MODE',
      description:
        "Converts a voltage to a percentage along the line from 3.45 V (0%) to 4.2 V (100%). Use it for sensors that don't report a percentage, such as Zephyr's `voltage-divider`. It doesn't work with ZMK's own battery drivers.",
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_BATTERY_REPORTING_FETCH_MODE_STATE_OF_CHARGE',
      type: 'bool',
      defaults: [],
      needs: ['`CONFIG_ZMK_BATTERY_REPORTING`'],
      choice: 'ZMK_BATTERY_REPORTING_FETCH_MODE',
      description: "Asks the sensor for a percentage. All of ZMK's battery drivers support this.",
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_BATTERY_REPORT_INTERVAL',
      type: 'int',
      defaults: [{ value: '60' }],
      needs: ['`CONFIG_ZMK_BATTERY_REPORTING`'],
      description:
        "Seconds between readings while you use the keyboard. In the idle state, the battery isn't read, but the first key press reads it right away.",
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
      description: 'The driver that measures the battery on an analog pin, through two resistors.',
      source: 'app/module/drivers/sensor/battery/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_MAX17048',
      type: 'bool',
      defaults: [{ value: 'y' }],
      needs: ['an enabled `zmk,maxim-max17048` node', '`CONFIG_I2C`', '`CONFIG_SENSOR`'],
      description: 'The driver for the MAX17048 and MAX17049 fuel gauge chips, on I2C.',
      source: 'app/module/drivers/sensor/max17048/Kconfig',
    },
  ],
};
