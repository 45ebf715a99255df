import type { groups, operatingSystems } from './groups.ts';
import type { notes } from './notes.ts';

export type KeyCodeGroup = (typeof groups)[number]['id'];
export type OperatingSystem = (typeof operatingSystems)[number];
export type Support = 'yes' | 'no' | 'unknown';

type NoteId = keyof typeof notes;

/** A row in data/. Everything else about a key code is computed from it. */
export type KeyCodeRow = Readonly<{
  /** The long name. */
  name: string;
  /** Other names of the same code. */
  aliases?: readonly string[];
  /** Names that still compile but shouldn't be used anymore. */
  deprecatedNames?: readonly string[];
  /** All names of the code are deprecated. */
  deprecated?: true;
  /** HID usage page and id in one number, as in the header: `0x07_0004` is page 0x07, id 0x0004. */
  usage: number;
  /** The code includes left Shift, like `EXCLAMATION`. */
  shift?: true;
  group: KeyCodeGroup;
  /** What the key is called, in a few words. */
  title: string;
  /** What it types or does, in one sentence. For a US layout unless stated otherwise. */
  does: string;
  /** The character it types, and the one with Shift. */
  types?: string;
  shifted?: string;
  /** Symbols for the key on keycaps and in menus. */
  marks?: string;
  /** Names of the same code in QMK. */
  qmk?: readonly string[];
  /** What browsers call the physical key (`KeyboardEvent.code`). */
  press?: string;
  /**
   * A letter each for Windows, Linux, Android, macOS, and iOS: `y` works (for Linux and Android: listed in their source),
   * `n` doesn't, `?` unknown.
   */
  os: string;
  notes?: readonly NoteId[];
}>;

/** A key code in `dt-bindings/zmk/keys.h`. Its `name` is its stable id. */
export type KeyCode = Readonly<{
  name: string;
  aliases: readonly string[];
  deprecatedNames: readonly string[];
  deprecated: boolean;
  usagePage: number;
  usageId: number;
  /** The modifiers that the code includes. */
  modifiers: readonly 'MOD_LSFT'[];
  /** The 32-bit number in the firmware: modifiers in the top byte, then usage page, then usage id. */
  value: number;
  group: KeyCodeGroup;
  title: string;
  does: string;
  types?: string;
  shifted?: string;
  marks?: string;
  qmk: readonly string[];
  press?: string;
  os: Readonly<Record<OperatingSystem, Support>>;
  notes: readonly string[];
}>;
