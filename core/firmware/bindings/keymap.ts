import type { BindingTopic } from './types.ts';

export const keymap: BindingTopic = {
  page: 'config/keymap',
  bindings: [
    {
      compatible: 'zmk,conditional-layers',
      description: 'turns on layers while certain other layers are all on.',
      properties: [],
      children: {
        description: 'Each child node is one rule.',
        properties: [
          { name: 'if-layers', type: 'array', required: true, description: 'The layers that all have to be on.' },
          { name: 'then-layer', type: 'int', required: true, description: 'The layer to turn on while they are.' },
        ],
      },
      source: 'app/dts/bindings/zmk,conditional-layers.yaml',
    },
    {
      compatible: 'zmk,keymap',
      description: 'holds the keymap.',
      properties: [],
      children: {
        description: 'Each child node is one layer. The first is layer 0.',
        properties: [
          {
            name: 'bindings',
            type: 'phandle-array',
            required: true,
            description: 'One binding for each key position, in the order of the matrix transform.',
          },
          {
            name: 'sensor-bindings',
            type: 'phandle-array',
            description: 'One binding for each encoder, in the order of the `sensors` list.',
          },
          { name: 'display-name', type: 'string', description: 'The name of the layer on displays and in ZMK Studio.' },
          {
            name: 'label',
            type: 'string',
            deprecated: '`display-name`, or nothing',
            description: 'The old name of `display-name`.',
          },
        ],
      },
      source: 'app/dts/bindings/zmk,keymap.yaml',
    },
  ],
};
