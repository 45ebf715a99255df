import type { KconfigTopic } from './types.ts';

/*
 * Add an option: one object, in alphabetical order. Take type, default and conditions from the Kconfig file that you name
 * in `source`, write the description yourself (one or two plain sentences: what it does, in which unit, when to change it),
 * and show it in a <KconfigTable> on the page below.
 */
export const power: KconfigTopic = {
  page: 'config/power',
  symbols: [
    {
      symbol: 'CONFIG_PM_DEVICE',
      type: 'bool',
      defaults: [
        { value: 'y', when: 'with `CONFIG_ZMK_SLEEP`' },
        { value: 'n', when: 'otherwise' },
      ],
      zephyr: true,
      description: '',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_EXT_POWER',
      type: 'bool',
      defaults: [{ value: 'y' }],
      description: '',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_GPIO_KEY_WAKEUP_TRIGGER',
      type: 'bool',
      defaults: [{ value: 'y' }],
      needs: ['an enabled `zmk,gpio-key-wakeup-trigger` node', '`CONFIG_ZMK_PM_SOFT_OFF`'],
      description: '',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_IDLE_SLEEP_TIMEOUT',
      type: 'int',
      defaults: [{ value: '900000' }],
      needs: ['`CONFIG_ZMK_SLEEP`'],
      description: '',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_IDLE_TIMEOUT',
      type: 'int',
      defaults: [{ value: '30000' }],
      description: '',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_PM',
      type: 'bool',
      defaults: [],
      hidden: true,
      description: '',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_PM_DEVICE_SUSPEND_RESUME',
      type: 'bool',
      defaults: [],
      hidden: true,
      description: '',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_PM_SOFT_OFF',
      type: 'bool',
      defaults: [],
      needs: ['a chip that Zephyr can power off (nRF52 and others, not the RP2040)'],
      description: '',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SLEEP',
      type: 'bool',
      defaults: [],
      needs: ['a chip that Zephyr can power off (nRF52 and others, not the RP2040)'],
      description: '',
      source: 'app/Kconfig',
    },
  ],
};
