import { TokenKind } from '#core/devicetree';
import { renamedBehaviors } from '../data/behaviors.ts';
import type { Change, Rule } from '../types.ts';

/** References are unmistakable, so they are renamed wherever they stand, in values, overrides, macro calls and macro bodies. */
export const behavior: Rule = {
  id: 'behavior',
  title: 'Renamed behaviors',
  docs: '/docs/keymaps/behaviors',
  find({ document: { tokens }, text, labels }) {
    const changes: Change[] = [];
    for (let index = 0; index < tokens.kinds.length; index++) {
      if (tokens.kinds[index] !== TokenKind.reference) continue;
      const from = (tokens.froms[index] ?? 0) + 1;
      const to = tokens.tos[index] ?? 0;
      const old = text.slice(from, to);
      const renamed = renamedBehaviors.get(old);
      // A label of the file's own is what the reference means; with ## the name is only part of one.
      if (!renamed || labels.has(old) || text.slice(tokens.froms[index + 1], tokens.tos[index + 1]) === '##') continue;
      changes.push({
        rule: 'behavior',
        replacements: [{ from, to, insert: renamed.label }],
        before: `&${old}`,
        after: `&${renamed.label}`,
        reason: renamed.reason,
        docs: renamed.docs,
      });
    }
    return { changes, notes: [] };
  },
};
