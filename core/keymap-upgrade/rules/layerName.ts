import type { Change, Rule } from '../types.ts';
import { isKeymap } from './nodeKinds.ts';

const docs = '/docs/config/keymap#keymap';

export const layerName: Rule = {
  id: 'layer-name',
  title: 'Layer names',
  since: '2023-12',
  docs,
  find(file) {
    const { properties, text } = file;
    const changes: Change[] = [];
    for (const { name, parent, to } of properties) {
      if (name.text !== 'label' || !parent || !isKeymap(file, parent.parent) || file.propertyOf(parent, 'display-name'))
        continue;
      changes.push({
        rule: 'layer-name',
        replacements: [{ from: name.from, to: name.to, insert: 'display-name' }],
        before: text.slice(name.from, to),
        after: `display-name${text.slice(name.to, to)}`,
        reason: `The name of a layer, shown on displays and in ZMK Studio, is now set with display-name.`,
        docs,
      });
    }
    return { changes, notes: [] };
  },
};
