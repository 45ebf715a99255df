import type { KconfigTopic } from './types.ts';

export const power: KconfigTopic = {
  page: 'config/power',
  symbols: [
    {
      symbol: 'CONFIG_PM_DEVICE',
      type: 'bool',
      defaults: [
        { value: 'y', when: 'with `CONFIG_ZMK_SLEEP`, `CONFIG_ZMK_PM_SOFT_OFF`, or `CONFIG_ZMK_STUDIO`' },
        { value: 'n', when: 'otherwise' },
      ],
      zephyr: true,
      description: 'Lets drivers be suspended individually.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_EXT_POWER',
      type: 'bool',
      defaults: [{ value: 'y' }],
      description: 'Controls power to displays and LEDs through a pin, on boards that support it.',
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
      description: 'Milliseconds without activity before deep sleep. 900000 is 15 minutes.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_IDLE_TIMEOUT',
      type: 'int',
      defaults: [{ value: '30000' }],
      description:
        'Milliseconds without activity before the idle state, in which displays and lights can go off. 30000 is half a minute.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_PM',
      type: 'bool',
      defaults: [],
      hidden: true,
      description: 'The code that deep sleep and soft off share.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_PM_DEVICE_SUSPEND_RESUME',
      type: 'bool',
      defaults: [],
      hidden: true,
      description: 'Suspends devices before the chip powers off, and resumes them.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_PM_SOFT_OFF',
      type: 'bool',
      defaults: [],
      needs: ['a chip that Zephyr can power off (nRF52, nRF53, and some STM32, but not the RP2040 or SAMD21)'],
      description: 'Lets a key turn the keyboard off until you press a wake-up key.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SLEEP',
      type: 'bool',
      defaults: [],
      needs: ['a chip that Zephyr can power off (nRF52, nRF53, and some STM32, but not the RP2040 or SAMD21)'],
      description:
        'Puts the keyboard in deep sleep after a long pause, unless it has USB power. A key on a device with `wakeup-source` wakes it, and it then has to reconnect.',
      source: 'app/Kconfig',
    },
  ],
};
