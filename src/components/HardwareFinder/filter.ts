import { textFilter } from '#core/finder';
import type { Select } from '@site/src/components/Finder/FilterSelects';
import { fieldsFor, type Query } from '@site/src/components/Finder/query';
import type { HardwareRow } from './readHardwareRow';

const chips = [
  'nRF52840',
  'nRF52833',
  'nRF5340',
  'RP2040',
  'STM32F072',
  'STM32F303',
  'STM32F401',
  'STM32F411',
  'SAMD21',
];

export const selects: readonly Select[] = [
  {
    name: 'kind',
    label: 'Kind',
    anyLabel: 'Any kind',
    options: [
      ['onboard', 'Keyboards with a built-in controller'],
      ['shield', 'Keyboards that need a controller'],
      ['controller', 'Controllers'],
      ['addon', 'Displays, adapters, testers'],
    ],
  },
  {
    name: 'interconnect',
    label: 'Interconnect',
    anyLabel: 'Any interconnect',
    options: [
      ['pro_micro', 'Pro Micro'],
      ['seeed_xiao', 'Seeed XIAO'],
      ['blackpill', 'BlackPill'],
      ['arduino_uno', 'Arduino Uno'],
      ['makerdiary_nrf52840_m2', 'MakerDiary M.2'],
      ['i2c_oled', 'OLED header'],
      ['nice_view_header', 'nice!view header'],
    ],
  },
  { name: 'chip', label: 'Chip', anyLabel: 'Any chip', options: chips.map((chip) => [chip, chip]) },
  {
    name: 'output',
    label: 'Output',
    anyLabel: 'Any output',
    options: [
      ['ble', 'Bluetooth'],
      ['usb', 'USB'],
    ],
  },
];

export const features = [
  ['split', 'Split'],
  ['display', 'Display'],
  ['encoder', 'Encoder'],
  ['underglow', 'Underglow'],
  ['backlight', 'Backlight'],
  ['studio', 'ZMK Studio'],
] as const;

/** The URL parameters: `?text=corne&kind=shield&has=split,display`. */
export const fields = fieldsFor('text', selects, { has: { values: features.map(([id]) => id), isMultiple: true } });

/** The features that a row needs to match. */
export const requiredFeatures = ({ has }: Query): readonly string[] => (has ?? '').split(',').filter(Boolean);

/** All names, also as one word, because readers write both "nicenano" and "nice nano". */
function namesOf({ name, also, buildNames }: HardwareRow): string {
  const names = [name, also, ...buildNames].join(' ');
  return `${names} ${names.replaceAll(/[^\p{L}\p{N}]/gu, '')}`;
}

/** The words to search for. "36 keys", "36-key", and "60 percent" are one word each. */
function wordsOf({ text = '' }: Query): readonly string[] {
  const joined = text
    .toLowerCase()
    .replace(/\b(\d+)[ -]?keys?\b/g, '$1_keys')
    .replace(/(?<=\d) ?(?:%|percent)/g, '%');
  const words = joined.split(/\s+/).filter(Boolean);
  const rest = words.filter((word) => !/^(?:keyboards?|and|with|an?|the|for|&)$/.test(word));
  return rest.length > 0 ? rest : words;
}

/** Adds the names with which the text of a query is compared. */
export const searchable = <Row extends HardwareRow>(row: Row) => ({ ...row, names: namesOf(row) });

type SearchableRow = ReturnType<typeof searchable<HardwareRow>>;

/** The words of the query that don't describe this row, so they have to be in its name. */
const wordsForName = (row: SearchableRow, words: readonly string[]) =>
  words.filter((word) => !row.words.has(word)).join(' ');

/** Returns a function that tells whether the text contains a row's name, and not just words that describe it, such as "split". */
export function nameFilter(query: Query): (row: SearchableRow) => boolean {
  const words = wordsOf(query);
  return (row) => {
    const inName = wordsForName(row, words);
    return inName !== '' && textFilter(inName)(row.names);
  };
}

/** Returns a function that tells whether a row matches the query. */
export function rowFilter(query: Query): (row: SearchableRow) => boolean {
  const words = wordsOf(query);
  const needed = [...selects.map(({ name }) => query[name]), ...requiredFeatures(query)];
  return (row) =>
    textFilter(wordsForName(row, words))(`${row.chip} ${row.names}`) &&
    needed.every((value) => !value || row.words.has(value));
}

/** The name without its version: "nice!nano" for "nice!nano v2". */
const unversioned = (name: string) => /^(.+) (?:v|rev\.? ?)\d+$/i.exec(name)?.[1];

/**
 * Which of the found names to offer: the shortest that starts with the typed text, or else the first. If there are several
 * versions of it, the newest, which most people have. That's the last one, because the list is alphabetical.
 */
export function bestName(names: readonly string[], typed = ''): string | undefined {
  const text = typed.trim().toLowerCase();
  const starting = names.filter((name) => name.toLowerCase().startsWith(text));
  const best = [...starting].sort((a, b) => a.length - b.length)[0] ?? names[0];
  const family = best && best.toLowerCase() !== text && unversioned(best);
  return family ? names.findLast((name) => unversioned(name) === family) : best;
}

/** The query, followed by queries with fewer and fewer words of its text: "corne v4" may be a version of the Corne. */
export function shorterQueries(query: Query): readonly Query[] {
  const words = (query.text ?? '').trim().split(/\s+/);
  const shorter = words.slice(1).map((_word, index) => words.slice(0, -1 - index).join(' '));
  return [query, ...shorter.filter(({ length }) => length > 2).map((text) => ({ ...query, text }))];
}
