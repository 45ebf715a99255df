import { readField, writeField, type FieldValue } from './field.ts';
import { defaultSetup, fieldsOf, type Section, type Setup } from './fields.ts';

/** A setup as query parameters. Values that equal the default are left out to keep links short. */
export type Pairs = readonly (readonly [name: string, text: string])[];

/** An invalid value in the query string: the field's label, the text, and why it was rejected. */
export type Note = Readonly<{ label: string; text: string; reason: string }>;

const maxExcerptLength = 40;
/** Shortens text from a URL before it's shown. */
export const excerpt = (text: string): string =>
  text.length > maxExcerptLength ? `${text.slice(0, maxExcerptLength)}…` : text;

const sections: readonly Readonly<{ section: Section; prefix: string; labelSuffix: string }>[] = [
  { section: 'keyboard', prefix: '', labelSuffix: '' },
  { section: 'left', prefix: '', labelSuffix: '' },
  { section: 'right', prefix: 'right-', labelSuffix: ' of the right half' },
];

export function withValue(setup: Setup, section: Section, key: string, value: FieldValue): Setup {
  return { ...setup, [section]: { ...setup[section], [key]: value } };
}

const valueAt = (setup: Setup, section: Section, key: string): FieldValue =>
  (setup[section] as Readonly<Record<string, FieldValue>>)[key] ?? null;

export function writeSetup(setup: Setup, prefix = ''): Pairs {
  return sections.flatMap(({ section, prefix: sectionPrefix }) =>
    Object.entries(fieldsOf(section)).flatMap(([key, { initial }]) => {
      const value = valueAt(setup, section, key);
      return value === initial ? [] : [[`${prefix}${sectionPrefix}${key}`, writeField(value)] as const];
    }),
  );
}

/** Missing and invalid values become the default. Parameters that aren't fields are ignored. */
export function readSetup(
  get: (name: string) => string | null,
  prefix = '',
): Readonly<{ setup: Setup; notes: readonly Note[] }> {
  let setup = defaultSetup;
  const notes: Note[] = [];
  for (const { section, prefix: sectionPrefix, labelSuffix } of sections) {
    for (const [key, field] of Object.entries(fieldsOf(section))) {
      const text = get(`${prefix}${sectionPrefix}${key}`);
      if (text === null) continue;
      const reading = readField(field, text);
      if (reading.ok) setup = withValue(setup, section, key, reading.value);
      else notes.push({ label: field.label + labelSuffix, text: excerpt(text), reason: reading.reason });
    }
  }
  return { setup, notes };
}
