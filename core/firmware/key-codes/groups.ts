/** In the order of the key code page. */
export const groups = [
  { id: 'letters', title: 'Letters' },
  { id: 'numbers', title: 'Numbers' },
  { id: 'symbols', title: 'Symbols and punctuation' },
  { id: 'control', title: 'Control and whitespace' },
  { id: 'navigation', title: 'Navigation' },
  { id: 'locks', title: 'Locks' },
  { id: 'f-keys', title: 'Function keys' },
  { id: 'international', title: 'International' },
  { id: 'language', title: 'Language' },
  { id: 'miscellaneous', title: 'Miscellaneous' },
  { id: 'modifiers', title: 'Modifiers' },
  { id: 'keypad', title: 'Keypad' },
  { id: 'keypad-numbers', title: 'Keypad numbers' },
  { id: 'keypad-operations', title: 'Keypad symbols and operations' },
  { id: 'cut-copy-paste', title: 'Cut, copy, paste' },
  { id: 'undo-redo', title: 'Undo, redo' },
  { id: 'sound', title: 'Sound and volume' },
  { id: 'display', title: 'Display' },
  { id: 'media-controls', title: 'Media controls' },
  { id: 'consumer-menus', title: 'TV and player menus' },
  { id: 'consumer-controls', title: 'TV and player controls' },
  { id: 'application-controls', title: 'Application controls' },
  { id: 'applications-launch', title: 'Open an application' },
  { id: 'input-assist', title: 'Input assist' },
  { id: 'power', title: 'Power and lock' },
] as const;

/** In the order of KeyCodeRow.os. */
export const operatingSystems = ['Windows', 'Linux', 'Android', 'macOS', 'iOS'] as const;
