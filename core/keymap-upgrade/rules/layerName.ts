import { note } from '../edit.ts';
import type { Rule } from '../types.ts';
import { isLayer } from './nodeKinds.ts';

const setElsewhere =
  'The name of a layer is now set with display-name, which is already set under another #if. Rename or remove this label, depending on what each build needs.';

export const layerName: Rule = {
  id: 'layer-name',
  docs: '/docs/config/keymap#keymap',
  *find(file) {
    const { properties, text } = file;
    for (const property of properties) {
      const { name, parent, from, to } = property;
      if (name.text !== 'label' || !parent || !isLayer(file, parent)) continue;
      const newer = file.propertyOf(parent, 'display-name');
      // If both are in the same build, rules/label.ts removes the label.
      if (newer && file.covers(newer.from, from)) continue;
      if (newer) yield note(property, setElsewhere);
      else
        yield {
          replacements: [{ from: name.from, to: name.to, insert: 'display-name' }],
          before: text.slice(name.from, to),
          after: `display-name${text.slice(name.to, to)}`,
          reason: 'The name of a layer, shown on displays and in ZMK Studio, is now set with display-name.',
        };
    }
  },
};
