import { keyNames } from './keyNames.ts';

const modifierFunctions = ['LC', 'LS', 'LA', 'LG', 'RC', 'RS', 'RA', 'RG'];
const modifierFlags = ['MOD_LCTL', 'MOD_LSFT', 'MOD_LALT', 'MOD_LGUI', 'MOD_RCTL', 'MOD_RSFT', 'MOD_RALT', 'MOD_RGUI'];

/** The names in hid_usage.h that locale headers use, in the order of their codes from 0x04. */
const headerNames =
  `A B C D E F G H I J K L M N O P Q R S T U V W X Y Z 1_AND_EXCLAMATION 2_AND_AT 3_AND_HASH 4_AND_DOLLAR
  5_AND_PERCENT 6_AND_CARET 7_AND_AMPERSAND 8_AND_ASTERISK 9_AND_LEFT_PARENTHESIS 0_AND_RIGHT_PARENTHESIS RETURN_ENTER ESCAPE
  DELETE_BACKSPACE TAB SPACEBAR MINUS_AND_UNDERSCORE EQUAL_AND_PLUS LEFT_BRACKET_AND_LEFT_BRACE
  RIGHT_BRACKET_AND_RIGHT_BRACE BACKSLASH_AND_PIPE NON_US_HASH_AND_TILDE SEMICOLON_AND_COLON APOSTROPHE_AND_QUOTE
  GRAVE_ACCENT_AND_TILDE COMMA_AND_LESS_THAN PERIOD_AND_GREATER_THAN SLASH_AND_QUESTION_MARK`.split(/\s+/);

const rows = keyNames
  .trim()
  .split('\n')
  .map((line) => {
    const [number = '', ...names] = line.split(' ');
    return { usage: Number.parseInt(number, 16) | 0, names };
  });

const values: ReadonlyMap<string, number> = new Map([
  ...rows.flatMap(({ usage, names }) => names.map((name) => [name, usage] as const)),
  ...modifierFlags.map((name, index) => [name, 1 << index] as const),
  ...headerNames.map((name, index) => [`HID_USAGE_KEY_KEYBOARD_${name}`, 0x04 + index] as const),
  ['HID_USAGE_KEY_KEYBOARD_NON_US_BACKSLASH_AND_PIPE', 0x64],
  ['HID_USAGE_GD', 0x01],
  ['HID_USAGE_KEY', 0x07],
  ['HID_USAGE_CONSUMER', 0x0c],
  // The old names of the two above.
  ['USAGE_KEYPAD', 0x07],
  ['USAGE_CONSUMER', 0x0c],
]);

const mainNames: ReadonlyMap<number, string> = new Map(rows.map(({ usage, names }) => [usage, names[0] ?? '']));

/** The main name of a usage including modifiers, such as `EXCLAMATION`. */
export const nameOfUsage = (usage: number): string | undefined => mainNames.get(usage | 0);

/** The value of a key code or modifier flag. */
export const valueOfName = (name: string): number | undefined => values.get(name);

export const isModifierFunction = (name: string): boolean => modifierFunctions.includes(name);

/** The value of a function macro in the firmware's headers, such as `LS(…)`. */
export function valueOfCall(name: string, args: readonly number[]): number | undefined {
  const [first = 0, second = 0, third = 0] = args;
  const modifier = modifierFunctions.indexOf(name);
  // RC with two arguments is a row and column of the key matrix.
  if (name === 'RC' && args.length === 2) return (first << 8) | second;
  if (modifier >= 0 && args.length === 1) return (1 << (modifier + 24)) | first;
  if (name === 'APPLY_MODS' && args.length === 2) return (first << 24) | second;
  if (name === 'STRIP_MODS' && args.length === 1) return first & 0xffffff;
  if (name === 'MOVE_Y' || name === 'MOVE_VERT') return first & 0xffff;
  if (name === 'MOVE_X' || name === 'MOVE_HOR') return first << 16;
  if (name === 'MOVE') return (first << 16) | (second & 0xffff);
  if (name === 'ZMK_HID_USAGE' && args.length === 2) return (first << 16) | second;
  if (name === 'ZMK_MOCK_PRESS' && args.length === 3) return mockEvent(first, second, third) | (1 << 31);
  if (name === 'ZMK_MOCK_RELEASE' && args.length === 3) return mockEvent(first, second, third);
  return undefined;
}

const mockEvent = (row: number, column: number, ms: number): number => row | (column << 8) | (ms << 16);
