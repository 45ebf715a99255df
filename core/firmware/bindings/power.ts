import type { BindingTopic } from './types.ts';

/*
 * Add a kind of node: one object, in alphabetical order of `compatible`. Take types and defaults from the binding file that
 * you name in `source` and from its driver, write the descriptions yourself, list required properties first and deprecated
 * ones last, and show it in a <BindingTable> on the page below.
 */
export const power: BindingTopic = {
  page: 'config/power',
  bindings: [
    {
      compatible: 'zmk,ext-power-generic',
      description: '',
      properties: [
        { name: 'control-gpios', type: 'phandle-array', required: true, description: '' },
        { name: 'init-delay-ms', type: 'int', default: '0', description: '' },
        { name: 'label', type: 'string', deprecated: '`display-name`, or nothing', description: '' },
      ],
      source: 'app/dts/bindings/zmk,ext-power-generic.yaml',
    },
    {
      compatible: 'zmk,gpio-key-wakeup-trigger',
      description: '',
      properties: [
        { name: 'trigger', type: 'phandle', required: true, description: '' },
        { name: 'extra-gpios', type: 'phandle-array', description: '' },
        { name: 'wakeup-source', type: 'boolean', default: 'false', description: '' },
      ],
      source: 'app/dts/bindings/zmk,gpio-key-wakeup-trigger.yaml',
    },
    {
      compatible: 'zmk,soft-off-wakeup-sources',
      description: '',
      properties: [{ name: 'wakeup-sources', type: 'phandles', required: true, description: '' }],
      source: 'app/dts/bindings/zmk,soft-off-wakeup-sources.yaml',
    },
  ],
};
