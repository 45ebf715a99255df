import type { KconfigTopic } from './types.ts';

/*
 * Add an option: one object, in alphabetical order. Take type, default and conditions from the Kconfig file that you name
 * in `source`, write the description yourself (one or two plain sentences: what it does, in which unit, when to change it),
 * and show it in a <KconfigTable> on the page below.
 */
export const studio: KconfigTopic = {
  page: 'config/studio',
  symbols: [
    {
      symbol: 'CONFIG_BT_CONN_TX_MAX',
      type: 'int',
      defaults: [
        { value: '64', when: 'with `CONFIG_ZMK_STUDIO_TRANSPORT_BLE`' },
        { value: 'CONFIG_BT_L2CAP_TX_BUF_COUNT', when: 'otherwise' },
      ],
      range: ['CONFIG_BT_L2CAP_TX_BUF_COUNT', '255'],
      zephyr: true,
      description: 'How many outgoing Bluetooth packets may wait for their confirmation.',
      source: 'app/src/studio/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_KEYMAP_LAYER_NAME_MAX_LEN',
      type: 'int',
      defaults: [{ value: '20' }],
      needs: ['`CONFIG_ZMK_KEYMAP_SETTINGS_STORAGE`'],
      description:
        'Bytes set aside for the name of a layer in a build for ZMK Studio. The last one ends the name, so 20 allows 19.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_KEYMAP_LAYER_REORDERING',
      type: 'bool',
      defaults: [],
      description: 'Lets layers change their order while the keyboard runs.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_KEYMAP_SETTINGS_STORAGE',
      type: 'bool',
      defaults: [],
      needs: ['`CONFIG_SETTINGS`', '`CONFIG_ZMK_BEHAVIOR_LOCAL_IDS`'],
      description: 'Keeps a changed keymap in flash and loads it at the next start.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_STUDIO',
      type: 'bool',
      defaults: [],
      description: 'Lets ZMK Studio change the keymap while the keyboard runs. Set it for the central half.',
      source: 'app/src/studio/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_STUDIO_LOCKING',
      type: 'bool',
      defaults: [
        {
          value: 'y',
          when: 'with `CONFIG_ZMK_STUDIO_RPC`, except in native builds',
          if: 'ZMK_STUDIO_RPC && !ARCH_POSIX',
        },
        { value: 'n', when: 'otherwise' },
      ],
      needs: ['`CONFIG_ZMK_STUDIO`'],
      description:
        'Keeps Studio locked until you press a key with `&studio_unlock`. Turning it off lets any program with access change your keymap.',
      source: 'app/src/studio/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_STUDIO_LOCK_IDLE_TIMEOUT_SEC',
      type: 'int',
      defaults: [{ value: '600' }],
      needs: ['`CONFIG_ZMK_STUDIO`', '`CONFIG_ZMK_STUDIO_LOCKING`'],
      description: 'Seconds without an action in Studio until it locks again. 0 never locks by time.',
      source: 'app/src/studio/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_STUDIO_LOCK_ON_DISCONNECT',
      type: 'bool',
      defaults: [{ value: 'y' }],
      needs: ['`CONFIG_ZMK_STUDIO`', '`CONFIG_ZMK_STUDIO_LOCKING`'],
      description:
        "Locks again when the output changes between USB and Bluetooth, or when the selected profile has no connection any more, even while Studio uses USB. Closing Studio's window alone does not count.",
      source: 'app/src/studio/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_STUDIO_LOG_LEVEL',
      type: 'int',
      defaults: [{ value: 'CONFIG_LOG_DEFAULT_LEVEL' }],
      needs: ['`CONFIG_ZMK_STUDIO`', '`CONFIG_LOG`'],
      hidden: true,
      description:
        'How much the Studio code writes to the log: 0 nothing, 1 errors, 2 warnings, 3 information, 4 everything. For the last, set `CONFIG_ZMK_STUDIO_LOG_LEVEL_DBG=y`.',
      source: 'app/src/studio/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_STUDIO_RPC',
      type: 'bool',
      defaults: [],
      needs: ['`CONFIG_ZMK_STUDIO`'],
      description: 'The messages that Studio and keyboard exchange.',
      source: 'app/src/studio/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_STUDIO_RPC_RX_BUF_SIZE',
      type: 'int',
      defaults: [{ value: '30' }],
      needs: ['`CONFIG_ZMK_STUDIO`', '`CONFIG_ZMK_STUDIO_RPC`'],
      description: 'Bytes of buffer for messages from Studio.',
      source: 'app/src/studio/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_STUDIO_RPC_THREAD_STACK_SIZE',
      type: 'int',
      defaults: [{ value: '4096' }],
      needs: ['`CONFIG_ZMK_STUDIO`', '`CONFIG_ZMK_STUDIO_RPC`'],
      description: 'Bytes of stack for the thread that answers Studio.',
      source: 'app/src/studio/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_STUDIO_RPC_TX_BUF_SIZE',
      type: 'int',
      defaults: [{ value: '64' }],
      needs: ['`CONFIG_ZMK_STUDIO`', '`CONFIG_ZMK_STUDIO_RPC`'],
      description: 'Bytes of buffer for messages to Studio. Larger makes Studio load faster.',
      source: 'app/src/studio/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_STUDIO_TRANSPORT_BLE',
      type: 'bool',
      defaults: [{ value: 'y' }],
      needs: ['`CONFIG_ZMK_STUDIO`', '`CONFIG_ZMK_STUDIO_RPC`', '`CONFIG_ZMK_BLE`'],
      description: 'Lets Studio connect over Bluetooth.',
      source: 'app/src/studio/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_STUDIO_TRANSPORT_BLE_PREF_LATENCY',
      type: 'int',
      defaults: [{ value: '10' }],
      needs: ['`CONFIG_ZMK_STUDIO`', '`CONFIG_ZMK_STUDIO_RPC`'],
      description:
        'The connection latency that the keyboard asks for while Studio is connected over Bluetooth; see `CONFIG_BT_PERIPHERAL_PREF_LATENCY`.',
      source: 'app/src/studio/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_STUDIO_TRANSPORT_UART',
      type: 'bool',
      defaults: [
        {
          value: 'y',
          when: 'with a port chosen as `zmk,studio-rpc-uart`',
          if: '$(dt_chosen_enabled,zmk,studio-rpc-uart)',
        },
        { value: 'n', when: 'otherwise' },
      ],
      needs: ['`CONFIG_ZMK_STUDIO`', '`CONFIG_ZMK_STUDIO_RPC`'],
      description: 'Lets Studio connect over USB, through a serial port.',
      source: 'app/src/studio/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_STUDIO_TRANSPORT_UART_RX_STACK_SIZE',
      type: 'int',
      defaults: [{ value: '512' }],
      needs: ['`CONFIG_ZMK_STUDIO`', '`CONFIG_ZMK_STUDIO_RPC`', '`CONFIG_UART_INTERRUPT_DRIVEN` off'],
      description: 'Bytes of stack for the thread that reads the serial port, on ports without interrupts.',
      source: 'app/src/studio/Kconfig',
    },
  ],
};
