import fs from 'node:fs';
import {
  boardTexts,
  hardwareFacts,
  hardwareOverrides,
  interconnectTexts,
  keyCodeTexts,
  keyNameFacts,
  optionFacts,
  optionOverrides,
  optionTexts,
  shieldTexts,
} from '#core/firmware/text';
import type { Check, Finding } from '../check.ts';
import type { Content } from './content.ts';

type Row = Readonly<Record<string, unknown>>;
type Override = Readonly<{ name: string; field: string; source?: unknown; because: string }>;

/** A table of facts and our words for them. */
export type Words = Readonly<{
  /** What the names are: "option". */
  kind: string;
  /** The file with our words, and its text. */
  file: string;
  text: string;
  /** Names in the facts that need words. */
  needed: readonly string[];
  /** Names that have words. */
  given: readonly string[];
  /** Names that may have words: those in the facts, and some that aren't from ZMK's source. */
  allowed: (name: string) => boolean;
  overrides: readonly Override[];
  factOf: (name: string) => Row | undefined;
}>;

const overridesFile = 'core/firmware/text/overrides.ts';

/** Names without words, words without a name, and overrides of facts that the source no longer states. */
export function wordFindings(words: Words, overridesText: string): readonly Finding[] {
  const { kind, file, text, needed, given, allowed, overrides, factOf } = words;
  const has = new Set(given);
  const missing = needed
    .filter((name) => !has.has(name))
    .map((name) => ({
      file,
      line:
        lineOf(
          text,
          given
            .filter((other) => other < name)
            .sort()
            .at(-1),
        ) ?? 1,
      fault: `The ${kind} ${name} has no words.`,
      fix: 'Add a line for it after this one, with what it does.',
    }));
  const extra = given
    .filter((name) => !allowed(name))
    .map((name) => ({
      file,
      line: lineOf(text, name) ?? 1,
      fault: `The firmware has no ${kind} ${name}.`,
      fix: 'Delete the line, or correct the name.',
    }));
  const expired = overrides.flatMap(({ name, field, source, because }) => {
    const stated = factOf(name)?.[field];
    if (factOf(name) !== undefined && JSON.stringify(stated) === JSON.stringify(source)) return [];
    const says = stated === undefined ? 'nothing' : JSON.stringify(stated);
    return [
      {
        file: overridesFile,
        line: lineOf(overridesText, name, field) ?? 1,
        fault: `The override of ${field} of ${name} is for a source that says ${source === undefined ? 'nothing' : JSON.stringify(source)}, but it says ${says}.`,
        fix: `Check whether it's still needed ("${because}"). Then correct or delete it.`,
      },
    ];
  });
  return [...missing, ...extra, ...expired];
}

/** The line with a name, or with the second text after it. */
function lineOf(text: string, name: string | undefined, after?: string): number | undefined {
  if (name === undefined) return undefined;
  const lines = text.split('\n');
  const word = new RegExp(`(?<![\\w-])${name.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}(?![\\w-])`);
  const first = lines.findIndex((line) => word.test(line) && (after === undefined || line.includes(`'${after}'`)));
  const found = first >= 0 ? first : lines.findIndex((line) => word.test(line));
  return found < 0 ? undefined : found + 1;
}

const read = (file: string): string => fs.readFileSync(file, 'utf8');

function allWords(): readonly Words[] {
  const options = new Map(optionFacts.map((fact) => [fact.symbol as string, fact]));
  const texts = Object.values(optionTexts).flatMap((page) => Object.entries(page));
  const fromZephyr = new Set(
    texts.flatMap(([name, text]) => (typeof text === 'object' && 'zephyr' in text ? [name] : [])),
  );
  const keyNames = Object.values(keyCodeTexts).flatMap((rows) => rows.flatMap(({ names }) => names.split(' ')));
  return [
    {
      kind: 'option',
      file: 'core/firmware/text/options.ts',
      text: read('core/firmware/text/options.ts'),
      needed: [...options.keys()].filter((name) => name.startsWith('CONFIG_ZMK_')),
      given: texts.map(([name]) => name),
      allowed: (name) => options.has(name) || fromZephyr.has(name),
      overrides: optionOverrides,
      factOf: (name) => options.get(name),
    },
    ...hardwareWords(),
    {
      kind: 'key code',
      file: 'core/firmware/text/keyCodes.ts',
      text: read('core/firmware/text/keyCodes.ts'),
      // A deprecated name belongs to the code with the same number.
      needed: keyNameFacts.filter(({ deprecated }) => !deprecated).map(({ name }) => name),
      given: keyNames,
      allowed: (name) => keyNameFacts.some((fact) => fact.name === name),
      overrides: [],
      factOf: () => undefined,
    },
  ];
}

function hardwareWords(): readonly Words[] {
  const file = 'core/firmware/text/hardware.ts';
  const idsOf = (wanted: string) => hardwareFacts.flatMap(({ id, type }) => (type === wanted ? [id] : []));
  const factOf = (name: string) => hardwareFacts.find(({ id }) => id === name);
  const shared = { file, text: read(file), factOf, overrides: [] };
  const [boards, shields, interconnects] = [idsOf('board'), idsOf('shield'), idsOf('interconnect')];
  return [
    { ...shared, kind: 'board', needed: boards, given: Object.keys(boardTexts), allowed: (id) => boards.includes(id) },
    { ...shared, kind: 'shield', needed: [], given: Object.keys(shieldTexts), allowed: (id) => shields.includes(id) },
    {
      ...shared,
      kind: 'interconnect',
      needed: interconnects,
      given: Object.keys(interconnectTexts),
      allowed: (id) => interconnects.includes(id) || interconnectTexts[id]?.name !== undefined,
      overrides: hardwareOverrides,
    },
  ];
}

/** Our words fit the facts of the documented release. */
export const words: Check<Content> = {
  name: 'words for the firmware',
  run: () => allWords().flatMap((table) => wordFindings(table, read(overridesFile))),
};
