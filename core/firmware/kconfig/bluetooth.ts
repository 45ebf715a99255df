import type { KconfigTopic } from './types.ts';

export const bluetooth: KconfigTopic = {
  page: 'config/bluetooth',
  symbols: [
    {
      symbol: 'CONFIG_BT_CTLR',
      type: 'bool',
      defaults: [],
      zephyr: true,
      description: "Zephyr's radio controller, which runs on the keyboard's chip. Bluetooth boards turn it on.",
      source: 'zephyr/subsys/bluetooth/controller/Kconfig',
    },
    {
      symbol: 'CONFIG_BT_CTLR_PHY_2M',
      type: 'bool',
      defaults: [
        { value: 'n', when: 'with `CONFIG_ZMK_BLE_EXPERIMENTAL_CONN`' },
        { value: 'y', when: 'otherwise' },
      ],
      zephyr: true,
      description: 'Allows the faster of the two radio speeds. With it, some Bluetooth adapters keep disconnecting.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_BT_CTLR_TX_PWR_PLUS_8',
      type: 'bool',
      defaults: [],
      needs: ['an nRF52840, nRF52833, or nRF52820'],
      zephyr: true,
      description:
        'Transmits at +8 dBm, the maximum for an nRF52840. Set it on both halves if the connection is unreliable. It only uses more battery while the radio is sending.',
      source: 'zephyr/subsys/bluetooth/controller/Kconfig',
    },
    {
      symbol: 'CONFIG_BT_DEVICE_APPEARANCE',
      type: 'int',
      defaults: [
        { value: '961', when: 'with `CONFIG_ZMK_BLE`' },
        { value: '0', when: 'otherwise' },
      ],
      range: ['0', '65535'],
      zephyr: true,
      description:
        'The type of device that a connected computer reads. 961 means keyboard. In v0.3, the keyboard always announces itself as a keyboard for pairing, whatever you set.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_BT_DEVICE_NAME',
      type: 'string',
      defaults: [{ value: 'CONFIG_ZMK_KEYBOARD_NAME' }],
      zephyr: true,
      description:
        "The name that shows up when you pair the keyboard. It's [stored at the first start](/docs/config/system#rename).",
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_BT_DEVICE_NAME_MAX',
      type: 'int',
      defaults: [
        { value: '16', when: 'with `CONFIG_ZMK_BLE`' },
        { value: '28', when: 'otherwise' },
      ],
      range: ['2', '248'],
      zephyr: true,
      description:
        "The Bluetooth name has to be shorter than this many bytes, so it can have up to 15. More than 16 don't fit in what the keyboard announces.",
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_BT_DIS_MANUF',
      type: 'string',
      defaults: [{ value: '"ZMK Project"' }],
      zephyr: true,
      description: 'The manufacturer that the keyboard reports over Bluetooth.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_BT_DIS_MODEL',
      type: 'string',
      defaults: [{ value: 'CONFIG_ZMK_KEYBOARD_NAME' }],
      zephyr: true,
      description: 'The model that the keyboard reports over Bluetooth.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_BT_DIS_PNP_PID',
      type: 'hex',
      defaults: [{ value: '0x615E' }],
      range: ['0', '0xFFFF'],
      zephyr: true,
      description: 'The product ID that the keyboard reports over Bluetooth. It matches `CONFIG_USB_DEVICE_PID`.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_BT_DIS_PNP_VID',
      type: 'hex',
      defaults: [{ value: '0x1D50' }],
      range: ['0', '0xFFFF'],
      zephyr: true,
      description: 'The vendor ID that the keyboard reports over Bluetooth. It matches `CONFIG_USB_DEVICE_VID`.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_BT_GAP_AUTO_UPDATE_CONN_PARAMS',
      type: 'bool',
      defaults: [
        { value: 'n', when: 'on a peripheral of a Bluetooth split' },
        { value: 'y', when: 'otherwise' },
      ],
      zephyr: true,
      description:
        'Asks the computer for the preferred connection timing. A split peripheral leaves the timing to its central.',
      source: 'app/src/split/bluetooth/Kconfig',
    },
    {
      symbol: 'CONFIG_BT_GATT_AUTO_SEC_REQ',
      type: 'bool',
      defaults: [
        { value: 'y', when: 'on a peripheral of a Bluetooth split' },
        { value: 'n', when: 'otherwise' },
      ],
      zephyr: true,
      description:
        'Asks for encryption as soon as a known device connects, instead of waiting for that device to start it.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_BT_GATT_ENFORCE_SUBSCRIPTION',
      type: 'bool',
      defaults: [{ value: 'y' }],
      zephyr: true,
      description:
        "Only sends a value to devices that subscribed to it. Set it to `n` if Windows doesn't update the battery level.",
      source: 'zephyr/subsys/bluetooth/host/Kconfig.gatt',
    },
    {
      symbol: 'CONFIG_BT_GATT_NOTIFY_MULTIPLE',
      type: 'bool',
      defaults: [{ value: 'n', if: 'ZMK_BLE' }],
      zephyr: true,
      description:
        "Packs several values into one message. It's off because Linux, for one, ignores key presses sent that way.",
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_BT_L2CAP_TX_BUF_COUNT',
      type: 'int',
      defaults: [
        { value: '5', when: 'on the central of a Bluetooth split' },
        { value: 'CONFIG_BT_BUF_ACL_TX_COUNT', when: 'otherwise' },
      ],
      range: ['2', '255'],
      zephyr: true,
      description:
        'How many outgoing packets can be in preparation. The central needs more to discover several peripherals at the same time.',
      source: 'app/src/split/bluetooth/Kconfig',
    },
    {
      symbol: 'CONFIG_BT_PERIPHERAL_PREF_LATENCY',
      type: 'int',
      defaults: [
        { value: '30', when: 'with `CONFIG_ZMK_BLE`' },
        { value: '0', when: 'otherwise' },
      ],
      range: ['0', '499'],
      zephyr: true,
      description:
        "How many connection events the keyboard can skip when it has nothing to send. More saves power and doesn't delay key presses.",
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_BT_PERIPHERAL_PREF_MAX_INT',
      type: 'int',
      defaults: [
        { value: '12', when: 'with `CONFIG_ZMK_BLE`' },
        { value: '40', when: 'otherwise' },
      ],
      range: ['6', '65535'],
      zephyr: true,
      description:
        'The longest time between connection events that the keyboard asks for, in units of 1.25 ms. 12 is 15 ms.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_BT_PERIPHERAL_PREF_MIN_INT',
      type: 'int',
      defaults: [
        { value: '6', when: 'with `CONFIG_ZMK_BLE`' },
        { value: '24', when: 'otherwise' },
      ],
      range: ['6', '65535'],
      zephyr: true,
      description:
        'The shortest time between connection events that the keyboard asks for, in units of 1.25 ms. 6 is 7.5 ms, the shortest that Bluetooth allows.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_BT_PERIPHERAL_PREF_TIMEOUT',
      type: 'int',
      defaults: [
        { value: '400', when: 'with `CONFIG_ZMK_BLE`' },
        { value: '42', when: 'otherwise' },
      ],
      range: ['10', '65535'],
      zephyr: true,
      description:
        "How long a connection can be silent before it's considered lost, in units of 10 ms. 400 is 4 seconds.",
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_BT_SMP_ALLOW_UNAUTH_OVERWRITE',
      type: 'bool',
      defaults: [
        { value: 'y', when: 'with `CONFIG_ZMK_BLE_EXPERIMENTAL_SEC`' },
        { value: 'n', when: 'otherwise' },
      ],
      zephyr: true,
      description:
        'Lets a computer that lost its pairing pair again with its own profile, without clearing the profile first.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_BT_TINYCRYPT_ECC',
      type: 'bool',
      defaults: [
        {
          value: 'y',
          when: 'with `CONFIG_ZMK_BLE` and a Bluetooth controller on another chip',
          if: 'ZMK_BLE && BT_HCI && !BT_CTLR',
        },
        { value: 'y', when: 'with a Bluetooth controller on the chip that lacks the hardware', zephyr: true },
        { value: 'n', when: 'otherwise' },
      ],
      zephyr: true,
      description: 'Performs the key exchange for pairing in software.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_CLOCK_CONTROL',
      type: 'bool',
      defaults: [
        { value: 'y', when: 'on nRF chips' },
        { value: 'n', when: 'otherwise' },
      ],
      zephyr: true,
      description: "The drivers for the chip's clocks. Other boards turn it on if they need it.",
      source: 'zephyr/drivers/clock_control/Kconfig',
    },
    {
      symbol: 'CONFIG_CLOCK_CONTROL_NRF_K32SRC_RC',
      type: 'bool',
      defaults: [],
      zephyr: true,
      description:
        "Runs the slow clock from the oscillator inside an nRF chip. Set it if the board has no 32.768 kHz crystal, or the crystal is broken. Bluetooth doesn't work without a slow clock.",
      source: 'zephyr/drivers/clock_control/Kconfig.nrf',
    },
    {
      symbol: 'CONFIG_ZMK_BLE_EXPERIMENTAL_CONN',
      type: 'bool',
      defaults: [],
      needs: ['`CONFIG_ZMK_BLE`'],
      description:
        'Experimental connection settings. Currently, it turns off the 2M radio speed, which helps with adapters that drop the connection.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_BLE_EXPERIMENTAL_FEATURES',
      type: 'bool',
      defaults: [],
      needs: ['`CONFIG_ZMK_BLE`'],
      description: 'Turns on both `CONFIG_ZMK_BLE_EXPERIMENTAL_CONN` and `CONFIG_ZMK_BLE_EXPERIMENTAL_SEC`.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_BLE_EXPERIMENTAL_SEC',
      type: 'bool',
      defaults: [],
      needs: ['`CONFIG_ZMK_BLE`'],
      description:
        'Experimental pairing settings. A paired computer can pair again, and for safety, you have to type a passkey.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_BLE_MOUSE_REPORT_QUEUE_SIZE',
      type: 'int',
      defaults: [{ value: '20' }],
      needs: ['`CONFIG_ZMK_BLE`'],
      description: 'How many mouse reports can wait to be sent over Bluetooth.',
      source: 'app/Kconfig',
    },
    {
      symbol: 'CONFIG_ZMK_BLE_PASSKEY_ENTRY',
      type: 'bool',
      defaults: [
        { value: 'y', when: 'with `CONFIG_BT_SMP_ALLOW_UNAUTH_OVERWRITE`' },
        { value: 'n', when: 'otherwise' },
      ],
      needs: ['`CONFIG_ZMK_BLE`'],
      description:
        'While pairing, the computer shows six digits, which you type on the keyboard, followed by Enter. This protects you from an attacker who intercepts the pairing.',
      source: 'app/Kconfig',
    },
  ],
};
