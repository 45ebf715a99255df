import type { BindingTopic } from './types.ts';

/*
 * Add a kind of node: one object, in alphabetical order of `compatible`. Take types and defaults from the binding file that
 * you name in `source` and from its driver, write the descriptions yourself, list required properties first and deprecated
 * ones last, and show it in a <BindingTable> on the page below.
 */
export const kscan: BindingTopic = {
  page: 'config/kscan',
  bindings: [
    {
      compatible: 'maxim,max7318',
      description: '',
      properties: [
        { name: 'gpio-controller', type: 'boolean', required: true, default: 'false', description: '' },
        { name: 'ngpios', type: 'int', required: true, values: [{ value: '16' }], description: '' },
        { name: '#gpio-cells', type: 'int', required: true, values: [{ value: '2' }], description: '' },
        { name: 'gpio-reserved-ranges', type: 'array', description: '' },
        { name: 'gpio-line-names', type: 'string-array', description: '' },
        { name: 'wakeup-source', type: 'boolean', default: 'false', description: '' },
      ],
      source: 'app/module/dts/bindings/gpio/maxim,max7318.yaml',
    },
    {
      compatible: 'moergo,glove80-ext',
      description: '',
      properties: [
        { name: 'gpio-map', type: 'compound', required: true, description: '' },
        { name: '#gpio-cells', type: 'int', required: true, description: '' },
        { name: 'gpio-map-mask', type: 'compound', description: '' },
        { name: 'gpio-map-pass-thru', type: 'compound', description: '' },
        { name: 'wakeup-source', type: 'boolean', default: 'false', description: '' },
      ],
      source: 'app/dts/bindings/gpio/moergo,glove80-ext.yaml',
    },
    {
      compatible: 'zmk,gpio-595',
      description: '',
      properties: [
        { name: 'gpio-controller', type: 'boolean', required: true, default: 'false', description: '' },
        {
          name: 'ngpios',
          type: 'int',
          required: true,
          default: '32',
          values: [{ value: '8' }, { value: '16' }, { value: '24' }, { value: '32' }],
          description: '',
        },
        { name: 'spi-max-frequency', type: 'int', required: true, description: '' },
        { name: '#gpio-cells', type: 'int', required: true, values: [{ value: '2' }], description: '' },
        { name: 'gpio-reserved-ranges', type: 'array', description: '' },
        { name: 'gpio-line-names', type: 'string-array', description: '' },
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
      source: 'app/module/dts/bindings/gpio/zmk,gpio-595.yaml',
    },
    {
      compatible: 'zmk,kscan-composite',
      description: '',
      properties: [
        { name: 'rows', type: 'int', description: '' },
        { name: 'columns', type: 'int', description: '' },
        { name: 'wakeup-source', type: 'boolean', default: 'false', description: '' },
      ],
      children: {
        description: '',
        properties: [
          { name: 'kscan', type: 'phandle', description: '' },
          { name: 'row-offset', type: 'int', default: '0', description: '' },
          { name: 'col-offset', type: 'int', default: '0', description: '' },
          { name: 'label', type: 'string', deprecated: '`display-name`, or nothing', description: '' },
          { name: 'column-offset', type: 'int', default: '0', deprecated: '`col-offset`', description: '' },
        ],
      },
      source: 'app/dts/bindings/zmk,kscan-composite.yaml',
    },
    {
      compatible: 'zmk,kscan-gpio-charlieplex',
      description: '',
      properties: [
        { name: 'gpios', type: 'phandle-array', required: true, description: '' },
        { name: 'interrupt-gpios', type: 'phandle-array', description: '' },
        { name: 'debounce-press-ms', type: 'int', default: '5', description: '' },
        { name: 'debounce-release-ms', type: 'int', default: '5', description: '' },
        { name: 'debounce-scan-period-ms', type: 'int', default: '1', description: '' },
        { name: 'poll-period-ms', type: 'int', default: '1', description: '' },
        { name: 'wakeup-source', type: 'boolean', default: 'false', description: '' },
      ],
      source: 'app/module/dts/bindings/kscan/zmk,kscan-gpio-charlieplex.yaml',
    },
    {
      compatible: 'zmk,kscan-gpio-demux',
      description: '',
      properties: [
        { name: 'input-gpios', type: 'phandle-array', required: true, description: '' },
        { name: 'output-gpios', type: 'phandle-array', required: true, description: '' },
        { name: 'debounce-period', type: 'int', default: '5', description: '' },
        { name: 'polling-interval-msec', type: 'int', default: '25', description: '' },
        { name: 'wakeup-source', type: 'boolean', default: 'false', description: '' },
      ],
      source: 'app/module/dts/bindings/kscan/zmk,kscan-gpio-demux.yaml',
    },
    {
      compatible: 'zmk,kscan-gpio-direct',
      description: '',
      properties: [
        { name: 'input-gpios', type: 'phandle-array', description: '' },
        { name: 'input-keys', type: 'phandles', description: '' },
        { name: 'debounce-press-ms', type: 'int', default: '5', description: '' },
        { name: 'debounce-release-ms', type: 'int', default: '5', description: '' },
        { name: 'debounce-scan-period-ms', type: 'int', default: '1', description: '' },
        { name: 'poll-period-ms', type: 'int', default: '10', description: '' },
        { name: 'toggle-mode', type: 'boolean', default: 'false', description: '' },
        { name: 'wakeup-source', type: 'boolean', default: 'false', description: '' },
        {
          name: 'debounce-period',
          type: 'int',
          deprecated: '`debounce-press-ms` and `debounce-release-ms`',
          description: '',
        },
      ],
      source: 'app/module/dts/bindings/kscan/zmk,kscan-gpio-direct.yaml',
    },
    {
      compatible: 'zmk,kscan-gpio-matrix',
      description: '',
      properties: [
        { name: 'row-gpios', type: 'phandle-array', required: true, description: '' },
        { name: 'col-gpios', type: 'phandle-array', required: true, description: '' },
        { name: 'debounce-press-ms', type: 'int', default: '5', description: '' },
        { name: 'debounce-release-ms', type: 'int', default: '5', description: '' },
        { name: 'debounce-scan-period-ms', type: 'int', default: '1', description: '' },
        { name: 'poll-period-ms', type: 'int', default: '10', description: '' },
        {
          name: 'diode-direction',
          type: 'string',
          default: '"row2col"',
          values: [{ value: '"row2col"' }, { value: '"col2row"' }],
          description: '',
        },
        { name: 'wakeup-source', type: 'boolean', default: 'false', description: '' },
        {
          name: 'debounce-period',
          type: 'int',
          deprecated: '`debounce-press-ms` and `debounce-release-ms`',
          description: '',
        },
      ],
      source: 'app/module/dts/bindings/kscan/zmk,kscan-gpio-matrix.yaml',
    },
    {
      compatible: 'zmk,kscan-mock',
      description: '',
      properties: [
        { name: 'event-period', type: 'int', description: '' },
        { name: 'events', type: 'array', description: '' },
        { name: 'rows', type: 'int', description: '' },
        { name: 'columns', type: 'int', description: '' },
        { name: 'exit-after', type: 'boolean', default: 'false', description: '' },
        { name: 'label', type: 'string', deprecated: '`display-name`, or nothing', description: '' },
      ],
      source: 'app/dts/bindings/zmk,kscan-mock.yaml',
    },
    {
      compatible: 'zmk,kscan-sideband-behaviors',
      description: '',
      properties: [
        { name: 'kscan', type: 'phandle', required: true, description: '' },
        { name: 'auto-enable', type: 'boolean', default: 'false', description: '' },
        { name: 'wakeup-source', type: 'boolean', default: 'false', description: '' },
      ],
      children: {
        description: '',
        properties: [
          { name: 'column', type: 'int', required: true, description: '' },
          { name: 'bindings', type: 'phandle-array', required: true, description: '' },
          { name: 'row', type: 'int', default: '0', description: '' },
        ],
      },
      source: 'app/dts/bindings/kscan/zmk,kscan-sideband-behaviors.yaml',
    },
  ],
};
