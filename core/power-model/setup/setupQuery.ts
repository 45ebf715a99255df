import { readField, writeField, type FieldValue } from './field.ts';
import { defaultSetup, fieldsOf, type Section, type Setup } from './fields.ts';

/** A setup as names and texts for an address. Only what differs from the defaults is written, so links stay short. */
export type Pairs = readonly (readonly [name: string, text: string])[];

/** Says which field of an address was not usable, what stood there, and what would be. */
export type Note = Readonly<{ label: string; text: string; reason: string }>;

const longestShown = 40;
/** As much as is repeated of a text that somebody put into an address. */
export const excerpt = (text: string): string =>
  text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;

const sections: readonly Readonly<{ section: Section; prefix: string; whose: string }>[] = [
  { section: 'keyboard', prefix: '', whose: '' },
  { section: 'left', prefix: '', whose: '' },
  { section: 'right', prefix: 'right-', whose: ' of the right half' },
];

/** A setup with one value replaced. */
export function withValue(setup: Setup, section: Section, key: string, value: FieldValue): Setup {
  return { ...setup, [section]: { ...setup[section], [key]: value } };
}

const valueAt = (setup: Setup, section: Section, key: string): FieldValue =>
  (setup[section] as Readonly<Record<string, FieldValue>>)[key] ?? null;

export function writeSetup(setup: Setup, prefix = ''): Pairs {
  return sections.flatMap(({ section, prefix: inner }) =>
    Object.entries(fieldsOf(section)).flatMap(([key, { initial }]) => {
      const value = valueAt(setup, section, key);
      return value === initial ? [] : [[`${prefix}${inner}${key}`, writeField(value)] as const];
    }),
  );
}

/** Reads a setup field by field: what is missing or unusable keeps its default. Unknown names are left alone. */
export function readSetup(
  get: (name: string) => string | null,
  prefix = '',
): Readonly<{ setup: Setup; notes: readonly Note[] }> {
  let setup = defaultSetup;
  const notes: Note[] = [];
  for (const { section, prefix: inner, whose } of sections) {
    for (const [key, field] of Object.entries(fieldsOf(section))) {
      const text = get(`${prefix}${inner}${key}`);
      if (text === null) continue;
      const reading = readField(field, text);
      if (reading.ok) setup = withValue(setup, section, key, reading.value);
      else notes.push({ label: field.label + whose, text: excerpt(text), reason: reading.reason });
    }
  }
  return { setup, notes };
}
