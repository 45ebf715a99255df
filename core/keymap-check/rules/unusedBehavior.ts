import { compatibleOf } from '../keymap.ts';
import type { Rule } from '../types.ts';

/** A behavior, macro or tap-dance that nothing uses. */
export const unusedBehavior: Rule = {
  id: 'unused-behavior',
  title: 'Behaviors without a use',
  docs: '/docs/keymaps/behaviors',
  scope: 'file',
  *find({ nodes, text, isPartial, layers }) {
    if (isPartial || layers.length === 0) return;
    for (const node of nodes) {
      const [label] = node.labels;
      const name = node.sources[0]?.name;
      if (!label || !name || !compatibleOf(node)?.startsWith('zmk,behavior-')) continue;
      // Its name anywhere else, also as part of what a macro puts together.
      const uses = text.match(new RegExp(`\\b${label}\\b`, 'g'))?.length ?? 0;
      if (uses > 1 + Number(node.name === label) || /[{(,]\s*#|##/.test(text)) continue;
      yield {
        severity: 'note',
        from: name.from,
        to: name.to,
        message: `Nothing uses &${label}. Bind it to a key, or remove it.`,
      };
    }
  },
};
