import type { BindingTopic } from './types.ts';

export const split: BindingTopic = {
  page: 'config/split',
  bindings: [
    {
      compatible: 'zmk,wired-split',
      description: 'connects the halves with a cable.',
      properties: [
        { name: 'device', type: 'phandle', required: true, description: 'The serial port.' },
        {
          name: 'detect-gpios',
          type: 'phandle-array',
          description:
            "Danger: only for hardware designed to switch between cable and Bluetooth. On other keyboards, such as the Corne or Sofle, doing that destroys the controllers. A pin that's active while the cable is plugged in. Without it, the cable is always considered connected. Highly experimental.",
        },
        {
          name: 'half-duplex',
          type: 'boolean',
          default: 'false',
          description: 'Uses one wire for both directions, which take turns. Experimental.',
        },
        {
          name: 'dir-gpios',
          type: 'phandle-array',
          description: 'With `half-duplex`, a pin that tells a transceiver which way data flows. Experimental.',
        },
      ],
      source: 'app/dts/bindings/zmk,wired-split.yaml',
    },
  ],
};
