import { compatibleOf } from '../behaviors.ts';
import { report } from '../report.ts';
import type { Rule } from '../types.ts';

/** To the firmware, every node in the keymap is a layer, even `combos`, so the layers after it have other numbers. */
export const misplacedNode: Rule = {
  id: 'misplaced-node',
  title: 'Nodes inside the keymap',
  docs: '/docs/keymaps',
  scope: 'file',
  *find({ nodes }) {
    for (const node of nodes) {
      const name = node.sources[0]?.name;
      if (!name || !node.parent || compatibleOf(node.parent) !== 'zmk,keymap' || !compatibleOf(node)) continue;
      yield report(
        'warning',
        name,
        `${node.name} is inside the keymap, where every node is a layer. Move it out, next to the keymap.`,
      );
    }
  },
};
