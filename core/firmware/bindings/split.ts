import type { BindingTopic } from './types.ts';

export const split: BindingTopic = {
  page: 'config/split',
  bindings: [
    {
      compatible: 'zmk,wired-split',
      description: 'connects the halves by a cable.',
      properties: [
        { name: 'device', type: 'phandle', required: true, description: 'The serial port.' },
        {
          name: 'detect-gpios',
          type: 'phandle-array',
          description:
            'A pin that is active while the cable is plugged in. Without it, the cable always counts as connected.',
        },
        {
          name: 'half-duplex',
          type: 'boolean',
          default: 'false',
          description: 'One wire carries both directions, by turns. Experimental.',
        },
        {
          name: 'dir-gpios',
          type: 'phandle-array',
          description: 'A pin that tells a transceiver which way data flows, with `half-duplex`. Experimental.',
        },
      ],
      source: 'app/dts/bindings/zmk,wired-split.yaml',
    },
  ],
};
