/** The types of form fields, and reading and writing their values. Used for the form and for shared links. */
type Common = Readonly<{ label: string; hint: string }>;
type Bounds = Readonly<{ unit: string; min: number; max: number; step: number }>;
export type NumberField = Common & Bounds & Readonly<{ kind: 'number'; initial: number }>;
/** A number field that may be left empty. */
export type OptionalField = Common & Bounds & Readonly<{ kind: 'optional'; initial: null }>;
export type FlagField = Common & Readonly<{ kind: 'flag'; initial: boolean }>;
export type ChoiceField<Value extends string = string> = Common &
  Readonly<{ kind: 'choice'; initial: Value; options: readonly Readonly<{ value: Value; label: string }>[] }>;
export type Field = NumberField | OptionalField | FlagField | ChoiceField;

type ValueOf<F extends Field> = F extends NumberField
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

/** The number pattern in `readNumber` allows this many decimals too. */
const maxDecimals = 9;

function readNumber(field: NumberField | OptionalField, text: string): Reading {
  const trimmed = text.trim();
  const withPoint = trimmed.replace(',', '.');
  if (trimmed === '' && field.kind === 'optional') return { ok: true, value: null };
  if (/^[1-9]\d{0,2},\d{3}$/.test(trimmed))
    return { ok: false, reason: `Enter ${trimmed.replace(',', '')} or ${withPoint}: a comma can mean either.` };
  if (!/^[+-]?(\d{1,9}(\.\d{0,9})?|\.\d{1,9})$/.test(withPoint)) return { ok: false, reason: 'Enter a number.' };
  const value = Number(withPoint);
  const isCount = field.step === 1 && field.unit === '';
  if (isCount && !Number.isInteger(value)) return { ok: false, reason: 'Enter a whole number.' };
  if (value < field.min || value > field.max)
    return { ok: false, reason: `Enter ${field.min} to ${field.max}${field.unit && ` ${field.unit}`}.` };
  return { ok: true, value };
}

/** Validates text from the form or from a URL. */
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

/** The inverse of `readField`. */
export function writeField(value: FieldValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null) return '';
  const written = String(value);
  // String() uses exponents for tiny numbers, which readField rejects.
  return typeof value === 'number' && written.includes('e') ? value.toFixed(maxDecimals).replace(/0+$/, '') : written;
}
