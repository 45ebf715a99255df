import { renamedNodes } from '#core/firmware/old-names';
import { rewrite } from '../edit.ts';
import type { Rule } from '../types.ts';

export const nodeName: Rule = {
  id: 'node-name',
  docs: '/docs/config/behaviors',
  *find({ text, nodes }) {
    for (const { name, parent } of nodes) {
      // All rows are two levels deep. Building the path of every node would take quadratic time.
      if (parent?.parent?.name.text !== '/' || parent.parent.parent) continue;
      const renamed = renamedNodes.get(`/${parent.name.text}/${name.text}`);
      if (!renamed) continue;
      const reason = `The node of this predefined behavior is now called ${renamed}. Under the old name, it would be a new node without any effect.`;
      yield rewrite(text, name, renamed, reason);
    }
  },
};
