import type { BindingTopic } from './types.ts';

/*
 * Add a kind of node: one object, in alphabetical order of `compatible`. Take types and defaults from the binding file that
 * you name in `source` and from its driver, write the descriptions yourself, list required properties first and deprecated
 * ones last, and show it in a <BindingTable> on the page below.
 */
export const encoders: BindingTopic = {
  page: 'config/encoders',
  bindings: [
    {
      compatible: 'alps,ec11',
      description: '',
      properties: [
        { name: 'a-gpios', type: 'phandle-array', required: true, description: '' },
        { name: 'b-gpios', type: 'phandle-array', required: true, description: '' },
        { name: 'steps', type: 'int', default: '0', description: '' },
        { name: 'label', type: 'string', deprecated: '`display-name`, or nothing', description: '' },
        {
          name: 'resolution',
          type: 'int',
          deprecated: '`steps`, and `triggers-per-rotation` on the sensors node',
          description: '',
        },
      ],
      source: 'app/module/dts/bindings/sensor/alps,ec11.yaml',
    },
    {
      compatible: 'zmk,keymap-sensors',
      description: '',
      properties: [
        { name: 'sensors', type: 'phandles', description: '' },
        {
          name: 'triggers-per-rotation',
          type: 'int',
          default: 'CONFIG_ZMK_KEYMAP_SENSORS_DEFAULT_TRIGGERS_PER_ROTATION',
          description: '',
        },
      ],
      children: { description: '', properties: [{ name: 'triggers-per-rotation', type: 'int', description: '' }] },
      source: 'app/dts/bindings/zmk,keymap-sensors.yaml',
    },
    {
      compatible: 'zmk,sensor-encoder-mock',
      description: '',
      properties: [
        { name: 'event-startup-delay', type: 'int', default: '0', description: '' },
        { name: 'event-period', type: 'int', description: '' },
        { name: 'events', type: 'array', description: '' },
        { name: 'exit-after', type: 'boolean', default: 'false', description: '' },
      ],
      source: 'app/module/dts/bindings/sensor/zmk,sensor-encoder-mock.yaml',
    },
  ],
};
