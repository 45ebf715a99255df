import { compatibleOf } from '../behaviors.ts';
import type { Rule } from '../types.ts';

export const unusedBehavior: Rule = {
  id: 'unused-behavior',
  title: 'Unused behaviors',
  docs: '/docs/keymaps/behaviors',
  scope: 'file',
  *find({ nodes, text, isPartial, layers }) {
    if (isPartial || layers.length === 0) return;
    for (const node of nodes) {
      const [label] = node.labels;
      const name = node.sources[0]?.name;
      if (!label || !name || !compatibleOf(node)?.startsWith('zmk,behavior-')) continue;
      // Searches the text, because a macro may use the label too. With ## a macro can even assemble it.
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
