import fs from 'node:fs';
import {
  type BindingText,
  behaviorTexts,
  bindingFacts,
  bindingTexts,
  boardTexts,
  chosenFacts,
  chosenTexts,
  commonProperties,
  constantTexts,
  hardwareFacts,
  hardwareOverrides,
  interconnectTexts,
  keyCodeTexts,
  keyNameFacts,
  nameFacts,
  nodeFacts,
  optionFacts,
  optionOverrides,
  optionTexts,
  processorTexts,
  propertyFacts,
  propertyName,
  propertyOverrides,
  shieldTexts,
} from '#core/firmware/text';
import type { PropertyFact } from '#core/firmware/facts';
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
  const [start = '', inner] = name.split(' ');
  if (inner !== undefined && !text.includes(name)) {
    const above = (lineOf(text, start) ?? 1) - 1;
    const below = lineOf(lines.slice(above).join('\n'), inner.replace(/^child\//, ''));
    return below === undefined ? above + 1 : above + below;
  }
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
    bindingWords(),
    ...behaviorWords(),
    {
      kind: 'property of /chosen',
      file: 'core/firmware/text/bindings.ts',
      text: read('core/firmware/text/bindings.ts'),
      needed: chosenFacts.flatMap(({ property }) => (property.startsWith('zmk,') ? [property] : [])),
      given: Object.keys(chosenTexts),
      allowed: (name) => chosenFacts.some(({ property }) => property === name),
      overrides: [],
      factOf: () => undefined,
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

function bindingWords(): Words {
  const properties: ReadonlyMap<string, PropertyFact> = new Map<string, PropertyFact>(
    propertyFacts.map((fact) => [propertyName(fact), fact]),
  );
  const texts: readonly (readonly [string, BindingText])[] = Object.values(bindingTexts).flatMap((page) =>
    Object.entries(page),
  );
  const given = texts.flatMap(([compatible, { properties: own = {}, children }]) => [
    [compatible, ''] as const,
    ...Object.entries(own).map(([name, text]) => [`${compatible} ${name}`, text] as const),
    ...Object.entries(children?.properties ?? {}).map(([name, text]) => [`${compatible} child/${name}`, text] as const),
  ]);
  const fromZephyr = new Set<string>(
    given.flatMap(([name, text]) => (typeof text === 'object' && text.zephyr ? [name] : [])),
  );
  const compatibles = bindingFacts.map(({ compatible }) => compatible);
  return {
    kind: 'kind of node or property',
    file: 'core/firmware/text/bindings.ts',
    text: read('core/firmware/text/bindings.ts'),
    needed: [...compatibles, ...[...properties].flatMap(([id, { name }]) => (name in commonProperties ? [] : [id]))],
    given: given.map(([name]) => name),
    allowed: (name) => compatibles.includes(name) || properties.has(name) || fromZephyr.has(name),
    overrides: propertyOverrides,
    factOf: (name) => properties.get(name),
  };
}

/** Names in headers that only the firmware itself uses, with the reason. */
const notForKeymaps: readonly (readonly [names: RegExp, because: string])[] = [
  [/ ZMK_BEHAVIOR_OMIT$|matrix_transform\.h KT_|modifiers\.h \w+_MODS$|_DECODE$/, 'used inside the firmware only'],
  [/kscan_mock\.h /, "for the firmware's own tests"],
  [/ RGB_COLOR_HSB_VAL$|(?<!RGB_EFS)_CMD$/, 'a part of a name that bindings use'],
  [/modifiers\.h [LR][CSAG]$|keys\.h /, 'a modifier function, which has its own table'],
];

function behaviorWords(): readonly Words[] {
  const file = 'core/firmware/text/behaviors.ts';
  const shared = { file, text: read(file), overrides: [], factOf: () => undefined };
  const labels = nodeFacts.flatMap(({ label, path, deprecated }) =>
    !deprecated && /^\/(behaviors\/|zip_)/.test(path) ? [`&${label}`] : [],
  );
  const names = nameFacts.map(({ header, name }) => `${header} ${name}`);
  const constants = Object.entries(constantTexts).flatMap(([header, texts]) =>
    Object.keys(texts).map((name) => `${header} ${name.replace(/\(.*/, '')}`),
  );
  return [
    {
      ...shared,
      kind: 'behavior',
      needed: labels,
      given: [behaviorTexts, processorTexts].flatMap((texts) =>
        Object.values(texts).flatMap((page) => Object.keys(page)),
      ),
      allowed: (label) => labels.includes(label),
    },
    {
      ...shared,
      kind: 'name',
      needed: names.filter((name) => !notForKeymaps.some(([pattern]) => pattern.test(name))),
      given: constants,
      allowed: (name) => names.includes(name),
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
