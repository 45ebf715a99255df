import type { BindingTopic } from './types.ts';

/*
 * Add a kind of node: one object, in alphabetical order of `compatible`. Take types and defaults from the binding file that
 * you name in `source` and from its driver, write the descriptions yourself, list required properties first and deprecated
 * ones last, and show it in a <BindingTable> on the page below.
 */
export const keymap: BindingTopic = {
  page: 'config/keymap',
  bindings: [
    {
      compatible: 'zmk,conditional-layers',
      description: '',
      properties: [],
      children: {
        description: '',
        properties: [
          { name: 'if-layers', type: 'array', required: true, description: '' },
          { name: 'then-layer', type: 'int', required: true, description: '' },
        ],
      },
      source: 'app/dts/bindings/zmk,conditional-layers.yaml',
    },
    {
      compatible: 'zmk,keymap',
      description: '',
      properties: [],
      children: {
        description: '',
        properties: [
          { name: 'bindings', type: 'phandle-array', required: true, description: '' },
          { name: 'sensor-bindings', type: 'phandle-array', description: '' },
          { name: 'display-name', type: 'string', description: '' },
          { name: 'label', type: 'string', deprecated: '`display-name`, or nothing', description: '' },
        ],
      },
      source: 'app/dts/bindings/zmk,keymap.yaml',
    },
  ],
};
