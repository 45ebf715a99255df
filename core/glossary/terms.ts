import type { GlossaryTerm } from './types.ts';

/*
 * The words that have a special meaning in the docs, sorted by `term`.
 * To add one, write a kebab-case `id` that never changes (pages link to #glossary-<id>), one or two sentences without
 * markup that make sense in a tooltip, and the page that explains it in full.
 */
export const terms = [
  {
    id: 'behavior',
    term: 'Behavior',
    definition:
      'What a key does. A behavior is a small piece of firmware with a label, such as &kp for sending a key or &mo for a layer, that a keymap puts on a key position.',
    page: '/docs/keymaps/behaviors',
  },
  {
    id: 'binding',
    term: 'Binding',
    definition:
      'One entry of a layer: a behavior together with its parameters, such as &kp A or &mt LSHIFT B. Every key position has one binding per layer.',
    page: '/docs/keymaps/behaviors',
  },
  {
    id: 'ble',
    term: 'BLE',
    definition:
      'Bluetooth Low Energy, the low-power kind of Bluetooth. It is the only kind the firmware speaks, both to hosts and between the halves of a wireless split keyboard.',
    page: '/docs/features/bluetooth',
  },
  {
    id: 'board',
    term: 'Board',
    definition:
      'The circuit board that carries the microcontroller. It is either a small controller you plug into a keyboard, such as a nice!nano, or a whole keyboard with the controller soldered on.',
    page: '/docs/hardware',
  },
  {
    id: 'bond',
    term: 'Bond',
    definition:
      'The secret keys that two Bluetooth devices keep after pairing, so that they recognize each other and encrypt without pairing again. Both sides have to have them.',
    page: '/docs/features/bluetooth#profiles',
  },
  {
    id: 'bootloader',
    term: 'Bootloader',
    definition:
      'A small program in the controller that starts before the firmware and can replace it. On most controllers a double tap on reset starts it and shows a USB drive.',
    page: '/docs/user-setup#flashing-uf2-files',
  },
  {
    id: 'central',
    term: 'Central',
    definition:
      'The part of a split keyboard that runs the keymap and talks to the host. All other parts send it their key presses. It is usually the left half, or a dongle.',
    page: '/docs/features/split-keyboards#central-and-peripheral-roles',
  },
  {
    id: 'chosen',
    term: 'Chosen node',
    definition:
      'A devicetree node that answers "which one?": its properties name the one device to use where several exist, such as the one physical layout or the one display.',
    page: '/docs/config#devicetree-files',
  },
  {
    id: 'combo',
    term: 'Combo',
    definition: 'Two or more keys that do something of their own when they are pressed together, also called a chord.',
    page: '/docs/keymaps/combos',
  },
  {
    id: 'composite-keyboard',
    term: 'Composite keyboard',
    definition:
      'A keyboard made of two building blocks: a circuit board with the switches, described by a shield, and a controller board that plugs into it.',
    page: '/docs/hardware',
  },
  {
    id: 'config-repository',
    term: 'Configuration repository',
    definition:
      'Your own Git repository, by habit named zmk-config, with your keymap, your settings and the list of what to build. GitHub compiles the firmware from it.',
    page: '/docs/user-setup',
  },
  {
    id: 'debounce',
    term: 'Debouncing',
    definition:
      'Waiting until a switch contact has stopped bouncing before a press or a release counts, so that one press does not become two.',
    page: '/docs/features/debouncing',
  },
  {
    id: 'devicetree',
    term: 'Devicetree',
    definition:
      'The text format that describes hardware and keymaps: a tree of nodes with properties. Files ending in .keymap, .overlay, .dts and .dtsi are devicetree.',
    page: '/docs/config#devicetree-files',
  },
  {
    id: 'dongle',
    term: 'Dongle',
    definition:
      'A controller without keys of its own that stays plugged into the host and acts as the central of a wireless keyboard.',
    page: '/docs/development/hardware-integration/dongle',
  },
  {
    id: 'encoder',
    term: 'Encoder',
    definition:
      'A knob that turns without end and reports steps to the left or the right, often with a switch under its shaft.',
    page: '/docs/features/encoders',
  },
  {
    id: 'endpoint',
    term: 'Endpoint',
    definition:
      'The one place key presses go to at this moment: USB, or Bluetooth together with the number of the selected profile.',
    page: '/docs/keymaps/behaviors/outputs',
  },
  {
    id: 'external-power',
    term: 'External power',
    definition:
      'A supply pin of the controller that feeds LEDs and displays and that the firmware can switch off to save battery, often marked VCC.',
    page: '/docs/keymaps/behaviors/power',
  },
  {
    id: 'flash',
    term: 'Flash',
    definition:
      'As a verb: to write firmware into the controller. As a noun: the memory it is written to, which keeps its content without power.',
    page: '/docs/user-setup#installing-the-firmware',
  },
  {
    id: 'github-actions',
    term: 'GitHub Actions',
    definition:
      'The service of GitHub that runs jobs for a repository. Here it compiles your firmware after each push, so that you need no compiler.',
    page: '/docs/user-setup#download-the-archive',
  },
  {
    id: 'hid',
    term: 'HID',
    definition:
      'Human Interface Device, the standard by which keyboards and mice tell a computer what was pressed, over USB and over Bluetooth alike.',
    page: '/docs/features/bluetooth#refreshing-the-hid-descriptor',
  },
  {
    id: 'hold-tap',
    term: 'Hold-tap',
    definition:
      'A behavior that does one thing when the key is tapped and another when it is held, also called dual-role or tap-hold.',
    page: '/docs/keymaps/behaviors/hold-tap',
  },
  {
    id: 'host',
    term: 'Host',
    definition: 'The computer, phone or tablet that receives what you type.',
    page: '/docs/features/bluetooth',
  },
  {
    id: 'input-listener',
    term: 'Input listener',
    definition:
      'The node that takes the events of one pointing device, passes them through input processors and reports the result to the host.',
    page: '/docs/features/pointing#input-listeners',
  },
  {
    id: 'input-processor',
    term: 'Input processor',
    definition:
      'A small step that changes the events of a pointing device on their way to the host: slower, inverted, turned into scrolling.',
    page: '/docs/keymaps/input-processors',
  },
  {
    id: 'interconnect',
    term: 'Interconnect',
    definition:
      'A standard arrangement of pins, such as that of the Pro Micro, that lets any controller of that shape plug into any keyboard made for it.',
    page: '/docs/hardware',
  },
  {
    id: 'kconfig',
    term: 'Kconfig',
    definition:
      'The system of settings that decide what is built into the firmware. You write them in a .conf file as lines such as CONFIG_ZMK_SLEEP=y.',
    page: '/docs/config#kconfig-files',
  },
  {
    id: 'key-position',
    term: 'Key position',
    definition:
      'The number of a key on the keyboard, counted from 0 in the order of the bindings in a layer. Combos and hold-taps name keys by it.',
    page: '/docs/keymaps/combos',
  },
  {
    id: 'keymap',
    term: 'Keymap',
    definition: 'The file that says what every key does on every layer.',
    page: '/docs/keymaps',
  },
  {
    id: 'kscan',
    term: 'Kscan',
    definition:
      'Keyboard scan: the driver that reads the switches and reports which row and column changed. Matrix, direct pins and charlieplexing are kinds of it.',
    page: '/docs/config/kscan',
  },
  {
    id: 'layer',
    term: 'Layer',
    definition:
      'One full set of bindings for all keys. Layers lie on top of each other; a key uses the binding of the topmost active layer that does not let it fall through.',
    page: '/docs/keymaps#layers',
  },
  {
    id: 'layer-tap',
    term: 'Layer-tap',
    definition: 'A hold-tap that turns a layer on while held and sends a key when tapped: &lt.',
    page: '/docs/keymaps/behaviors/layers#layer-tap',
  },
  {
    id: 'matrix-transform',
    term: 'Matrix transform',
    definition:
      'The table that turns the row and column of a switch, as it is wired, into the key position used by the keymap.',
    page: '/docs/config/layout#matrix-transform',
  },
  {
    id: 'mod-tap',
    term: 'Mod-tap',
    definition: 'A hold-tap that is a modifier such as Shift while held and another key when tapped: &mt.',
    page: '/docs/keymaps/behaviors/mod-tap',
  },
  {
    id: 'module',
    term: 'Module',
    definition:
      'A repository of its own that adds keyboards, behaviors or drivers to the firmware when your west.yml lists it, without changing the firmware itself.',
    page: '/docs/features/modules',
  },
  {
    id: 'node',
    term: 'Node',
    definition: 'A named block in braces in a devicetree file. It holds properties and other nodes.',
    page: '/docs/config#devicetree-files',
  },
  {
    id: 'output',
    term: 'Output',
    definition:
      'The way key presses leave the keyboard: USB or Bluetooth. When both are ready, the preferred one is used.',
    page: '/docs/keymaps/behaviors/outputs',
  },
  {
    id: 'overlay',
    term: 'Overlay',
    definition:
      'A devicetree file that adds to or changes what another one has described. A keymap is an overlay as well.',
    page: '/docs/config#devicetree-files',
  },
  {
    id: 'peripheral',
    term: 'Peripheral',
    definition:
      'A part of a split keyboard that reports its key presses to the central. It does not run the keymap and does not talk to a host.',
    page: '/docs/features/split-keyboards#central-and-peripheral-roles',
  },
  {
    id: 'physical-layout',
    term: 'Physical layout',
    definition:
      'A description of where each key sits, together with its kscan and matrix transform. ZMK Studio draws it, and a keyboard can have several to choose from.',
    page: '/docs/config/layout#physical-layout',
  },
  {
    id: 'profile',
    term: 'Profile',
    definition:
      'A numbered slot for one Bluetooth host, counted from 0. The selected profile decides which host receives your typing.',
    page: '/docs/features/bluetooth#profiles',
  },
  {
    id: 'report-descriptor',
    term: 'Report descriptor',
    definition:
      'The description a keyboard gives to the host of the reports it will send. Hosts remember it for Bluetooth devices, so a change needs a new pairing.',
    page: '/docs/features/bluetooth#refreshing-the-hid-descriptor',
  },
  {
    id: 'shield',
    term: 'Shield',
    definition:
      'The description of what is attached to a controller board: most often the switches, pins and layout of a keyboard, sometimes only a display.',
    page: '/docs/hardware',
  },
  {
    id: 'snippet',
    term: 'Snippet',
    definition:
      'A named bundle of settings that a build adds with one word, such as studio-rpc-usb-uart for ZMK Studio or zmk-usb-logging for logs.',
    page: '/docs/features/studio#building',
  },
  {
    id: 'soft-off',
    term: 'Soft off',
    definition:
      'A power-off that the firmware performs on command. Only a set button, reset or, on some controllers, plugging in USB ends it.',
    page: '/docs/features/low-power-states#soft-off',
  },
  {
    id: 'split-keyboard',
    term: 'Split keyboard',
    definition: 'A keyboard in two or more parts, each with a controller of its own, that act as one.',
    page: '/docs/features/split-keyboards',
  },
  {
    id: 'sticky-key',
    term: 'Sticky key',
    definition:
      'A modifier or other key that stays pressed after a tap until you have used the next key, or a second has passed. Also called a one-shot key.',
    page: '/docs/keymaps/behaviors/sticky-key',
  },
  {
    id: 'uf2',
    term: 'UF2',
    definition:
      'A firmware file made for copying: drop it on the drive that the bootloader shows and the controller writes it to its flash.',
    page: '/docs/user-setup#flashing-uf2-files',
  },
  {
    id: 'west',
    term: 'West',
    definition:
      'The command-line tool of the Zephyr project that fetches all source code a build needs, as listed in west.yml, and runs the build.',
    page: '/docs/development/local-toolchain/build-flash',
  },
  {
    id: 'zephyr',
    term: 'Zephyr',
    definition:
      'The open source operating system for microcontrollers that the firmware is built on. It brings drivers, Bluetooth and the build system.',
    page: '/docs/faq#why-zephyr',
  },
] as const satisfies readonly GlossaryTerm[];
