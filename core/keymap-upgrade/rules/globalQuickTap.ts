import type { Property, Span } from '#core/devicetree';
import type { KeymapFile } from '../keymapFile.ts';
import type { Change, Note, Rule } from '../types.ts';
import { notesInMacros } from './notesInMacros.ts';

const docs = '/docs/keymaps/behaviors/hold-tap#require-prior-idle-ms';
const id = 'global-quick-tap';

/** The flag made `quick-tap-ms` apply after any key. It was replaced by a property with its own time. */
export const globalQuickTap: Rule = {
  id,
  title: 'global-quick-tap',
  since: '2023-10',
  docs,
  find(file) {
    const changes: Change[] = [];
    const notes: Note[] = [];
    for (const property of file.properties) {
      const { name, parent, values } = property;
      if (name.text !== 'global-quick-tap' || values.length > 0) continue;
      const change = replace(file, property);
      if (change) changes.push(change);
      else if (parent && file.propertyOf(parent, 'require-prior-idle-ms')) notes.push(overridingNote(property));
      else notes.push(noteFor(property));
    }
    return { changes, notes: [...notes, ...notesInMacros(file, id, noteFor)] };
  },
};

function replace(file: KeymapFile, property: Property): Change | null {
  const { text } = file;
  const quickTap = quickTapOf(file, property);
  const [value] = quickTap?.values ?? [];
  if (quickTap?.values.length !== 1 || value?.kind !== 'cells') return null;
  const after = `require-prior-idle-ms = ${text.slice(value.from, value.to)};`;
  return {
    rule: id,
    replacements: [{ from: property.from, to: property.to, insert: after }],
    before: text.slice(property.from, property.to),
    after,
    reason:
      'The flag global-quick-tap was replaced by require-prior-idle-ms, which has its own time. With the value of quick-tap-ms, nothing changes.',
    docs,
  };
}

/** The time that the flag uses, if it's the same in every build that has the flag. */
function quickTapOf({ propertyOf, covers }: KeymapFile, { parent, from }: Property): Property | null {
  if (!parent || propertyOf(parent, 'require-prior-idle-ms')) return null;
  const current = propertyOf(parent, 'quick-tap-ms');
  const old = propertyOf(parent, 'quick_tap_ms');
  // If both are set, the later one applies.
  const last = current && (!old || current.from > old.from) ? current : old;
  return last && covers(last.from, from) ? last : null;
}

function noteFor({ from, to }: Span): Note {
  const message =
    'global-quick-tap is deprecated. Replace it with require-prior-idle-ms = <…>; and use the value of quick-tap-ms for this behavior.';
  return { rule: id, from, to, message, docs };
}

function overridingNote({ from, to }: Span): Note {
  const message =
    'global-quick-tap is deprecated, but it still overrides require-prior-idle-ms with the time of quick-tap-ms. Set require-prior-idle-ms to the time you want, then remove the flag.';
  return { rule: id, from, to, message, docs };
}
