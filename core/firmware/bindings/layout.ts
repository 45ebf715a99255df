import type { BindingTopic } from './types.ts';

export const layout: BindingTopic = {
  page: 'config/layout',
  bindings: [
    {
      compatible: 'zmk,key-physical-attrs',
      description:
        'describes one key of a physical layout with seven numbers, in hundredths of a key unit and of a degree.',
      parameters: ['width', 'height', 'x', 'y', 'r', 'rx', 'ry'],
      predefined: ['&key_physical_attrs'],
      properties: [
        {
          name: '#key-cells',
          type: 'int',
          required: true,
          values: [{ value: '7' }],
          description:
            'How many numbers follow: width, height, x, y, rotation, and the x and y around which it is rotated. The value is fixed.',
        },
      ],
      source: 'app/dts/bindings/zmk,key-physical-attrs.yaml',
    },
    {
      compatible: 'zmk,matrix-transform',
      description: 'says which key of the keymap each row and column is.',
      properties: [
        {
          name: 'columns',
          type: 'int',
          required: true,
          description: 'How many columns the map covers, those of all halves together.',
        },
        { name: 'rows', type: 'int', required: true, description: 'How many rows the map covers.' },
        {
          name: 'map',
          type: 'array',
          required: true,
          description: 'One `RC(row, column)` for each key, in the order of the keymap.',
        },
        {
          name: 'col-offset',
          type: 'int',
          default: '0',
          description: 'What to add to the column of each key before looking it up. Set it on the right half.',
        },
        {
          name: 'row-offset',
          type: 'int',
          default: '0',
          description: 'What to add to the row of each key before looking it up.',
        },
      ],
      source: 'app/dts/bindings/zmk,matrix-transform.yaml',
    },
    {
      compatible: 'zmk,physical-layout',
      description: 'describes where the keys are, and which transform and key scan device belong to them.',
      properties: [
        {
          name: 'display-name',
          type: 'string',
          required: true,
          description: 'The name that ZMK Studio shows.',
        },
        { name: 'transform', type: 'phandle', required: true, description: 'The matrix transform of this layout.' },
        {
          name: 'kscan',
          type: 'phandle',
          description: 'The key scan device of this layout. Without it, the chosen `zmk,kscan` counts.',
        },
        {
          name: 'keys',
          type: 'phandle-array',
          description:
            'Size, place and rotation of each key, as `<&key_physical_attrs w h x y r rx ry>`. ZMK Studio needs it.',
        },
      ],
      source: 'app/dts/bindings/zmk,physical-layout.yaml',
    },
    {
      compatible: 'zmk,physical-layout-position-map',
      description:
        'says which keys of several physical layouts correspond, so that ZMK Studio can move bindings along.',
      properties: [
        {
          name: 'complete',
          type: 'boolean',
          default: 'false',
          description:
            'The child nodes name every key. Without it, keys that they leave out are matched by their place.',
        },
      ],
      children: {
        description: 'Each child node lists the keys of one layout. All lists have the same length.',
        properties: [
          { name: 'physical-layout', type: 'phandle', description: 'The layout.' },
          {
            name: 'positions',
            type: 'array',
            description: 'Key positions. Those at the same place in all lists correspond.',
          },
        ],
      },
      source: 'app/dts/bindings/zmk,physical-layout-position-map.yaml',
    },
  ],
};
