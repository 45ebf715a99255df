import { compatibleOf } from '../behaviors.ts';
import { report } from '../report.ts';
import type { Rule } from '../types.ts';

export const unusedBehavior: Rule = {
  id: 'unused-behavior',
  title: 'Unused behaviors',
  docs: '/docs/keymaps/behaviors',
  scope: 'file',
  *find({ nodes, text, isPartial, layers }) {
    // With ##, a macro can assemble a label.
    if (isPartial || layers.length === 0 || /[{(,]\s*#|##/.test(text)) return;
    const owners = nodes.filter((node) => node.labels[0] && compatibleOf(node)?.startsWith('zmk,behavior-'));
    // Counts words in the text, because a macro may use the label too.
    const uses = new Map<string, number>();
    for (const [word] of owners.length > 0 ? text.matchAll(/\w+/g) : []) uses.set(word, (uses.get(word) ?? 0) + 1);
    for (const node of owners) {
      const [label] = node.labels;
      const name = node.sources[0]?.name;
      if (!label || !name || (uses.get(label) ?? 0) > 1 + Number(node.name === label)) continue;
      yield report('note', name, `Nothing uses &${label}. Bind it to a key, or remove it.`);
    }
  },
};
