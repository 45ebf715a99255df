import type { BindingTopic } from './types.ts';

/*
 * Add a kind of node: one object, in alphabetical order of `compatible`. Take types and defaults from the binding file that
 * you name in `source` and from its driver, write the descriptions yourself, list required properties first and deprecated
 * ones last, and show it in a <BindingTable> on the page below.
 */
export const combos: BindingTopic = {
  page: 'config/combos',
  bindings: [
    {
      compatible: 'zmk,combos',
      description: '',
      properties: [],
      children: {
        description: '',
        properties: [
          { name: 'bindings', type: 'phandle-array', required: true, description: '' },
          { name: 'key-positions', type: 'array', required: true, description: '' },
          { name: 'timeout-ms', type: 'int', default: '50', description: '' },
          { name: 'require-prior-idle-ms', type: 'int', default: '-1', description: '' },
          { name: 'slow-release', type: 'boolean', default: 'false', description: '' },
          { name: 'layers', type: 'array', default: '<-1>', description: '' },
        ],
      },
      source: 'app/dts/bindings/zmk,combos.yaml',
    },
  ],
};
