import { TokenKind } from '#core/devicetree';
import { renamedBehaviors } from '#core/firmware/old-names';
import type { KeymapFile } from '../keymapFile.ts';
import { macroLabels } from '../macroLabels.ts';
import type { Rule } from '../types.ts';

/** This rule searches the tokens, because references can be in values, in `&label { … }`, in macro calls, and in macro bodies. */
export const behavior: Rule = {
  id: 'behavior',
  docs: '/docs/keymaps/behaviors',
  *find(file) {
    const { text, labels } = file;
    const { tokens } = file.document;
    const notBehaviors = referencesToOthers(file);
    const labelsInMacros = macroLabels(file);
    for (let index = 0; index < tokens.kinds.length; index++) {
      if (tokens.kinds[index] !== TokenKind.reference) continue;
      const from = (tokens.froms[index] ?? 0) + 1;
      const to = tokens.tos[index] ?? 0;
      const old = text.slice(from, to);
      const renamed = renamedBehaviors.get(old);
      if (!renamed || notBehaviors.has(from - 1)) continue;
      // Skip the file's own labels, and names that ## makes part of another name.
      if (labels.has(old) || text.slice(tokens.froms[index + 1], tokens.tos[index + 1]) === '##') continue;
      if (labelsInMacros.has(old)) {
        const message = `A macro in this file seems to define &${old}, so it wasn't changed. If it's the firmware's behavior, its new name is &${renamed.label}.`;
        yield { from: from - 1, to, message, docs: renamed.docs };
        continue;
      }
      yield {
        replacements: [{ from, to, insert: renamed.label }],
        before: `&${old}`,
        after: `&${renamed.label}`,
        reason: renamed.reason,
        docs: renamed.docs,
      };
    }
  },
};

/** References in properties that aren't bindings: in `resets = <&reset 1>;`, it's a reset controller. */
function referencesToOthers({ references }: KeymapFile): ReadonlySet<number> {
  const others = references.filter(({ property }) => property !== null && !property.endsWith('bindings'));
  return new Set(others.map(({ reference }) => reference.from));
}
