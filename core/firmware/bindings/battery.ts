import type { BindingTopic } from './types.ts';

export const battery: BindingTopic = {
  page: 'config/battery',
  bindings: [
    {
      compatible: 'zmk,battery-nrf-vddh',
      description: "reads the battery at the VDDH supply pin of an nRF52840. There's nothing to set.",
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
            "Both resistors together, from the battery to ground, in ohms. The driver doesn't build without it.",
        },
        {
          name: 'wakeup-source',
          type: 'boolean',
          default: 'false',
          description: 'A property that Zephyr defines for all devices. It has no effect here.',
        },
        {
          name: 'power-gpios',
          type: 'phandle-array',
          description:
            "A pin that switches the divider on. It's driven for 10 ms before each reading and released afterward, so no current is wasted in the resistors.",
        },
      ],
      source: 'app/module/dts/bindings/sensor/zmk,battery-voltage-divider.yaml',
    },
    {
      compatible: 'zmk,maxim-max17048',
      description:
        "is a MAX17048 or MAX17049 fuel gauge chip on an I2C bus. There's nothing to set except its address.",
      properties: [
        {
          name: 'wakeup-source',
          type: 'boolean',
          default: 'false',
          description: 'A property that Zephyr defines for all devices. It has no effect here.',
        },
      ],
      source: 'app/module/dts/bindings/sensor/zmk,maxim-max17048.yml',
    },
  ],
};
