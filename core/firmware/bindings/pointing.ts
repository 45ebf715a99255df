import type { BindingTopic } from './types.ts';

/*
 * Add a kind of node: one object, in alphabetical order of `compatible`. Take types and defaults from the binding file that
 * you name in `source` and from its driver, write the descriptions yourself, list required properties first and deprecated
 * ones last, and show it in a <BindingTable> on the page below.
 */
export const pointing: BindingTopic = {
  page: 'config/pointing',
  bindings: [
    {
      compatible: 'zmk,input-listener',
      description: '',
      predefined: ['&mkp_input_listener', '&mmv_input_listener', '&msc_input_listener'],
      properties: [
        { name: 'device', type: 'phandle', required: true, description: '' },
        { name: 'input-processors', type: 'phandle-array', description: '' },
      ],
      children: {
        description: '',
        properties: [
          { name: 'layers', type: 'array', required: true, description: '' },
          { name: 'process-next', type: 'boolean', default: 'false', description: '' },
          { name: 'input-processors', type: 'phandle-array', description: '' },
        ],
      },
      source: 'app/dts/bindings/zmk,input-listener.yaml',
    },
    {
      compatible: 'zmk,input-mock',
      description: '',
      properties: [
        { name: 'event-startup-delay', type: 'int', default: '0', description: '' },
        { name: 'event-period', type: 'int', description: '' },
        { name: 'events', type: 'array', description: '' },
        { name: 'exit-after', type: 'boolean', default: 'false', description: '' },
      ],
      source: 'app/module/dts/bindings/input/zmk,input-mock.yaml',
    },
    {
      compatible: 'zmk,input-processor-behaviors',
      description: '',
      predefined: ['&zip_button_behaviors'],
      properties: [
        { name: 'codes', type: 'array', required: true, description: '' },
        { name: 'bindings', type: 'phandle-array', required: true, description: '' },
        { name: 'track-remainders', type: 'boolean', default: 'false', description: '' },
        { name: 'type', type: 'int', default: 'INPUT_EV_KEY', description: '' },
        { name: '#input-processor-cells', type: 'int', required: true, values: [{ value: '0' }], description: '' },
      ],
      source: 'app/dts/bindings/input_processors/zmk,input-processor-behaviors.yaml',
    },
    {
      compatible: 'zmk,input-processor-code-mapper',
      description: '',
      predefined: ['&zip_xy_swap_mapper', '&zip_xy_to_scroll_mapper'],
      properties: [
        { name: 'type', type: 'int', required: true, default: 'INPUT_EV_REL', description: '' },
        { name: 'map', type: 'array', required: true, description: '' },
        { name: 'track-remainders', type: 'boolean', default: 'false', description: '' },
        { name: '#input-processor-cells', type: 'int', required: true, values: [{ value: '0' }], description: '' },
      ],
      source: 'app/dts/bindings/input_processors/zmk,input-processor-code-mapper.yaml',
    },
    {
      compatible: 'zmk,input-processor-scaler',
      description: '',
      parameters: ['param1', 'param2'],
      predefined: ['&zip_scroll_scaler', '&zip_x_scaler', '&zip_xy_scaler', '&zip_y_scaler'],
      properties: [
        { name: 'type', type: 'int', required: true, default: 'INPUT_EV_REL', description: '' },
        { name: 'codes', type: 'array', required: true, description: '' },
        { name: 'track-remainders', type: 'boolean', default: 'false', description: '' },
        { name: '#input-processor-cells', type: 'int', required: true, values: [{ value: '2' }], description: '' },
      ],
      source: 'app/dts/bindings/input_processors/zmk,input-processor-scaler.yaml',
    },
    {
      compatible: 'zmk,input-processor-temp-layer',
      description: '',
      parameters: ['param1', 'param2'],
      predefined: ['&zip_temp_layer'],
      properties: [
        { name: 'track-remainders', type: 'boolean', default: 'false', description: '' },
        { name: 'require-prior-idle-ms', type: 'int', default: '0', description: '' },
        { name: 'excluded-positions', type: 'array', default: 'empty', description: '' },
        { name: '#input-processor-cells', type: 'int', required: true, values: [{ value: '2' }], description: '' },
      ],
      source: 'app/dts/bindings/input_processors/zmk,input-processor-temp-layer.yaml',
    },
    {
      compatible: 'zmk,input-processor-transform',
      description: '',
      parameters: ['param1'],
      predefined: ['&zip_scroll_transform', '&zip_xy_transform'],
      properties: [
        { name: 'x-codes', type: 'array', required: true, description: '' },
        { name: 'y-codes', type: 'array', required: true, description: '' },
        { name: 'track-remainders', type: 'boolean', default: 'false', description: '' },
        { name: 'type', type: 'int', default: 'INPUT_EV_REL', description: '' },
        { name: '#input-processor-cells', type: 'int', required: true, values: [{ value: '1' }], description: '' },
      ],
      source: 'app/dts/bindings/input_processors/zmk,input-processor-transform.yaml',
    },
    {
      compatible: 'zmk,input-split',
      description: '',
      properties: [
        { name: 'reg', type: 'array', required: true, description: '' },
        { name: 'device', type: 'phandle', description: '' },
        { name: 'input-processors', type: 'phandle-array', description: '' },
        { name: 'wakeup-source', type: 'boolean', default: 'false', description: '' },
      ],
      source: 'app/dts/bindings/zmk,input-split.yaml',
    },
  ],
};
