import type { BindingTopic } from './types.ts';

/*
 * Add a kind of node: one object, in alphabetical order of `compatible`. Take types and defaults from the binding file that
 * you name in `source` and from its driver, write the descriptions yourself, list required properties first and deprecated
 * ones last, and show it in a <BindingTable> on the page below.
 */
export const split: BindingTopic = {
  page: 'config/split',
  bindings: [
    {
      compatible: 'zmk,wired-split',
      description: '',
      properties: [
        { name: 'device', type: 'phandle', required: true, description: '' },
        { name: 'half-duplex', type: 'boolean', default: 'false', description: '' },
        { name: 'dir-gpios', type: 'phandle-array', description: '' },
      ],
      source: 'app/dts/bindings/zmk,wired-split.yaml',
    },
  ],
};
