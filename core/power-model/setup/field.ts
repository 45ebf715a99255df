/** What a form field accepts. The same rules read the form and the address of a shared link. */
type Common = Readonly<{ label: string; hint: string }>;
type Bounds = Readonly<{ unit: string; min: number; max: number; step: number }>;
export type NumberField = Common & Bounds & Readonly<{ kind: 'number'; initial: number }>;
/** May be left empty. */
export type OptionalField = Common & Bounds & Readonly<{ kind: 'optional'; initial: null }>;
export type FlagField = Common & Readonly<{ kind: 'flag'; initial: boolean }>;
export type ChoiceField<Value extends string = string> = Common &
  Readonly<{ kind: 'choice'; initial: Value; options: readonly Readonly<{ value: Value; label: string }>[] }>;
export type Field = NumberField | OptionalField | FlagField | ChoiceField;

export type ValueOf<F extends Field> = F extends NumberField
  ? number
  : F extends OptionalField
    ? number | null
    : F extends FlagField
      ? boolean
      : F extends ChoiceField<infer Value>
        ? Value
        : never;
export type Values<Fields extends Readonly<Record<string, Field>>> = Readonly<{
  [Key in keyof Fields]: ValueOf<Fields[Key]>;
}>;
export type FieldValue = number | string | boolean | null;

export type Reading = Readonly<{ ok: true; value: FieldValue }> | Readonly<{ ok: false; reason: string }>;

/** Digits behind the point that are read, and so written. */
const mostPlaces = 9;

const withUnit = (value: number, unit: string): string => (unit === '' ? `${value}` : `${value} ${unit}`);

function readNumber(field: NumberField | OptionalField, text: string): Reading {
  const typed = text.trim();
  const trimmed = typed.replace(',', '.');
  if (trimmed === '' && field.kind === 'optional') return { ok: true, value: null };
  if (/^[1-9]\d{0,2},\d{3}$/.test(typed))
    return { ok: false, reason: `Enter ${typed.replace(',', '')} or ${trimmed}: a comma can mean either.` };
  if (!/^[+-]?(\d{1,9}(\.\d{0,9})?|\.\d{1,9})$/.test(trimmed)) return { ok: false, reason: 'Enter a number.' };
  const value = Number(trimmed);
  const isCount = field.step === 1 && field.unit === '';
  if (isCount && !Number.isInteger(value)) return { ok: false, reason: 'Enter a whole number.' };
  if (value < field.min) return { ok: false, reason: `Enter ${withUnit(field.min, field.unit)} or more.` };
  if (value > field.max) return { ok: false, reason: `Enter ${withUnit(field.max, field.unit)} or less.` };
  return { ok: true, value };
}

/** Reads what was typed, chosen or found in an address. */
export function readField(field: Field, text: string): Reading {
  switch (field.kind) {
    case 'number':
    case 'optional':
      return readNumber(field, text);
    case 'flag':
      if (text === 'yes' || text === 'no') return { ok: true, value: text === 'yes' };
      return { ok: false, reason: 'Choose yes or no.' };
    case 'choice':
      if (field.options.some(({ value }) => value === text)) return { ok: true, value: text };
      return { ok: false, reason: 'Choose one from the list.' };
  }
}

/** The text that `readField` turns back into the value. */
export function writeField(value: FieldValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null) return '';
  const written = String(value);
  // A tiny number would be written with an exponent.
  return typeof value === 'number' && written.includes('e') ? value.toFixed(mostPlaces).replace(/0+$/, '') : written;
}
