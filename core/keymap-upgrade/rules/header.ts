import { renamedHeaders } from '#core/firmware/old-names';
import type { Change, Rule } from '../types.ts';

export const header: Rule = {
  id: 'header',
  title: 'Renamed headers',
  docs: '/docs/keymaps#includes',
  find({ document }) {
    const changes: Change[] = [];
    for (const { path } of document.directives) {
      const old = path?.text.slice(1, -1) ?? '';
      const renamed = renamedHeaders.get(old);
      if (!path || !renamed) continue;
      changes.push({
        rule: 'header',
        replacements: [{ from: path.from + 1, to: path.to - 1, insert: renamed.path }],
        before: old,
        after: renamed.path,
        reason: renamed.reason,
        docs: renamed.docs,
      });
    }
    return { changes, notes: [] };
  },
};
