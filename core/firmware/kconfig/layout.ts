import type { KconfigTopic } from './types.ts';

export const layout: KconfigTopic = {
  page: 'config/layout',
  symbols: [
    {
      symbol: 'CONFIG_ZMK_PHYSICAL_LAYOUT_KEY_ROTATION',
      type: 'bool',
      defaults: [{ value: 'y' }],
      description:
        'Keeps the angle of each key, so that ZMK Studio draws thumb keys turned. Turn it off to save a little flash on a keyboard without turned keys.',
      source: 'app/Kconfig',
    },
  ],
};
