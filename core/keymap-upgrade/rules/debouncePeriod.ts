import type { Property, Span } from '#core/devicetree';
import { indentationAt } from '../edit.ts';
import type { KeymapFile } from '../keymapFile.ts';
import type { Change, Note, Rule } from '../types.ts';
import { compatiblesOf } from './nodeKinds.ts';
import { notesInMacros } from './notesInMacros.ts';

const docs = '/docs/features/debouncing';
const id = 'debounce-period';
/** Other drivers, such as the demultiplexer, still use the old property. */
const renamingDrivers: ReadonlySet<string> = new Set(['zmk,kscan-gpio-direct', 'zmk,kscan-gpio-matrix']);

export const debouncePeriod: Rule = {
  id,
  title: 'Debounce period',
  since: '2021-10',
  docs,
  find(file) {
    const changes: Change[] = [];
    const notes: Note[] = [];
    for (const property of file.properties) {
      if (property.name.text !== 'debounce-period') continue;
      const compatibles = compatiblesOf(file, property.parent);
      if (compatibles.some((compatible) => renamingDrivers.has(compatible))) {
        const change = split(file, property);
        if (change) changes.push(change);
        else notes.push(overridingNote(property));
      } else if (compatibles.length === 0) notes.push(noteFor(property));
    }
    return { changes, notes: [...notes, ...notesInMacros(file, id, noteFor)] };
  },
};

function split({ text, newline, propertyOf }: KeymapFile, { values, parent, from, to }: Property): Change | null {
  const [value] = values;
  const hasSuccessor = ['debounce-press-ms', 'debounce-release-ms'].some((name) => parent && propertyOf(parent, name));
  if (hasSuccessor || values.length !== 1 || value?.kind !== 'cells') return null;
  const time = text.slice(value.from, value.to);
  const after = `debounce-press-ms = ${time};${newline}${indentationAt(text, from)}debounce-release-ms = ${time};`;
  return {
    rule: id,
    replacements: [{ from, to, insert: after }],
    before: text.slice(from, to),
    after,
    reason: 'debounce-period was split into debounce-press-ms and debounce-release-ms. The old property set both.',
    docs,
  };
}

function noteFor({ from, to }: Span): Note {
  const message =
    'With a matrix or direct GPIO driver, debounce-period is deprecated. Set debounce-press-ms and debounce-release-ms instead.';
  return { rule: id, from, to, message, docs };
}

function overridingNote({ from, to }: Span): Note {
  const message =
    'debounce-period is deprecated, but it still overrides debounce-press-ms and debounce-release-ms. Set these to the times you want, then remove it.';
  return { rule: id, from, to, message, docs };
}
