import type { KconfigTopic } from './types.ts';

/*
 * Add an option: one object, in alphabetical order. Take type, default and conditions from the Kconfig file that you name
 * in `source`, write the description yourself (one or two plain sentences: what it does, in which unit, when to change it),
 * and show it in a <KconfigTable> on the page below.
 */
export const combos: KconfigTopic = {
  page: 'config/combos',
  symbols: [
    {
      symbol: 'CONFIG_ZMK_COMBO_MAX_COMBOS_PER_KEY',
      type: 'int',
      defaults: [{ value: '5' }],
      description:
        'How many combos may use the same key position. Combos beyond it are dropped, with an error in the log.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_COMBO_MAX_KEYS_PER_COMBO',
      type: 'int',
      defaults: [{ value: '4' }],
      description:
        'The most keys in one combo. A combo that lists more does not work, and the compiler only warns of excess elements.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_COMBO_MAX_PRESSED_COMBOS',
      type: 'int',
      defaults: [{ value: '4' }],
      description: 'How many combos may be held down at the same time.',
      source: 'app/Kconfig',
    },
  ],
};
