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
          description: 'The highest clock rate in hertz that the device takes.',
        },
        { name: 'height', type: 'int', required: true, description: 'The height in pixels.' },
        { name: 'width', type: 'int', required: true, description: 'The width in pixels.' },
        { name: 'reset-gpios', type: 'phandle-array', required: true, description: 'The pin that resets the panel.' },
        {
          name: 'dc-gpios',
          type: 'phandle-array',
          required: true,
          description: 'The pin that tells commands from data.',
        },
        {
          name: 'busy-gpios',
          type: 'phandle-array',
          required: true,
          description: 'The pin on which the panel says that it is busy.',
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
          description: "Zephyr's general mark for devices that can wake the keyboard. It has no use here.",
        },
        {
          name: 'duplex',
          type: 'int',
          default: '0',
          values: [{ value: '0' }, { value: '2048' }],
          description: 'Whether data flows both ways at once. Leave it alone unless the chip asks for it.',
        },
        {
          name: 'frame-format',
          type: 'int',
          default: '0',
          values: [{ value: '0' }, { value: '32768' }],
          description: 'The framing of the data. Leave it alone unless the chip asks for it.',
        },
      ],
      source: 'app/module/dts/bindings/display/gooddisplay,il0323.yaml',
    },
  ],
};
