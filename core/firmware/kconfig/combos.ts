import type { KconfigTopic } from './types.ts';

export const combos: KconfigTopic = {
  page: 'config/combos',
  symbols: [
    {
      symbol: 'CONFIG_ZMK_COMBO_MAX_COMBOS_PER_KEY',
      type: 'int',
      defaults: [{ value: '0' }],
      deprecated: 'nothing: delete the line',
      description:
        'Has no effect, because the build counts your combos. Before v0.3, it limited the number of combos per key position.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_COMBO_MAX_KEYS_PER_COMBO',
      type: 'int',
      defaults: [{ value: '0' }],
      deprecated: 'nothing: delete the line',
      description:
        'Has no effect, because the build counts the keys of your combos. Before v0.3, it limited the number of keys per combo.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_COMBO_MAX_PRESSED_COMBOS',
      type: 'int',
      defaults: [{ value: '4' }],
      description: 'How many combos you can hold down at the same time.',
      source: 'app/Kconfig',
    },
  ],
};
