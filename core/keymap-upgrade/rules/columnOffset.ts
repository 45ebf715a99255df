import type { Property, Span } from '#core/devicetree';
import { removal } from '../edit.ts';
import type { KeymapFile } from '../keymapFile.ts';
import type { Change, Note, Rule } from '../types.ts';
import { compatiblesOf, isFromElsewhere, parentOf } from './nodeKinds.ts';
import { notesInMacros } from './notesInMacros.ts';

const docs = '/docs/config/kscan#composite-driver';
const id = 'column-offset';

export const columnOffset: Rule = {
  id,
  title: 'Column offset of composite scanners',
  since: '2024-11',
  docs,
  find(file) {
    const changes: Change[] = [];
    const notes: Note[] = [];
    for (const property of file.properties) {
      if (property.name.text !== 'column-offset' || !property.parent) continue;
      const scanner = parentOf(file, property.parent);
      if (compatiblesOf(file, scanner).includes('zmk,kscan-composite')) changes.push(replace(file, property));
      else if (isFromElsewhere(file, property.parent) || isFromElsewhere(file, scanner)) notes.push(noteFor(property));
    }
    return { changes, notes: [...notes, ...notesInMacros(file, 'column-offset', noteFor)] };
  },
};

function replace({ text, propertyOf }: KeymapFile, { name, parent, from, to }: Property): Change {
  if (parent && propertyOf(parent, 'col-offset')) {
    const reason = 'column-offset no longer has any effect, and its replacement col-offset is already set.';
    const before = text.slice(from, to);
    return { rule: id, replacements: [removal(text, { from, to })], before, after: '', reason, docs };
  }
  return {
    rule: id,
    replacements: [{ from: name.from, to: name.to, insert: 'col-offset' }],
    before: name.text,
    after: 'col-offset',
    reason: 'column-offset is now called col-offset. The old name no longer has any effect.',
    docs,
  };
}

function noteFor({ from, to }: Span): Note {
  const message =
    'In a composite scanner, column-offset is now called col-offset. The old name no longer has any effect.';
  return { rule: id, from, to, message, docs };
}
