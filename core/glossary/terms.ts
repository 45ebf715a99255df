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
      'What a key does. A behavior is a small piece of firmware with a label, such as &kp for sending a key or &mo for a layer. The keymap assigns behaviors to keys.',
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
      "Bluetooth Low Energy, the low-power kind of Bluetooth. It's the only kind ZMK uses, both to hosts and between the halves of a wireless split keyboard.",
    page: '/docs/features/bluetooth',
  },
  {
    id: 'board',
    term: 'Board',
    definition:
      "The circuit board with the microcontroller. It's either a small controller you plug into a keyboard, such as a nice!nano, or a whole keyboard with the controller soldered on.",
    page: '/docs/hardware',
  },
  {
    id: 'bond',
    term: 'Bond',
    definition:
      'The secret keys that two Bluetooth devices keep after pairing, so they recognize each other and can encrypt without pairing again. It only works if both sides still have them.',
    page: '/docs/features/bluetooth#profiles',
  },
  {
    id: 'bootloader',
    term: 'Bootloader',
    definition:
      'A small program on the controller that starts before the firmware and can replace it. On most controllers, double-tapping reset starts it, and a USB drive shows up.',
    page: '/docs/user-setup#flashing-uf2-files',
  },
  {
    id: 'central',
    term: 'Central',
    definition:
      "The part of a split keyboard that runs the keymap and talks to the host. All other parts send it their key presses. It's usually the left half, or a dongle.",
    page: '/docs/features/split-keyboards#central-and-peripheral-roles',
  },
  {
    id: 'chosen',
    term: 'Chosen node',
    definition:
      'A devicetree node that answers "which one?" Its properties name the one to use where several exist, such as the physical layout or the display.',
    page: '/docs/config#devicetree-files',
  },
  {
    id: 'combo',
    term: 'Combo',
    definition: 'Two or more keys that do something else when you press them together. Also called a chord.',
    page: '/docs/keymaps/combos',
  },
  {
    id: 'composite-keyboard',
    term: 'Composite keyboard',
    definition:
      'A keyboard made of two parts: a circuit board with the switches, described by a shield, and a controller board that plugs into it.',
    page: '/docs/hardware',
  },
  {
    id: 'config-repository',
    term: 'Configuration repository',
    definition:
      'Your own Git repository, usually named zmk-config, with your keymap, your settings, and the list of what to build. GitHub builds the firmware from it.',
    page: '/docs/user-setup',
  },
  {
    id: 'debounce',
    term: 'Debouncing',
    definition:
      "Waiting until a switch contact has stopped bouncing before reporting a press or release, so one press doesn't become two.",
    page: '/docs/features/debouncing',
  },
  {
    id: 'devicetree',
    term: 'Devicetree',
    definition:
      'The text format that describes hardware and keymaps: a tree of nodes with properties. Files ending in .keymap, .overlay, .dts, and .dtsi are devicetree.',
    page: '/docs/config#devicetree-files',
  },
  {
    id: 'dongle',
    term: 'Dongle',
    definition:
      'A controller without keys that stays plugged into the host and acts as the central of a wireless keyboard.',
    page: '/docs/development/hardware-integration/dongle',
  },
  {
    id: 'encoder',
    term: 'Encoder',
    definition:
      'A knob that turns endlessly and reports steps to the left or right, often with a switch under its shaft.',
    page: '/docs/features/encoders',
  },
  {
    id: 'endpoint',
    term: 'Endpoint',
    definition:
      'The one place your key presses currently go: USB, or Bluetooth together with the number of the selected profile.',
    page: '/docs/keymaps/behaviors/outputs',
  },
  {
    id: 'external-power',
    term: 'External power',
    definition:
      "A supply pin of the controller that powers LEDs and displays. The firmware can switch it off to save battery. It's often marked VCC.",
    page: '/docs/keymaps/behaviors/power',
  },
  {
    id: 'flash',
    term: 'Flash',
    definition:
      "As a verb: to write firmware to the controller. As a noun: the memory it's written to, which keeps its contents without power.",
    page: '/docs/user-setup#installing-the-firmware',
  },
  {
    id: 'github-actions',
    term: 'GitHub Actions',
    definition:
      "GitHub's service for running jobs for a repository. Here, it builds your firmware after each push, so you don't need a compiler.",
    page: '/docs/user-setup#download-the-archive',
  },
  {
    id: 'hid',
    term: 'HID',
    definition:
      'Human Interface Device, the standard that keyboards and mice use to tell a computer what was pressed, over both USB and Bluetooth.',
    page: '/docs/features/bluetooth#refreshing-the-hid-descriptor',
  },
  {
    id: 'hold-tap',
    term: 'Hold-tap',
    definition:
      'A behavior that does one thing when you tap the key and another when you hold it. Also called dual-role or tap-hold.',
    page: '/docs/keymaps/behaviors/hold-tap',
  },
  {
    id: 'host',
    term: 'Host',
    definition: 'The computer, phone, or tablet that receives what you type.',
    page: '/docs/features/bluetooth',
  },
  {
    id: 'input-listener',
    term: 'Input listener',
    definition:
      'The node that takes the events of one pointing device, runs them through input processors, and reports the result to the host.',
    page: '/docs/features/pointing#input-listeners',
  },
  {
    id: 'input-processor',
    term: 'Input processor',
    definition:
      'A small step that changes the events of a pointing device on their way to the host: slowing them down, inverting them, or turning them into scrolling.',
    page: '/docs/keymaps/input-processors',
  },
  {
    id: 'interconnect',
    term: 'Interconnect',
    definition:
      "A standard arrangement of pins, such as the Pro Micro's, that lets any controller of that shape plug into any keyboard made for it.",
    page: '/docs/hardware',
  },
  {
    id: 'kconfig',
    term: 'Kconfig',
    definition:
      "The system of settings that determine what's built into the firmware. You write them in a .conf file, in lines such as CONFIG_ZMK_SLEEP=y.",
    page: '/docs/config#kconfig-files',
  },
  {
    id: 'key-position',
    term: 'Key position',
    definition:
      'The number of a key on the keyboard, counted from 0 in the order of the bindings in a layer. Combos and hold-taps use it to refer to keys.',
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
      'Keyboard scan: the driver that reads the switches and reports which row and column changed. There are drivers for a matrix, direct pins, and charlieplexing, among others.',
    page: '/docs/config/kscan',
  },
  {
    id: 'layer',
    term: 'Layer',
    definition:
      "One full set of bindings for all keys. Layers are stacked: a key uses the binding of the topmost active layer that isn't transparent there.",
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
      'The table that turns the row and column a switch is wired to into the key position that the keymap uses.',
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
      'A separate repository that adds keyboards, behaviors, or drivers to the firmware when your west.yml lists it, without changing the firmware itself.',
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
    definition: 'A devicetree file that adds to another one or changes it. A keymap is also an overlay.',
    page: '/docs/config#devicetree-files',
  },
  {
    id: 'peripheral',
    term: 'Peripheral',
    definition:
      "A part of a split keyboard that reports its key presses to the central. It doesn't run the keymap or talk to a host.",
    page: '/docs/features/split-keyboards#central-and-peripheral-roles',
  },
  {
    id: 'physical-layout',
    term: 'Physical layout',
    definition:
      'A description of where each key is, together with its kscan and matrix transform. ZMK Studio draws it, and a keyboard can have several to choose from.',
    page: '/docs/config/layout#physical-layout',
  },
  {
    id: 'profile',
    term: 'Profile',
    definition:
      'A numbered slot for one Bluetooth host, counted from 0. The selected profile determines which host receives your typing.',
    page: '/docs/features/bluetooth#profiles',
  },
  {
    id: 'report-descriptor',
    term: 'Report descriptor',
    definition:
      'The description a keyboard gives the host of the reports it will send. Hosts remember it for Bluetooth devices, so after a change, you have to pair again.',
    page: '/docs/features/bluetooth#refreshing-the-hid-descriptor',
  },
  {
    id: 'shield',
    term: 'Shield',
    definition:
      "The description of what's attached to a controller board: usually the switches, pins, and layout of a keyboard, sometimes only a display.",
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
      'A power-off that the firmware performs on command. Only a designated button, reset, or, on some controllers, plugging in USB ends it.',
    page: '/docs/features/low-power-states#soft-off',
  },
  {
    id: 'split-keyboard',
    term: 'Split keyboard',
    definition: 'A keyboard in two or more parts, each with its own controller, that act as one.',
    page: '/docs/features/split-keyboards',
  },
  {
    id: 'sticky-key',
    term: 'Sticky key',
    definition:
      "A modifier or other key that stays pressed after a tap until you've used the next key or a second has passed. Also called a one-shot key.",
    page: '/docs/keymaps/behaviors/sticky-key',
  },
  {
    id: 'uf2',
    term: 'UF2',
    definition:
      'A firmware file you copy to the drive that the bootloader shows. The controller then writes it to its flash.',
    page: '/docs/user-setup#flashing-uf2-files',
  },
  {
    id: 'west',
    term: 'West',
    definition:
      "The Zephyr project's command-line tool. It downloads all the source code a build needs, as listed in west.yml, and runs the build.",
    page: '/docs/development/local-toolchain/build-flash',
  },
  {
    id: 'zephyr',
    term: 'Zephyr',
    definition:
      'The open-source operating system for microcontrollers that the firmware is built on. It provides drivers, Bluetooth, and the build system.',
    page: '/docs/faq#why-zephyr',
  },
] as const satisfies readonly GlossaryTerm[];
