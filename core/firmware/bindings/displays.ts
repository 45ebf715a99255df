import type { BindingTopic } from './types.ts';

export const displays: BindingTopic = {
  page: 'config/displays',
  bindings: [
    {
      compatible: 'gooddisplay,il0323',
      description: 'is an e-paper panel with an IL0323 controller on an SPI bus.',
      properties: [
        {
          name: 'spi-max-frequency',
          type: 'int',
          required: true,
          description: 'The highest clock rate that the device supports, in hertz.',
        },
        { name: 'height', type: 'int', required: true, description: 'The height in pixels.' },
        { name: 'width', type: 'int', required: true, description: 'The width in pixels.' },
        { name: 'reset-gpios', type: 'phandle-array', required: true, description: 'The pin that resets the panel.' },
        {
          name: 'dc-gpios',
          type: 'phandle-array',
          required: true,
          description: 'The pin that selects between commands and data.',
        },
        {
          name: 'busy-gpios',
          type: 'phandle-array',
          required: true,
          description: "The pin the panel uses to report that it's busy.",
        },
        {
          name: 'pwr',
          type: 'uint8-array',
          required: true,
          description: "The bytes for its power setting register, from the panel's data sheet.",
        },
        {
          name: 'cdi',
          type: 'int',
          required: true,
          description: "The byte for its VCOM and data interval register, from the panel's data sheet.",
        },
        {
          name: 'tcon',
          type: 'int',
          required: true,
          description: "The byte for its gate timing register, from the panel's data sheet.",
        },
        {
          name: 'wakeup-source',
          type: 'boolean',
          default: 'false',
          description: 'A property that Zephyr defines for all devices. It has no effect here.',
        },
        {
          name: 'duplex',
          type: 'int',
          default: '0',
          values: [{ value: '0' }, { value: '2048' }],
          description: 'Whether data flows both ways at the same time. Leave it alone unless the chip requires it.',
        },
        {
          name: 'frame-format',
          type: 'int',
          default: '0',
          values: [{ value: '0' }, { value: '32768' }],
          description: 'The framing of the data. Leave it alone unless the chip requires it.',
        },
      ],
      source: 'app/module/dts/bindings/display/gooddisplay,il0323.yaml',
    },
  ],
};
