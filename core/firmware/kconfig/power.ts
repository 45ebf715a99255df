import type { KconfigTopic } from './types.ts';

export const power: KconfigTopic = {
  page: 'config/power',
  symbols: [
    {
      symbol: 'CONFIG_PM_DEVICE',
      type: 'bool',
      defaults: [
        { value: 'y', when: 'with `CONFIG_ZMK_SLEEP`, `CONFIG_ZMK_PM_SOFT_OFF` or `CONFIG_ZMK_STUDIO`' },
        { value: 'n', when: 'otherwise' },
      ],
      zephyr: true,
      description: 'Lets drivers be suspended one by one.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_EXT_POWER',
      type: 'bool',
      defaults: [{ value: 'y' }],
      description: 'Controls the power of displays and LEDs through a pin, on boards that can.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_GPIO_KEY_WAKEUP_TRIGGER',
      type: 'bool',
      defaults: [{ value: 'y' }],
      needs: ['an enabled `zmk,gpio-key-wakeup-trigger` node', '`CONFIG_ZMK_PM_SOFT_OFF`'],
      description: 'The driver for a key that wakes the keyboard from soft off.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_IDLE_SLEEP_TIMEOUT',
      type: 'int',
      defaults: [{ value: '900000' }],
      needs: ['`CONFIG_ZMK_SLEEP`'],
      description: 'Milliseconds without activity until deep sleep. 900000 is 15 minutes.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_IDLE_TIMEOUT',
      type: 'int',
      defaults: [{ value: '30000' }],
      description:
        'Milliseconds without activity until the idle state, in which displays and lights may go off. 30000 is half a minute.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_PM',
      type: 'bool',
      defaults: [],
      hidden: true,
      description: 'The part that deep sleep and soft off share.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_PM_DEVICE_SUSPEND_RESUME',
      type: 'bool',
      defaults: [],
      hidden: true,
      description: 'Suspends devices before the chip goes off, and resumes them.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_PM_SOFT_OFF',
      type: 'bool',
      defaults: [],
      needs: ['a chip that Zephyr can power off (nRF52, nRF53 and some STM32, not the RP2040 and SAMD21)'],
      description: 'Lets a key turn the keyboard off until a wake-up key is pressed.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SLEEP',
      type: 'bool',
      defaults: [],
      needs: ['a chip that Zephyr can power off (nRF52, nRF53 and some STM32, not the RP2040 and SAMD21)'],
      description:
        'Puts the keyboard into deep sleep after a long pause, unless USB power is there. A key on a device with `wakeup-source` wakes it, and it has to reconnect then.',
      source: 'app/Kconfig',
    },
  ],
};
