import { label, setByDriver } from './common.ts';
import type { BindingTopic } from './types.ts';

export const encoders: BindingTopic = {
  page: 'config/encoders',
  bindings: [
    {
      compatible: 'alps,ec11',
      description: 'is a rotary encoder (knob) on two pins.',
      properties: [
        { name: 'a-gpios', type: 'phandle-array', required: true, description: "The pin of the encoder's A contact." },
        {
          name: 'b-gpios',
          type: 'phandle-array',
          required: true,
          description: "The pin of the encoder's B contact. If the encoder works backward, swap the two pins.",
        },
        {
          name: 'steps',
          type: 'int',
          default: '0',
          differs: setByDriver,
          description:
            'Steps per full turn: four for each pulse in the data sheet, so 80 for a common encoder with 20 clicks. At most 360. Without it, the encoder miscounts.',
        },
        label,
        {
          name: 'resolution',
          type: 'int',
          deprecated: '`steps`, and `triggers-per-rotation` on the sensors node',
          description:
            'Steps per trigger, from before `steps` existed. In v0.3, every step triggers, with any number above 1.',
        },
      ],
      source: 'app/module/dts/bindings/sensor/alps,ec11.yaml',
    },
    {
      compatible: 'zmk,keymap-sensors',
      description: 'lists the encoders that the keymap uses.',
      properties: [
        {
          name: 'sensors',
          type: 'phandles',
          description: "The encoders, in the order of `sensor-bindings`. Leave out the ones you didn't install.",
        },
        {
          name: 'triggers-per-rotation',
          type: 'int',
          default: 'CONFIG_ZMK_KEYMAP_SENSORS_DEFAULT_TRIGGERS_PER_ROTATION',
          differs: setByDriver,
          description: 'How many times the binding runs per full turn, for all encoders. At most 360.',
        },
      ],
      children: {
        description:
          'Child nodes set this for individual encoders, in the order of `sensors`. If you use any, add one for every encoder.',
        properties: [
          {
            name: 'triggers-per-rotation',
            type: 'int',
            description:
              "How many times the binding runs per full turn of this encoder. If it isn't set, the parent's value applies.",
          },
        ],
      },
      source: 'app/dts/bindings/zmk,keymap-sensors.yaml',
    },
    {
      compatible: 'zmk,sensor-encoder-mock',
      description: 'is an encoder that plays back made-up turns, for automatic tests.',
      properties: [
        { name: 'event-startup-delay', type: 'int', default: '0', description: 'Milliseconds before the first event.' },
        { name: 'event-period', type: 'int', description: 'Milliseconds between events.' },
        { name: 'events', type: 'array', description: 'The turns, in degrees.' },
        {
          name: 'exit-after',
          type: 'boolean',
          default: 'false',
          description: 'Ends the program after the last event.',
        },
      ],
      source: 'app/module/dts/bindings/sensor/zmk,sensor-encoder-mock.yaml',
    },
  ],
};
