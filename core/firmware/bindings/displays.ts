import type { BindingTopic } from './types.ts';

/*
 * Add a kind of node: one object, in alphabetical order of `compatible`. Take types and defaults from the binding file that
 * you name in `source` and from its driver, write the descriptions yourself, list required properties first and deprecated
 * ones last, and show it in a <BindingTable> on the page below.
 */
export const displays: BindingTopic = {
  page: 'config/displays',
  bindings: [
    {
      compatible: 'gooddisplay,il0323',
      description: '',
      properties: [
        { name: 'spi-max-frequency', type: 'int', required: true, description: '' },
        { name: 'height', type: 'int', required: true, description: '' },
        { name: 'width', type: 'int', required: true, description: '' },
        { name: 'reset-gpios', type: 'phandle-array', required: true, description: '' },
        { name: 'dc-gpios', type: 'phandle-array', required: true, description: '' },
        { name: 'busy-gpios', type: 'phandle-array', required: true, description: '' },
        { name: 'pwr', type: 'uint8-array', required: true, description: '' },
        { name: 'cdi', type: 'int', required: true, description: '' },
        { name: 'tcon', type: 'int', required: true, description: '' },
        { name: 'wakeup-source', type: 'boolean', default: 'false', description: '' },
        { name: 'duplex', type: 'int', default: '0', values: [{ value: '0' }, { value: '2048' }], description: '' },
        {
          name: 'frame-format',
          type: 'int',
          default: '0',
          values: [{ value: '0' }, { value: '32768' }],
          description: '',
        },
      ],
      source: 'app/module/dts/bindings/display/gooddisplay,il0323.yaml',
    },
  ],
};
