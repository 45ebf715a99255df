/** Something that readers look for and that isn't one binding. Says what to do, and names a page, relative to /docs. */
export type Topic = Readonly<{ phrases: readonly string[]; note: string; page: string }>;

const topic = (phrases: string, note: string, page: string): Topic => ({ phrases: phrases.split(', '), note, page });

export const topics: readonly Topic[] = [
  topic(
    'macro, type text, send string',
    'Define a macro in the keymap, and use its label.',
    'keymaps/behaviors/macros',
  ),
  topic('record macro, dynamic macro', 'You can’t record macros on the keyboard.', 'keymaps/behaviors/macros'),
  topic(
    'unicode',
    'Use a macro that types the code as your system expects it.',
    'keymaps/behaviors/macros#unicode-sequences',
  ),
  topic('double click', 'Use a macro that taps &mkp LCLK twice.', 'keymaps/behaviors/macros'),
  topic('tap dance, double tap, triple tap', 'Define a tap-dance, and use its label.', 'keymaps/behaviors/tap-dance'),
  topic('combo', 'A combo is defined next to the layers, not in them.', 'keymaps/combos'),
  topic('tri layer, adjust layer, conditional layer', 'Define a conditional layer.', 'keymaps/conditional-layers'),
  topic(
    'mod morph, key override, shift backspace delete',
    'Define a mod-morph, and use its label.',
    'keymaps/behaviors/mod-morph',
  ),
  topic('auto shift', 'Define a hold-tap, and use its label.', 'keymaps/behaviors/hold-tap#autoshift'),
  topic(
    'leader, leader key',
    'ZMK has no leader key. Combos or a sticky layer come close.',
    'keymaps/behaviors#not-built-in',
  ),
  topic('swap hands', 'ZMK has no swap hands. Put the mirrored keys on a layer.', 'keymaps/behaviors#not-built-in'),
  topic('mouse speed, pointer speed', 'Give another speed with &mmv MOVE_X(200).', 'keymaps/behaviors/mouse-emulation'),
  topic(
    'settings reset, reset settings, clear settings, factory reset, reset eeprom',
    'Flash the settings_reset shield to clear what the keyboard has stored.',
    'troubleshooting/connection-issues',
  ),
  topic('deep sleep, idle timeout', 'The keyboard sleeps by itself with CONFIG_ZMK_SLEEP=y.', 'config/power'),
  topic(
    'bluetooth off, turn off bluetooth',
    'No key turns Bluetooth off. &out OUT_USB prefers USB.',
    'keymaps/behaviors/outputs',
  ),
];
