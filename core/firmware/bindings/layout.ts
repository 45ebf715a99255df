import type { BindingTopic } from './types.ts';

/*
 * Add a kind of node: one object, in alphabetical order of `compatible`. Take types and defaults from the binding file that
 * you name in `source` and from its driver, write the descriptions yourself, list required properties first and deprecated
 * ones last, and show it in a <BindingTable> on the page below.
 */
export const layout: BindingTopic = {
  page: 'config/layout',
  bindings: [
    {
      compatible: 'zmk,key-physical-attrs',
      description: '',
      parameters: ['width', 'height', 'x', 'y', 'r', 'rx', 'ry'],
      predefined: ['&key_physical_attrs'],
      properties: [{ name: '#key-cells', type: 'int', required: true, values: [{ value: '7' }], description: '' }],
      source: 'app/dts/bindings/zmk,key-physical-attrs.yaml',
    },
    {
      compatible: 'zmk,matrix-transform',
      description: '',
      properties: [
        { name: 'columns', type: 'int', required: true, description: '' },
        { name: 'rows', type: 'int', required: true, description: '' },
        { name: 'map', type: 'array', required: true, description: '' },
        { name: 'col-offset', type: 'int', default: '0', description: '' },
        { name: 'row-offset', type: 'int', default: '0', description: '' },
      ],
      source: 'app/dts/bindings/zmk,matrix-transform.yaml',
    },
    {
      compatible: 'zmk,physical-layout',
      description: '',
      properties: [
        { name: 'display-name', type: 'string', required: true, default: '"Layout #" #n', description: '' },
        { name: 'transform', type: 'phandle', required: true, description: '' },
        { name: 'kscan', type: 'phandle', description: '' },
        { name: 'keys', type: 'phandle-array', description: '' },
      ],
      source: 'app/dts/bindings/zmk,physical-layout.yaml',
    },
    {
      compatible: 'zmk,physical-layout-position-map',
      description: '',
      properties: [{ name: 'complete', type: 'boolean', default: 'false', description: '' }],
      children: {
        description: '',
        properties: [
          { name: 'physical-layout', type: 'phandle', description: '' },
          { name: 'positions', type: 'array', description: '' },
        ],
      },
      source: 'app/dts/bindings/zmk,physical-layout-position-map.yaml',
    },
  ],
};
