export type Card = Readonly<{ title: string; href: string; text: string }>;

export const firstSteps: readonly Card[] = [
  {
    title: 'Find your keyboard',
    href: '/docs/hardware',
    text: 'Look up your keyboard, or the controller and shield you soldered together.',
  },
  {
    title: 'Make your configuration',
    href: '/docs/user-setup',
    text: 'Copy a template repository. GitHub builds the firmware for you, so you have nothing to install.',
  },
  {
    title: 'Flash and pair',
    href: '/docs/user-setup#flashing-uf2-files',
    text: 'Drag one file onto the keyboard, then pair it with up to five devices.',
  },
  {
    title: 'Make it yours',
    href: '/docs/keymaps',
    text: 'Layers, home row mods, combos, macros: change the keymap whenever you like.',
  },
];

export const features: readonly Card[] = [
  {
    title: 'Bluetooth, five hosts',
    href: '/docs/features/bluetooth',
    text: 'Pair with several computers and phones and switch between them with a key. USB works too.',
  },
  {
    title: 'Wireless split',
    href: '/docs/features/split-keyboards',
    text: 'Two or more parts with no cable between them, with or without a dongle.',
  },
  {
    title: 'Weeks on a charge',
    href: '/docs/features/low-power-states',
    text: 'An idle keyboard uses little power. In deep sleep, it’s only microamps.',
  },
  {
    title: 'Keys that do more',
    href: '/docs/keymaps/behaviors',
    text: 'Hold-taps, tap-dances, sticky keys, mod-morphs, caps word, and macros.',
  },
  {
    title: 'Combos and layers',
    href: '/docs/keymaps/combos',
    text: 'Press several keys together to do something else. Turn layers on automatically when others are on.',
  },
  {
    title: 'Live editing',
    href: '/docs/features/studio',
    text: 'ZMK Studio changes a running keymap over USB or Bluetooth, without flashing.',
  },
  {
    title: 'Knobs and pointers',
    href: '/docs/features/pointing',
    text: 'Rotary encoders, trackballs, and trackpads, with processors that scale movement, flip it, or turn it into scrolling.',
  },
  {
    title: 'Displays and lights',
    href: '/docs/features/lighting',
    text: 'OLED and e-paper status screens, RGB underglow, and backlight, with a key that cuts their power.',
  },
  {
    title: 'Built on Zephyr',
    href: '/docs/development/hardware-integration',
    text: 'A real-time operating system with drivers for many chips. ZMK itself is under the MIT license.',
  },
];

export const tools: readonly Card[] = [
  {
    title: 'Playground',
    href: '/playground',
    text: 'See your keymap on your keyboard, change keys with a click, type on it, and tune home row mods.',
  },
  {
    title: 'Keymap Upgrader',
    href: '/keymap-upgrader',
    text: 'Will it build? Find errors and outdated names in your configuration, and fix them with a click.',
  },
  {
    title: 'Power Profiler',
    href: '/power-profiler',
    text: 'See how long a charge lasts with your battery, board, and features, and what would help most.',
  },
];
