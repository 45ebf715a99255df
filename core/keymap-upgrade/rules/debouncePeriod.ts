import type { Property } from '#core/devicetree';
import { indentationAt, note, rewrite } from '../edit.ts';
import type { KeymapFile } from '../keymapFile.ts';
import type { FoundChange, Rule } from '../types.ts';
import { compatiblesOf } from './nodeKinds.ts';
import { notesInMacros } from './notesInMacros.ts';

/** Other drivers, such as the demultiplexer, still use the old property. */
const renamingDrivers: ReadonlySet<string> = new Set(['zmk,kscan-gpio-direct', 'zmk,kscan-gpio-matrix']);

const advice =
  'With a matrix or direct GPIO driver, debounce-period is deprecated. Set debounce-press-ms and debounce-release-ms instead.';
const overrides =
  'debounce-period is deprecated, but it still overrides debounce-press-ms and debounce-release-ms. Set these to the times you want, then remove it.';

export const debouncePeriod: Rule = {
  id: 'debounce-period',
  docs: '/docs/features/debouncing',
  *find(file) {
    for (const property of file.properties) {
      if (property.name.text !== 'debounce-period') continue;
      const compatibles = compatiblesOf(file, property.parent);
      if (compatibles.some((compatible) => renamingDrivers.has(compatible)))
        yield split(file, property) ?? note(property, overrides);
      else if (compatibles.length === 0) yield note(property, advice);
    }
    yield* notesInMacros(file, 'debounce-period', advice);
  },
};

function split({ text, newline, propertyOf }: KeymapFile, property: Property): FoundChange | null {
  const { values, parent, from } = property;
  const [value] = values;
  const hasSuccessor = ['debounce-press-ms', 'debounce-release-ms'].some((name) => parent && propertyOf(parent, name));
  if (hasSuccessor || values.length !== 1 || value?.kind !== 'cells') return null;
  const time = text.slice(value.from, value.to);
  const after = `debounce-press-ms = ${time};${newline}${indentationAt(text, from)}debounce-release-ms = ${time};`;
  const reason = 'debounce-period was split into debounce-press-ms and debounce-release-ms. The old property set both.';
  return rewrite(text, property, after, reason);
}
