import { renamedNodes } from '#core/firmware/old-names';
import type { Change, Rule } from '../types.ts';

export const nodeName: Rule = {
  id: 'node-name',
  title: 'Renamed nodes',
  since: '2023-12',
  docs: '/docs/config/behaviors',
  find({ nodes }) {
    const changes: Change[] = [];
    for (const { name, parent } of nodes) {
      // All rows are two levels deep. Building the path of every node would take quadratic time.
      if (parent?.parent?.name.text !== '/' || parent.parent.parent) continue;
      const renamed = renamedNodes.get(`/${parent.name.text}/${name.text}`);
      if (!renamed) continue;
      changes.push({
        rule: 'node-name',
        replacements: [{ from: name.from, to: name.to, insert: renamed }],
        before: name.text,
        after: renamed,
        reason: `The node of this predefined behavior is now called ${renamed}. Under the old name, it would be a new node without any effect.`,
        docs: '/docs/config/behaviors',
      });
    }
    return { changes, notes: [] };
  },
};
