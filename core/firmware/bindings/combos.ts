import type { BindingTopic } from './types.ts';

export const combos: BindingTopic = {
  page: 'config/combos',
  bindings: [
    {
      compatible: 'zmk,combos',
      description: 'holds the combos: keys that do something else when pressed together.',
      properties: [],
      children: {
        description: 'Each child node is one combo.',
        properties: [
          {
            name: 'bindings',
            type: 'phandle-array',
            required: true,
            description: 'The binding to press. Exactly one.',
          },
          {
            name: 'key-positions',
            type: 'array',
            required: true,
            description: 'The keys, as positions in the keymap, counted from 0.',
          },
          {
            name: 'timeout-ms',
            type: 'int',
            default: '50',
            description: 'Milliseconds in which all its keys have to go down.',
          },
          {
            name: 'require-prior-idle-ms',
            type: 'int',
            default: '-1',
            description:
              'If another key, modifiers aside, was tapped within this many milliseconds, the combo does not fire. -1 turns this off.',
          },
          {
            name: 'slow-release',
            type: 'boolean',
            default: 'false',
            description: 'Releases the binding when the last of the keys comes up instead of the first.',
          },
          {
            name: 'layers',
            type: 'array',
            description:
              'The layers on which it works, looking at the highest active one. Leave it out for all of them.',
          },
        ],
      },
      source: 'app/dts/bindings/zmk,combos.yaml',
    },
  ],
};
