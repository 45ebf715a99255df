import type { BindingTopic } from './types.ts';

export const combos: BindingTopic = {
  page: 'config/combos',
  bindings: [
    {
      compatible: 'zmk,combos',
      description: 'holds the combos: keys that do something else when you press them together.',
      properties: [],
      children: {
        description: 'Each child node is one combo.',
        properties: [
          {
            name: 'bindings',
            type: 'phandle-array',
            required: true,
            description: 'The binding to run. Only one.',
          },
          {
            name: 'key-positions',
            type: 'array',
            required: true,
            description: 'The keys, as positions in the keymap, starting at 0.',
          },
          {
            name: 'timeout-ms',
            type: 'int',
            default: '50',
            description: 'Milliseconds within which you have to press all the keys.',
          },
          {
            name: 'require-prior-idle-ms',
            type: 'int',
            default: '-1',
            description:
              "If another key, except a modifier, was tapped within this many milliseconds before, the combo doesn't trigger. -1 turns this off.",
          },
          {
            name: 'slow-release',
            type: 'boolean',
            default: 'false',
            description: 'Releases the binding when you release the last of the keys instead of the first.',
          },
          {
            name: 'layers',
            type: 'array',
            description: 'The layers it works on. Only the highest active layer matters. Leave it out for all layers.',
          },
        ],
      },
      source: 'app/dts/bindings/zmk,combos.yaml',
    },
  ],
};
