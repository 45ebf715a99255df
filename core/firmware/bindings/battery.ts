import type { BindingTopic } from './types.ts';

export const battery: BindingTopic = {
  page: 'config/battery',
  bindings: [
    {
      compatible: 'zmk,battery-nrf-vddh',
      description: 'reads the battery at the VDDH supply pin of an nRF52840. There is nothing to set.',
      properties: [],
      source: 'app/module/dts/bindings/sensor/zmk,battery-nrf-vddh.yaml',
    },
    {
      compatible: 'zmk,battery-voltage-divider',
      description:
        "reads the battery through two resistors at an analog pin of an nRF52. It also takes Zephyr's `io-channels`, which names that pin, as in `<&adc 2>`.",
      properties: [
        {
          name: 'output-ohms',
          type: 'int',
          required: true,
          description: 'The resistor that the pin measures across, from the pin to ground, in ohms.',
        },
        {
          name: 'full-ohms',
          type: 'int',
          required: true,
          description:
            'Both resistors together, from the battery to ground, in ohms. The driver does not build without it.',
        },
        {
          name: 'wakeup-source',
          type: 'boolean',
          default: 'false',
          description: "Zephyr's general mark for devices that can wake the keyboard. It has no use here.",
        },
        {
          name: 'power-gpios',
          type: 'phandle-array',
          description:
            'A pin that switches the divider on. It is driven for 10 ms before each reading and released after, which saves the current through the resistors.',
        },
      ],
      source: 'app/module/dts/bindings/sensor/zmk,battery-voltage-divider.yaml',
    },
    {
      compatible: 'zmk,maxim-max17048',
      description: 'is a fuel gauge chip MAX17048 or MAX17049 on an I2C bus. There is nothing to set but its address.',
      properties: [
        {
          name: 'wakeup-source',
          type: 'boolean',
          default: 'false',
          description: "Zephyr's general mark for devices that can wake the keyboard. It has no use here.",
        },
      ],
      source: 'app/module/dts/bindings/sensor/zmk,maxim-max17048.yml',
    },
  ],
};
