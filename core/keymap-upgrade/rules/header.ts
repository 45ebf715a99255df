import { renamedHeaders } from '#core/firmware/old-names';
import { rewrite } from '../edit.ts';
import type { Rule } from '../types.ts';

export const header: Rule = {
  id: 'header-name',
  docs: '/docs/keymaps#includes',
  *find({ text, document }) {
    for (const { path } of document.directives) {
      const renamed = renamedHeaders.get(path?.text.slice(1, -1) ?? '');
      if (!path || !renamed) continue;
      const span = { from: path.from + 1, to: path.to - 1 };
      yield { ...rewrite(text, span, renamed.path, renamed.reason), docs: renamed.docs };
    }
  },
};
