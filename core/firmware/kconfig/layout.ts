import type { KconfigTopic } from './types.ts';

/*
 * Add an option: one object, in alphabetical order. Take type, default and conditions from the Kconfig file that you name
 * in `source`, write the description yourself (one or two plain sentences: what it does, in which unit, when to change it),
 * and show it in a <KconfigTable> on the page below.
 */
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
