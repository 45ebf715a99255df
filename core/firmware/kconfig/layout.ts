import type { KconfigTopic } from './types.ts';

export const layout: KconfigTopic = {
  page: 'config/layout',
  symbols: [
    {
      symbol: 'CONFIG_ZMK_PHYSICAL_LAYOUT_KEY_ROTATION',
      type: 'bool',
      defaults: [{ value: 'y' }],
      description:
        'Stores the angle of each key, so ZMK Studio can draw rotated thumb keys. If your keyboard has no rotated keys, turn it off to save a little flash.',
      source: 'app/Kconfig',
    },
  ],
};
