import { label, setByDriver } from './common.ts';
import type { BindingTopic } from './types.ts';

export const power: BindingTopic = {
  page: 'config/power',
  bindings: [
    {
      compatible: 'zmk,ext-power-generic',
      description: 'controls power to displays and LEDs through pins.',
      properties: [
        {
          name: 'control-gpios',
          type: 'phandle-array',
          required: true,
          description: "The pins that switch the power. They're all driven together.",
        },
        {
          name: 'init-delay-ms',
          type: 'int',
          default: '0',
          differs: setByDriver,
          description: 'Milliseconds to wait after the power is first turned on, so the devices it feeds are ready.',
        },
        label,
      ],
      source: 'app/dts/bindings/zmk,ext-power-generic.yaml',
    },
    {
      compatible: 'zmk,gpio-key-wakeup-trigger',
      description: 'is a key that wakes the keyboard from soft off.',
      properties: [
        {
          name: 'trigger',
          type: 'phandle',
          required: true,
          description: 'The key that wakes the keyboard: a child of a `gpio-keys` node.',
        },
        {
          name: 'extra-gpios',
          type: 'phandle-array',
          description:
            'Pins to drive while the keyboard is off. For a key in a matrix, use the output that leads to it.',
        },
        {
          name: 'wakeup-source',
          type: 'boolean',
          default: 'false',
          description: 'Lets it wake the keyboard. Always set it on this node.',
        },
      ],
      source: 'app/dts/bindings/zmk,gpio-key-wakeup-trigger.yaml',
    },
    {
      compatible: 'zmk,soft-off-wakeup-sources',
      description: 'lists what can wake the keyboard from soft off.',
      properties: [
        {
          name: 'wakeup-sources',
          type: 'phandles',
          required: true,
          description: 'The devices, such as a `zmk,gpio-key-wakeup-trigger` node or the key scan device.',
        },
      ],
      source: 'app/dts/bindings/zmk,soft-off-wakeup-sources.yaml',
    },
  ],
};
