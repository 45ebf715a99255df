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
            "How many numbers follow: width, height, x, y, rotation, and the x and y of the point it's rotated around. It's always this value.",
        },
      ],
      source: 'app/dts/bindings/zmk,key-physical-attrs.yaml',
    },
    {
      compatible: 'zmk,matrix-transform',
      description: 'says which row and column each key of the keymap is.',
      properties: [
        {
          name: 'columns',
          type: 'int',
          required: true,
          description: 'How many columns the map covers, in all halves together.',
        },
        { name: 'rows', type: 'int', required: true, description: 'How many rows the map covers.' },
        {
          name: 'map',
          type: 'array',
          required: true,
          description: 'One `RC(row, column)` for each key, in keymap order.',
        },
        {
          name: 'col-offset',
          type: 'int',
          default: '0',
          description: "What to add to each key's column before looking it up. Set it on the right half.",
        },
        {
          name: 'row-offset',
          type: 'int',
          default: '0',
          description: "What to add to each key's row before looking it up.",
        },
      ],
      source: 'app/dts/bindings/zmk,matrix-transform.yaml',
    },
    {
      compatible: 'zmk,physical-layout',
      description: 'describes where the keys are, and which transform and key scan device they use.',
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
          description: "The key scan device of this layout. If it isn't set, the chosen `zmk,kscan` is used.",
        },
        {
          name: 'keys',
          type: 'phandle-array',
          description:
            'Size, location, and rotation of each key, as `<&key_physical_attrs w h x y r rx ry>`. ZMK Studio needs it.',
        },
      ],
      source: 'app/dts/bindings/zmk,physical-layout.yaml',
    },
    {
      compatible: 'zmk,physical-layout-position-map',
      description: 'says which keys of several physical layouts correspond, so ZMK Studio can move their bindings.',
      properties: [
        {
          name: 'complete',
          type: 'boolean',
          default: 'false',
          description:
            "Says that the child nodes list every key. Without it, keys that aren't listed are matched by location.",
        },
      ],
      children: {
        description: 'Each child node lists the keys of one layout. All lists have the same length.',
        properties: [
          { name: 'physical-layout', type: 'phandle', description: 'The layout.' },
          {
            name: 'positions',
            type: 'array',
            description: 'Key positions. Those at the same index of all lists correspond.',
          },
        ],
      },
      source: 'app/dts/bindings/zmk,physical-layout-position-map.yaml',
    },
  ],
};
