import { applications } from './data/applications.ts';
import { editing } from './data/editing.ts';
import { keyboard } from './data/keyboard.ts';
import { keypad } from './data/keypad.ts';
import { media } from './data/media.ts';
import { power } from './data/power.ts';
import { operatingSystems } from './groups.ts';
import { notes } from './notes.ts';
import type { KeyCode, KeyCodeRow, OperatingSystem, Support } from './types.ts';

const supportOf: Readonly<Record<string, Support>> = { y: 'yes', n: 'no', '?': 'unknown' };
const leftShift = 0x02;

function keyCode(row: KeyCodeRow): KeyCode {
  const {
    aliases = [],
    deprecatedNames = [],
    deprecated = false,
    qmk = [],
    usage,
    shift,
    os,
    notes: noteIds = [],
  } = row;
  return {
    name: row.name,
    aliases,
    deprecatedNames,
    deprecated,
    usagePage: usage >>> 16,
    usageId: usage & 0xffff,
    modifiers: shift ? ['MOD_LSFT'] : [],
    value: (((shift ? leftShift : 0) << 24) | usage) >>> 0,
    group: row.group,
    title: row.title,
    does: row.does,
    ...(row.types ? { types: row.types } : {}),
    ...(row.shifted ? { shifted: row.shifted } : {}),
    ...(row.marks ? { marks: row.marks } : {}),
    qmk,
    ...(row.press ? { press: row.press } : {}),
    os: Object.fromEntries(
      operatingSystems.map((system, index) => [system, supportOf[os.charAt(index)] ?? 'unknown']),
    ) as Record<OperatingSystem, Support>,
    notes: noteIds.map((id) => notes[id]),
  };
}

/** Every key code, in the order of the key code page. */
export const keyCodes: readonly KeyCode[] = [keyboard, keypad, editing, media, applications, power].flat().map(keyCode);

const byName = new Map(
  keyCodes.flatMap((code) =>
    [code.name, ...code.aliases, ...code.deprecatedNames].map((name) => [name, code] as const),
  ),
);

/** Finds a key code by any of its names, including deprecated ones. */
export const findKeyCode = (name: string): KeyCode | undefined => byName.get(name);

/** Whether a name still compiles but shouldn't be used anymore. */
export const isDeprecatedName = (name: string): boolean => {
  const code = byName.get(name);
  return code !== undefined && (code.deprecated || code.deprecatedNames.includes(name));
};
