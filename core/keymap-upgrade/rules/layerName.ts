import type { Change, Note, Rule } from '../types.ts';
import { isLayer } from './nodeKinds.ts';

const docs = '/docs/config/keymap#keymap';
const id = 'layer-name';

export const layerName: Rule = {
  id,
  title: 'Layer names',
  since: '2023-12',
  docs,
  find(file) {
    const { properties, text } = file;
    const changes: Change[] = [];
    const notes: Note[] = [];
    for (const { name, parent, from, to } of properties) {
      if (name.text !== 'label' || !parent || !isLayer(file, parent)) continue;
      const newer = file.propertyOf(parent, 'display-name');
      // If both are in the same build, rules/label.ts removes the label.
      if (newer && file.covers(newer.from, from)) continue;
      if (newer) {
        const message =
          'The name of a layer is now set with display-name, which is already set under another #if. Rename or remove this label, depending on what each build needs.';
        notes.push({ rule: id, from, to, message, docs });
        continue;
      }
      changes.push({
        rule: id,
        replacements: [{ from: name.from, to: name.to, insert: 'display-name' }],
        before: text.slice(name.from, to),
        after: `display-name${text.slice(name.to, to)}`,
        reason: `The name of a layer, shown on displays and in ZMK Studio, is now set with display-name.`,
        docs,
      });
    }
    return { changes, notes };
  },
};
