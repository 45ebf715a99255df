import type { groups, operatingSystems } from './groups.ts';
import type { notes } from './notes.ts';

export type KeyCodeGroup = (typeof groups)[number]['id'];
export type OperatingSystem = (typeof operatingSystems)[number];
export type Support = 'yes' | 'no' | 'unknown';

type NoteId = keyof typeof notes;

/** What we say about a key code. */
export type KeyCodeText = Readonly<{
  /** The names to use, separated by spaces, the long one first. It's the stable id. */
  names: string;
  /** What the key is called, in a few words. */
  title: string;
  /** What it types or does, in one sentence. For a US layout unless stated otherwise. */
  does: string;
  /** The character it types, and the one with Shift. */
  types?: string;
  shifted?: string;
  /** Symbols for the key on keycaps and in menus. */
  marks?: string;
  /** Names of the same code in QMK, separated by spaces. */
  qmk?: string;
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
