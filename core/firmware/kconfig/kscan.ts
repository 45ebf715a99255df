import type { KconfigTopic } from './types.ts';

export const kscan: KconfigTopic = {
  page: 'config/kscan',
  symbols: [
    {
      symbol: 'CONFIG_GPIO_595',
      type: 'bool',
      defaults: [
        { value: 'y', when: 'with an enabled `zmk,gpio-595` node' },
        { value: 'n', when: 'otherwise' },
      ],
      needs: ['`CONFIG_SPI`'],
      description: 'The driver for 74HC595 shift registers on an SPI bus, which turn three pins into many outputs.',
      source: 'app/module/drivers/gpio/Kconfig.595',
    },
    {
      symbol: 'CONFIG_GPIO_595_INIT_PRIORITY',
      type: 'int',
      defaults: [{ value: '75' }],
      needs: ['`CONFIG_GPIO_595`'],
      description:
        'When the shift register is set up during startup. It has to come after the SPI bus and before the key scan driver.',
      source: 'app/module/drivers/gpio/Kconfig.595',
    },
    {
      symbol: 'CONFIG_GPIO_MAX7318',
      type: 'bool',
      defaults: [
        { value: 'y', when: 'with an enabled `maxim,max7318` node' },
        { value: 'n', when: 'otherwise' },
      ],
      needs: ['`CONFIG_I2C`'],
      description: 'The driver for MAX7318 port expanders on an I2C bus.',
      source: 'app/module/drivers/gpio/Kconfig.max7318',
    },
    {
      symbol: 'CONFIG_GPIO_MAX7318_INIT_PRIORITY',
      type: 'int',
      defaults: [{ value: '75' }],
      needs: ['`CONFIG_GPIO_MAX7318`'],
      description:
        'When the port expander is set up during startup. It has to come after the I2C bus and before the key scan driver.',
      source: 'app/module/drivers/gpio/Kconfig.max7318',
    },
    {
      symbol: 'CONFIG_KSCAN_INIT_PRIORITY',
      type: 'int',
      defaults: [{ value: '90' }],
      zephyr: true,
      description:
        'When the matrix, direct, demux, and charlieplex drivers are set up during startup. A higher number is later.',
      source: 'zephyr/drivers/kscan/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_DEBOUNCE',
      type: 'bool',
      defaults: [],
      description: 'The code that filters out contact bounce.',
      source: 'app/module/lib/zmk_debounce/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_KSCAN',
      type: 'bool',
      defaults: [{ value: 'y' }],
      description:
        'Reads keys. Leave it on, because nothing builds without it, not even a dongle without keys, which has a mock device.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_KSCAN_CHARLIEPLEX_WAIT_BEFORE_INPUTS',
      type: 'int',
      defaults: [{ value: '0' }],
      needs: ['`CONFIG_ZMK_KSCAN_GPIO_CHARLIEPLEX`'],
      description:
        'Microseconds between driving one pin of a charlieplex and reading the others. Raise it if a press shows up on the wrong key.',
      source: 'app/module/drivers/kscan/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_KSCAN_CHARLIEPLEX_WAIT_BETWEEN_OUTPUTS',
      type: 'int',
      defaults: [{ value: '0' }],
      needs: ['`CONFIG_ZMK_KSCAN_GPIO_CHARLIEPLEX`'],
      description: 'Microseconds to let the lines settle before driving the next pin of a charlieplex.',
      source: 'app/module/drivers/kscan/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_KSCAN_COMPOSITE_DRIVER',
      type: 'bool',
      defaults: [
        { value: 'y', when: 'with an enabled `zmk,kscan-composite` node' },
        { value: 'n', when: 'otherwise' },
      ],
      needs: ['`CONFIG_KSCAN`'],
      hidden: true,
      description: 'The driver that combines several key scan devices into one.',
      source: 'app/module/drivers/kscan/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_KSCAN_COMPOSITE_INIT_PRIORITY',
      type: 'int',
      defaults: [{ value: '95' }],
      needs: ['`CONFIG_ZMK_KSCAN_COMPOSITE_DRIVER`'],
      description: 'When the composite device is set up during startup. It has to come after its parts.',
      source: 'app/module/drivers/kscan/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_KSCAN_DEBOUNCE_PRESS_MS',
      type: 'int',
      defaults: [{ value: '-1' }],
      needs: ['`CONFIG_ZMK_KSCAN_GPIO_DRIVER`'],
      description:
        "Milliseconds that a key has to be down before it's considered pressed, on all matrix, direct, and charlieplex devices. -1 leaves it to the property `debounce-press-ms`. 0 reacts to the first contact, but can [crash](/docs/config/kscan#debouncing) some firmware.",
      source: 'app/module/drivers/kscan/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_KSCAN_DEBOUNCE_RELEASE_MS',
      type: 'int',
      defaults: [{ value: '-1' }],
      needs: ['`CONFIG_ZMK_KSCAN_GPIO_DRIVER`'],
      description:
        "Milliseconds that a key has to be up before it's considered released, on all matrix, direct, and charlieplex devices. -1 leaves it to the property `debounce-release-ms`.",
      source: 'app/module/drivers/kscan/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_KSCAN_DIRECT_POLLING',
      type: 'bool',
      defaults: [],
      needs: ['`CONFIG_ZMK_KSCAN_GPIO_DRIVER`'],
      description:
        "Keeps checking directly wired keys instead of waiting for an interrupt. Needed where pins don't support level interrupts, as on every STM32. It uses more battery.",
      source: 'app/module/drivers/kscan/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_KSCAN_EVENT_QUEUE_SIZE',
      type: 'int',
      defaults: [{ value: '4' }],
      needs: ['`CONFIG_ZMK_KSCAN`'],
      description:
        'How many key events can wait to be handled. If the queue is full, events are lost, so raise it if keys are missed or stay held when you press many together.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_KSCAN_GPIO_CHARLIEPLEX',
      type: 'bool',
      defaults: [
        { value: 'y', when: 'with an enabled `zmk,kscan-gpio-charlieplex` node' },
        { value: 'n', when: 'otherwise' },
      ],
      needs: ['`CONFIG_KSCAN`'],
      hidden: true,
      description: 'The driver for charlieplexed keys.',
      source: 'app/module/drivers/kscan/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_KSCAN_GPIO_DEMUX',
      type: 'bool',
      defaults: [
        { value: 'y', when: 'with an enabled `zmk,kscan-gpio-demux` node' },
        { value: 'n', when: 'otherwise' },
      ],
      needs: ['`CONFIG_KSCAN`'],
      hidden: true,
      description: 'The driver for keys behind a demultiplexer.',
      source: 'app/module/drivers/kscan/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_KSCAN_GPIO_DIRECT',
      type: 'bool',
      defaults: [
        { value: 'y', when: 'with an enabled `zmk,kscan-gpio-direct` node' },
        { value: 'n', when: 'otherwise' },
      ],
      needs: ['`CONFIG_KSCAN`'],
      hidden: true,
      description: 'The driver for keys that each have their own pin.',
      source: 'app/module/drivers/kscan/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_KSCAN_GPIO_DRIVER',
      type: 'bool',
      defaults: [],
      needs: ['`CONFIG_KSCAN`'],
      hidden: true,
      description: 'The code that the pin-based key scan drivers share.',
      source: 'app/module/drivers/kscan/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_KSCAN_GPIO_MATRIX',
      type: 'bool',
      defaults: [
        { value: 'y', when: 'with an enabled `zmk,kscan-gpio-matrix` node' },
        { value: 'n', when: 'otherwise' },
      ],
      needs: ['`CONFIG_KSCAN`'],
      hidden: true,
      description: 'The driver for a matrix of rows and columns.',
      source: 'app/module/drivers/kscan/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_KSCAN_MATRIX_POLLING',
      type: 'bool',
      defaults: [],
      needs: ['`CONFIG_ZMK_KSCAN_GPIO_DRIVER`'],
      description:
        "Keeps checking the matrix instead of waiting for an interrupt. Needed where pins don't support level interrupts, as on every STM32. It uses more battery.",
      source: 'app/module/drivers/kscan/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_KSCAN_MATRIX_WAIT_BEFORE_INPUTS',
      type: 'int',
      defaults: [{ value: '0' }],
      needs: ['`CONFIG_ZMK_KSCAN_GPIO_MATRIX`'],
      description:
        'Microseconds between driving one output of the matrix and reading the inputs. Raise it if a press shows up on the wrong key, or for slow port expanders.',
      source: 'app/module/drivers/kscan/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_KSCAN_MATRIX_WAIT_BETWEEN_OUTPUTS',
      type: 'int',
      defaults: [
        { value: '1', when: 'on the RP2040', if: 'SOC_RP2040' },
        { value: '0', when: 'otherwise' },
      ],
      needs: ['`CONFIG_ZMK_KSCAN_GPIO_MATRIX`'],
      description:
        'Microseconds to let the lines settle before driving the next output of the matrix. Raise it if a press also shows up on the neighboring line.',
      source: 'app/module/drivers/kscan/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_KSCAN_MOCK_DRIVER',
      type: 'bool',
      defaults: [
        { value: 'y', when: 'with an enabled `zmk,kscan-mock` node' },
        { value: 'n', when: 'otherwise' },
      ],
      needs: ['`CONFIG_KSCAN`'],
      hidden: true,
      description: 'A key scan device that plays back made-up presses, for automatic tests.',
      source: 'app/module/drivers/kscan/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_KSCAN_SIDEBAND_BEHAVIORS',
      type: 'bool',
      defaults: [{ value: 'y' }],
      needs: ['an enabled `zmk,kscan-sideband-behaviors` node'],
      hidden: true,
      description: 'The driver that runs behaviors without going through the keymap.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_KSCAN_SIDEBAND_BEHAVIORS_INIT_PRIORITY',
      type: 'int',
      defaults: [{ value: '95' }],
      needs: ['`CONFIG_ZMK_KSCAN_SIDEBAND_BEHAVIORS`'],
      description: 'When the sideband device is set up during startup. It has to come after the device it listens to.',
      source: 'app/Kconfig',
    },
  ],
};
