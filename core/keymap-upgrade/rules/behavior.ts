import { TokenKind } from '#core/devicetree';
import { renamedBehaviors } from '../data/behaviors.ts';
import type { KeymapFile } from '../keymapFile.ts';
import { macroLabels } from '../macroLabels.ts';
import type { Change, Note, Rule } from '../types.ts';

const docs = '/docs/keymaps/behaviors';

/** References stand in values, overrides, macro calls and macro bodies, so they are found by tokens. */
export const behavior: Rule = {
  id: 'behavior',
  title: 'Renamed behaviors',
  docs,
  find(file) {
    const { text, labels } = file;
    const { tokens } = file.document;
    const elsewhere = referencesElsewhere(file);
    const madeByMacros = macroLabels(file);
    const changes: Change[] = [];
    const notes: Note[] = [];
    for (let index = 0; index < tokens.kinds.length; index++) {
      if (tokens.kinds[index] !== TokenKind.reference) continue;
      const from = (tokens.froms[index] ?? 0) + 1;
      const to = tokens.tos[index] ?? 0;
      const old = text.slice(from, to);
      const renamed = renamedBehaviors.get(old);
      if (!renamed || elsewhere.has(from - 1)) continue;
      // A label of the file's own is what the reference means; with ## the name is only part of one.
      if (labels.has(old) || text.slice(tokens.froms[index + 1], tokens.tos[index + 1]) === '##') continue;
      if (madeByMacros.has(old)) {
        const message = `A macro of this file seems to define &${old}, so it was left alone. If it is the firmware's, its new name is &${renamed.label}.`;
        notes.push({ rule: 'behavior', from: from - 1, to, message, docs: renamed.docs });
        continue;
      }
      changes.push({
        rule: 'behavior',
        replacements: [{ from, to, insert: renamed.label }],
        before: `&${old}`,
        after: `&${renamed.label}`,
        reason: renamed.reason,
        docs: renamed.docs,
      });
    }
    return { changes, notes };
  },
};

/** Where the names stand in a property that takes no behavior: in `resets = <&reset 1>;` it is a reset controller. */
function referencesElsewhere({ references }: KeymapFile): ReadonlySet<number> {
  const others = references.filter(({ property }) => property !== null && !property.endsWith('bindings'));
  return new Set(others.map(({ reference }) => reference.from));
}
