import type { Property } from '#core/devicetree';
import { removal } from '../edit.ts';
import type { KeymapFile } from '../keymapFile.ts';
import type { Change, Note, Rule } from '../types.ts';

const docs = '/docs/keymaps/behaviors/hold-tap#require-prior-idle-ms';
const id = 'global-quick-tap';

/** The flag made `quick-tap-ms` count after any key; now there is a property with a time of its own. */
export const globalQuickTap: Rule = {
  id,
  title: 'global-quick-tap',
  since: '2023-10',
  docs,
  find(file) {
    const changes: Change[] = [];
    const notes: Note[] = [];
    for (const property of file.properties) {
      if (property.name.text !== 'global-quick-tap' || property.values.length > 0) continue;
      const change = replace(file, property);
      if (change) changes.push(change);
      else notes.push(noteFor(property));
    }
    return { changes, notes };
  },
};

function replace({ text, propertyOf }: KeymapFile, property: Property): Change | null {
  const { parent } = property;
  if (!parent) return null;
  const shared = {
    rule: id,
    before: text.slice(property.from, property.to),
    docs,
  } as const;
  if (propertyOf(parent, 'require-prior-idle-ms')) {
    const reason = 'require-prior-idle-ms is set as well and takes the place of global-quick-tap.';
    return { ...shared, replacements: [removal(text, property)], after: '', reason };
  }
  const quickTap = propertyOf(parent, 'quick-tap-ms') ?? propertyOf(parent, 'quick_tap_ms');
  const [value] = quickTap?.values ?? [];
  if (quickTap?.values.length !== 1 || value?.kind !== 'cells') return null;
  const after = `require-prior-idle-ms = ${text.slice(value.from, value.to)};`;
  const reason =
    'The flag global-quick-tap became a time of its own, require-prior-idle-ms. It used the value of quick-tap-ms, so the keys feel as before.';
  return { ...shared, replacements: [{ from: property.from, to: property.to, insert: after }], after, reason };
}

function noteFor({ from, to }: Property): Note {
  const message =
    'global-quick-tap is deprecated. Replace it with require-prior-idle-ms = <…>; with the value that quick-tap-ms has for this behavior.';
  return { rule: id, from, to, message, docs };
}
