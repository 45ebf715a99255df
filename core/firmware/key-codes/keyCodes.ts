import { keyNameFacts } from '../facts/documented.ts';
import type { KeyNameFact } from '../facts/types.ts';
import { keyCodeTexts } from '../text/keyCodes.ts';
import { operatingSystems } from './groups.ts';
import { notes } from './notes.ts';
import type { KeyCode, KeyCodeGroup, KeyCodeText, OperatingSystem, Support } from './types.ts';

const supportOf: Readonly<Record<string, Support>> = { y: 'yes', n: 'no', '?': 'unknown' };

/** Puts together the facts with the same value and what we say about them. */
export function keyCode(
  { names, title, does, types, shifted, marks, qmk = '', press, os, notes: noteIds = [] }: KeyCodeText,
  group: KeyCodeGroup,
  value: number,
  facts: readonly KeyNameFact[],
): KeyCode {
  const [name = '', ...aliases] = names.split(' ');
  const isDeprecated = (each: string): boolean => facts.some((fact) => fact.name === each && fact.deprecated);
  return {
    name,
    aliases,
    deprecatedNames: facts.flatMap((fact) =>
      fact.deprecated && !names.split(' ').includes(fact.name) ? [fact.name] : [],
    ),
    deprecated: isDeprecated(name),
    usagePage: (value >>> 16) & 0xff,
    usageId: value & 0xffff,
    modifiers: value >>> 24 === leftShift ? ['MOD_LSFT'] : [],
    value,
    group,
    title,
    does,
    ...(types && { types }),
    ...(shifted && { shifted }),
    ...(marks && { marks }),
    qmk: qmk === '' ? [] : qmk.split(' '),
    ...(press && { press }),
    os: Object.fromEntries(
      operatingSystems.map((system, index) => [system, supportOf[os.charAt(index)] ?? 'unknown']),
    ) as Record<OperatingSystem, Support>,
    notes: noteIds.map((id) => notes[id]),
  };
}
const leftShift = 0x02;

const valueOf: ReadonlyMap<string, number | undefined> = new Map(keyNameFacts.map(({ name, value }) => [name, value]));
const factsByValue = new Map<number, KeyNameFact[]>();
for (const fact of keyNameFacts)
  if (fact.value !== undefined) {
    const same = factsByValue.get(fact.value);
    if (same) same.push(fact);
    else factsByValue.set(fact.value, [fact]);
  }

/** Every key code, in the order of the key code page. */
export const keyCodes: readonly KeyCode[] = Object.entries(keyCodeTexts).flatMap(([group, texts]) =>
  (texts as readonly KeyCodeText[]).flatMap((text) => {
    const value = valueOf.get(text.names.replace(/ .*/, ''));
    return value === undefined ? [] : [keyCode(text, group as KeyCodeGroup, value, factsByValue.get(value) ?? [])];
  }),
);

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
