import type { KconfigTopic } from './types.ts';

/*
 * Add an option: one object, in alphabetical order. Take type, default and conditions from the Kconfig file that you name
 * in `source`, write the description yourself (one or two plain sentences: what it does, in which unit, when to change it),
 * and show it in a <KconfigTable> on the page below.
 */
export const split: KconfigTopic = {
  page: 'config/split',
  symbols: [
    {
      symbol: 'CONFIG_ZMK_SPLIT',
      type: 'bool',
      defaults: [],
      description: 'Builds firmware for one part of a split keyboard. Shields set it.',
      source: 'app/src/split/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SPLIT_BLE',
      type: 'bool',
      defaults: [{ value: 'y' }],
      needs: ['`CONFIG_ZMK_SPLIT`', '`CONFIG_ZMK_BLE`'],
      description: 'Connects the halves over Bluetooth.',
      source: 'app/src/split/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SPLIT_BLE_CENTRAL_BATTERY_LEVEL_FETCHING',
      type: 'bool',
      defaults: [],
      needs: ['`CONFIG_ZMK_SPLIT_BLE`', '`CONFIG_ZMK_SPLIT_ROLE_CENTRAL`'],
      description:
        'The central asks its peripherals for their battery charge, so that displays and modules can show it.',
      source: 'app/src/split/bluetooth/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SPLIT_BLE_CENTRAL_BATTERY_LEVEL_PROXY',
      type: 'bool',
      defaults: [],
      needs: [
        '`CONFIG_ZMK_SPLIT_BLE`',
        '`CONFIG_ZMK_SPLIT_ROLE_CENTRAL`',
        '`CONFIG_ZMK_SPLIT_BLE_CENTRAL_BATTERY_LEVEL_FETCHING`',
      ],
      description:
        'The central passes the charge of its peripherals on to the computer, as further battery levels. Many systems show only the first.',
      source: 'app/src/split/bluetooth/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SPLIT_BLE_CENTRAL_BATTERY_LEVEL_QUEUE_SIZE',
      type: 'int',
      defaults: [{ value: 'CONFIG_ZMK_SPLIT_BLE_CENTRAL_PERIPHERALS' }],
      needs: [
        '`CONFIG_ZMK_SPLIT_BLE`',
        '`CONFIG_ZMK_SPLIT_ROLE_CENTRAL`',
        '`CONFIG_ZMK_SPLIT_BLE_CENTRAL_BATTERY_LEVEL_FETCHING`',
      ],
      description:
        'Has no effect in this version: battery readings wait in the queue of `CONFIG_ZMK_SPLIT_BLE_CENTRAL_POSITION_QUEUE_SIZE`.',
      source: 'app/src/split/bluetooth/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SPLIT_BLE_CENTRAL_PERIPHERALS',
      type: 'int',
      defaults: [{ value: '1' }],
      needs: ['`CONFIG_ZMK_SPLIT_BLE`', '`CONFIG_ZMK_SPLIT_ROLE_CENTRAL`'],
      description:
        'How many peripherals connect to this central. Raise it for keyboards of three parts and for dongles, together with `CONFIG_BT_MAX_CONN` and `CONFIG_BT_MAX_PAIRED`.',
      source: 'app/src/split/bluetooth/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SPLIT_BLE_CENTRAL_POSITION_QUEUE_SIZE',
      type: 'int',
      defaults: [{ value: '5' }],
      needs: ['`CONFIG_ZMK_SPLIT_BLE`', '`CONFIG_ZMK_SPLIT_ROLE_CENTRAL`'],
      description: 'How many events from peripherals (keys, encoders, battery) may wait on the central.',
      source: 'app/src/split/bluetooth/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SPLIT_BLE_CENTRAL_SPLIT_RUN_QUEUE_SIZE',
      type: 'int',
      defaults: [{ value: '5' }],
      needs: ['`CONFIG_ZMK_SPLIT_BLE`', '`CONFIG_ZMK_SPLIT_ROLE_CENTRAL`'],
      description: 'How many behaviors may wait to be carried out on peripherals.',
      source: 'app/src/split/bluetooth/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SPLIT_BLE_CENTRAL_SPLIT_RUN_STACK_SIZE',
      type: 'int',
      defaults: [{ value: '512' }],
      needs: ['`CONFIG_ZMK_SPLIT_BLE`', '`CONFIG_ZMK_SPLIT_ROLE_CENTRAL`'],
      description: 'Bytes of stack for the thread that sends behaviors to peripherals.',
      source: 'app/src/split/bluetooth/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SPLIT_BLE_PERIPHERAL_POSITION_QUEUE_SIZE',
      type: 'int',
      defaults: [{ value: '10' }],
      needs: ['`CONFIG_ZMK_SPLIT_BLE`', 'a split peripheral'],
      description: 'How many key and encoder events may wait on a peripheral to be sent.',
      source: 'app/src/split/bluetooth/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SPLIT_BLE_PERIPHERAL_PRIORITY',
      type: 'int',
      defaults: [{ value: '5' }],
      needs: ['`CONFIG_ZMK_SPLIT_BLE`', 'a split peripheral'],
      description: 'The priority of the thread that sends events to the central; a lower number wins.',
      source: 'app/src/split/bluetooth/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SPLIT_BLE_PERIPHERAL_STACK_SIZE',
      type: 'int',
      defaults: [{ value: '756' }],
      needs: ['`CONFIG_ZMK_SPLIT_BLE`', 'a split peripheral'],
      description: 'Bytes of stack for the thread that sends events to the central.',
      source: 'app/src/split/bluetooth/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SPLIT_BLE_PREF_INT',
      type: 'int',
      defaults: [{ value: '6' }],
      needs: ['`CONFIG_ZMK_SPLIT_BLE`', '`CONFIG_ZMK_SPLIT_ROLE_CENTRAL`'],
      description:
        'The time between two connection events of the halves, in units of 1.25 ms. 6 is 7.5 ms, the least Bluetooth allows.',
      source: 'app/src/split/bluetooth/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SPLIT_BLE_PREF_LATENCY',
      type: 'int',
      defaults: [{ value: '30' }],
      needs: ['`CONFIG_ZMK_SPLIT_BLE`', '`CONFIG_ZMK_SPLIT_ROLE_CENTRAL`'],
      description:
        'How many connection events a peripheral may skip when it has nothing to send. Lower answers faster to the central and costs battery.',
      source: 'app/src/split/bluetooth/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SPLIT_BLE_PREF_TIMEOUT',
      type: 'int',
      defaults: [{ value: '400' }],
      needs: ['`CONFIG_ZMK_SPLIT_BLE`', '`CONFIG_ZMK_SPLIT_ROLE_CENTRAL`'],
      description: 'How long a silent connection of the halves counts as alive, in units of 10 ms. 400 is 4 seconds.',
      source: 'app/src/split/bluetooth/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SPLIT_BLE_PRIORITY',
      type: 'int',
      defaults: [{ value: '1' }],
      needs: ['`CONFIG_ZMK_SPLIT_BLE`'],
      description:
        'Which connection between the halves to try first. The lower number wins, so the cable comes before Bluetooth.',
      source: 'app/src/split/bluetooth/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SPLIT_BLE_ROLE_CENTRAL',
      type: 'bool',
      defaults: [],
      needs: ['`CONFIG_ZMK_SPLIT_BLE`'],
      hidden: true,
      deprecated: '`CONFIG_ZMK_SPLIT_ROLE_CENTRAL`',
      description: 'The former name of the switch for the central, kept for the Kconfig files of old shields.',
      source: 'app/src/split/bluetooth/Kconfig',
      differs: {
        deprecated: {
          source: 'no',
          because: 'Only a comment in the Kconfig file says that new shields should not set it.',
        },
      },
    },
    {
      symbol: 'CONFIG_ZMK_SPLIT_PERIPHERAL_HID_INDICATORS',
      type: 'bool',
      defaults: [],
      needs: ['`CONFIG_ZMK_SPLIT`', '`CONFIG_ZMK_HID_INDICATORS`'],
      description:
        'Passes caps lock and the other indicators on to the peripherals, so that an LED there can show them. Over Bluetooth only: a wired peripheral does not take them yet in this version.',
      source: 'app/src/split/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SPLIT_ROLE_CENTRAL',
      type: 'bool',
      defaults: [],
      needs: ['`CONFIG_ZMK_SPLIT`'],
      description:
        'This part is the central: it holds the keymap and talks to the computer. Exactly one part has it. Shields set it for the left half.',
      source: 'app/src/split/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SPLIT_WIRED',
      type: 'bool',
      defaults: [{ value: 'y' }],
      needs: ['`CONFIG_ZMK_SPLIT`', 'an enabled `zmk,wired-split` node'],
      description:
        'Connects the halves by a cable, through a serial port. With `CONFIG_ZMK_SPLIT_BLE` on as well, the cable comes first, and Bluetooth takes over while `detect-gpios` says that it is unplugged.',
      source: 'app/src/split/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SPLIT_WIRED_ASYNC_RX_TIMEOUT',
      type: 'int',
      defaults: [{ value: '20' }],
      needs: ['`CONFIG_ZMK_SPLIT_WIRED`', '`CONFIG_ZMK_SPLIT_WIRED_UART_MODE_ASYNC`'],
      description: 'Microseconds of silence after which received bytes are handed over, in async mode.',
      source: 'app/src/split/wired/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SPLIT_WIRED_CMD_BUFFER_ITEMS',
      type: 'int',
      defaults: [{ value: '4' }],
      needs: ['`CONFIG_ZMK_SPLIT_WIRED`'],
      description: 'How many commands from central to peripheral may wait.',
      source: 'app/src/split/wired/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SPLIT_WIRED_EVENT_BUFFER_ITEMS',
      type: 'int',
      defaults: [{ value: '16' }],
      needs: ['`CONFIG_ZMK_SPLIT_WIRED`'],
      description: 'How many events from peripheral to central may wait.',
      source: 'app/src/split/wired/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SPLIT_WIRED_HALF_DUPLEX_RX_COMPLETE_TIMEOUT',
      type: 'int',
      defaults: [{ value: '20' }],
      needs: ['`CONFIG_ZMK_SPLIT_WIRED`'],
      description:
        'With one shared wire: how many milliseconds the central waits for more bytes once an answer has begun. The help text of the build speaks of ticks.',
      source: 'app/src/split/wired/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SPLIT_WIRED_HALF_DUPLEX_RX_TIMEOUT',
      type: 'int',
      defaults: [{ value: '15' }],
      needs: ['`CONFIG_ZMK_SPLIT_WIRED`'],
      description:
        'With one shared wire: how many milliseconds the central waits for a peripheral to begin its answer.',
      source: 'app/src/split/wired/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SPLIT_WIRED_POLLING_RX_PERIOD',
      type: 'int',
      defaults: [{ value: '10' }],
      needs: ['`CONFIG_ZMK_SPLIT_WIRED`', '`CONFIG_ZMK_SPLIT_WIRED_UART_MODE_POLLING`'],
      description: 'Ticks between two looks at the serial port, in polling mode.',
      source: 'app/src/split/wired/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SPLIT_WIRED_PRIORITY',
      type: 'int',
      defaults: [{ value: '0' }],
      needs: ['`CONFIG_ZMK_SPLIT_WIRED`'],
      description: 'The same for the cable: see `CONFIG_ZMK_SPLIT_BLE_PRIORITY`.',
      source: 'app/src/split/wired/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SPLIT_WIRED_UART_MODE_ASYNC',
      type: 'bool',
      defaults: [
        { value: 'y', when: 'where the chip supports it' },
        { value: 'n', when: 'otherwise' },
      ],
      needs: ['`CONFIG_ZMK_SPLIT_WIRED`', 'a UART driver with DMA, as on nRF and STM32 chips'],
      dependsOn: 'ZMK_SPLIT_WIRED && SERIAL_SUPPORT_ASYNC',
      choice: 'ZMK_SPLIT_WIRED_UART_MODE',
      description: 'The serial port moves bytes by itself (DMA). The lightest load, where the chip can do it.',
      source: 'app/src/split/wired/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SPLIT_WIRED_UART_MODE_INTERRUPT',
      type: 'bool',
      defaults: [
        { value: 'y', when: 'where async mode is missing, as on the RP2040' },
        { value: 'n', when: 'otherwise' },
      ],
      needs: ['`CONFIG_ZMK_SPLIT_WIRED`', 'a UART driver with interrupts'],
      dependsOn: 'ZMK_SPLIT_WIRED && SERIAL_SUPPORT_INTERRUPT',
      choice: 'ZMK_SPLIT_WIRED_UART_MODE',
      description: 'The serial port raises an interrupt for each byte.',
      source: 'app/src/split/wired/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_SPLIT_WIRED_UART_MODE_POLLING',
      type: 'bool',
      defaults: [
        { value: 'y', when: 'where both other modes are missing' },
        { value: 'n', when: 'otherwise' },
      ],
      needs: ['`CONFIG_ZMK_SPLIT_WIRED`'],
      choice: 'ZMK_SPLIT_WIRED_UART_MODE',
      description: 'The firmware looks at the serial port again and again. Works everywhere and costs the most.',
      source: 'app/src/split/wired/Kconfig',
    },
  ],
};
