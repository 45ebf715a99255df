import type { BindingTopic } from './types.ts';

/*
 * Add a kind of node: one object, in alphabetical order of `compatible`. Take types and defaults from the binding file that
 * you name in `source` and from its driver, write the descriptions yourself, list required properties first and deprecated
 * ones last, and show it in a <BindingTable> on the page below.
 */
export const battery: BindingTopic = {
  page: 'config/battery',
  bindings: [
    {
      compatible: 'zmk,battery-nrf-vddh',
      description: '',
      properties: [],
      source: 'app/module/dts/bindings/sensor/zmk,battery-nrf-vddh.yaml',
    },
    {
      compatible: 'zmk,battery-voltage-divider',
      description: '',
      properties: [
        { name: 'output-ohms', type: 'int', required: true, description: '' },
        { name: 'wakeup-source', type: 'boolean', default: 'false', description: '' },
        { name: 'full-ohms', type: 'int', description: '' },
        { name: 'power-gpios', type: 'phandle-array', description: '' },
      ],
      source: 'app/module/dts/bindings/sensor/zmk,battery-voltage-divider.yaml',
    },
    {
      compatible: 'zmk,maxim-max17048',
      description: '',
      properties: [{ name: 'wakeup-source', type: 'boolean', default: 'false', description: '' }],
      source: 'app/module/dts/bindings/sensor/zmk,maxim-max17048.yml',
    },
  ],
};
