/** Which values a property of each type accepts. */
import type { CompiledProperty } from '#core/devicetree';
import type { BindingProperty } from '#core/firmware';

/** How a value is written, which decides what types it's accepted for. */
export type ValueForm =
  | 'empty'
  | 'number'
  | 'numbers'
  | 'bytes'
  | 'string'
  | 'strings'
  | 'path'
  | 'reference'
  | 'references'
  | 'mixed'
  | 'compound'
  | 'unknown';

export function formOf({ parts }: CompiledProperty): ValueForm {
  if (parts.some(isUnknown)) return 'unknown';
  const [first, second] = parts;
  if (!first) return 'empty';
  if (parts.every(({ kind }) => kind === 'string')) return second ? 'strings' : 'string';
  if (first.kind === 'path' && !second) return 'path';
  if (first.kind === 'bytes' && !second) return 'bytes';
  if (first.kind === 'cells' && first.bits === 8 && !second) return 'bytes';
  let numbers = 0;
  let references = 0;
  for (const part of parts) {
    if (part.kind !== 'cells' || part.bits !== 32) return 'compound';
    for (const { kind } of part.cells)
      if (kind === 'number') numbers++;
      else references++;
  }
  if (references === 0) return numbers === 1 && !second ? 'number' : 'numbers';
  if (numbers > 0) return 'mixed';
  return references === 1 && !second ? 'reference' : 'references';
}

const isUnknown = (part: CompiledProperty['parts'][number]): boolean =>
  part.kind === 'unknown' || (part.kind === 'cells' && part.cells.some(({ kind }) => kind === 'unknown'));

const accepted: Readonly<Record<BindingProperty['type'] | 'path', readonly ValueForm[]>> = {
  boolean: ['empty'],
  int: ['number'],
  array: ['number', 'numbers'],
  'uint8-array': ['bytes'],
  string: ['string'],
  'string-array': ['string', 'strings'],
  phandle: ['reference'],
  phandles: ['reference', 'references'],
  'phandle-array': ['reference', 'references', 'mixed'],
  path: ['path', 'string'],
  compound: [],
};

const examples: Readonly<Record<BindingProperty['type'] | 'path', string>> = {
  boolean: 'no value: it is on if it is there',
  int: 'one number in angle brackets, such as <200>',
  array: 'numbers in angle brackets, such as <0 1>',
  'uint8-array': 'bytes, such as [00 FF]',
  string: 'one text in quotes',
  'string-array': 'text in quotes',
  phandle: 'one reference in angle brackets, such as <&label>',
  phandles: 'references in angle brackets, such as <&kp>, <&mo>',
  'phandle-array': 'references with their parameters in angle brackets, such as <&kp A>',
  path: 'a reference, such as &label',
  compound: '',
};

/** What a property should have instead of its value. Null if the value is accepted. */
export function expectedInstead(property: CompiledProperty, type: BindingProperty['type'] | 'path'): string | null {
  const form = formOf(property);
  if (form === 'unknown' || type === 'compound' || accepted[type].includes(form)) return null;
  const isEmptyList =
    form === 'numbers' && property.parts.every((part) => part.kind === 'cells' && part.cells.length === 0);
  if (type === 'phandles' && isEmptyList) return null;
  return examples[type];
}
