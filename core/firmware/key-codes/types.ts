import type { groups, operatingSystems } from './groups.ts';
import type { notes } from './notes.ts';

export type KeyCodeGroup = (typeof groups)[number]['id'];
export type OperatingSystem = (typeof operatingSystems)[number];
export type Support = 'yes' | 'no' | 'unknown';

/** A note's key in notes.ts. */
export type NoteId = keyof typeof notes;

/** What is written in the tables under data/. Everything else about a code follows from it. */
export type KeyCodeRow = Readonly<{
  /** The long name, by which the code is filed. */
  name: string;
  /** Other names of the same code. */
  aliases?: readonly string[];
  /** Names that still compile but should not be used any more. */
  deprecatedNames?: readonly string[];
  /** Set when the code has no other name than a deprecated one. */
  deprecated?: true;
  /** HID usage page and usage id as the header puts them together: `0x07_0004` is page 0x07, id 0x0004. */
  usage: number;
  /** Set when the code brings left Shift along, as `EXCLAMATION` does. */
  shift?: true;
  group: KeyCodeGroup;
  /** What the key is called, in a few words. */
  title: string;
  /** What it types or does on the host, with a US layout unless it says otherwise. One sentence. */
  does: string;
  /** The character it types, and the one with Shift. */
  types?: string;
  shifted?: string;
  /** Signs that stand for the key on keycaps and in menus. */
  marks?: string;
  /** Names of the corresponding code in QMK, for people who come from there. */
  qmk?: readonly string[];
  /** What browsers call the physical key (`KeyboardEvent.code`). */
  press?: string;
  /** Windows, Linux, Android, macOS, iOS, in this order: `y` works (Linux, Android: its tables have it), `n` does not, `?` not known. */
  os: string;
  notes?: readonly NoteId[];
}>;

/** One key code of `dt-bindings/zmk/keys.h`. Its `name` is its stable id. */
export type KeyCode = Readonly<{
  name: string;
  aliases: readonly string[];
  deprecatedNames: readonly string[];
  deprecated: boolean;
  usagePage: number;
  usageId: number;
  /** The modifiers the code brings along. */
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
