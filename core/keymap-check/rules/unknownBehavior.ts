import { renamedBehaviors } from '#core/firmware/old-names';
import { changeTo } from '../changeTo.ts';
import { allBehaviorLabels, closestName } from '../names.ts';
import type { Rule } from '../types.ts';

export const unknownBehavior: Rule = {
  id: 'unknown-behavior',
  title: 'Unknown behaviors',
  docs: '/docs/keymaps/behaviors',
  scope: 'binding',
  *find({ bindingLists, tree, isPartial, firmware, outsideLabels, macroArguments, source, isMacro }) {
    const ownLabels = [...tree.labels.keys()];
    for (const { bindings } of bindingLists) {
      for (const { label, reference, info } of bindings) {
        if (label === null || reference === null || info) continue;
        if (macroArguments.has(label) || outsideLabels?.has(label)) continue;
        const { from, to } = reference.writtenAt ?? reference;
        const isVerbatim = source({ from, to }) === `&${label}`;
        if (isMacro(label, from)) {
          yield {
            severity: 'error',
            from,
            to,
            message: `${label} is the name of a #define, so it needs no &. Write ${label}.`,
            ...(isVerbatim ? { fix: changeTo({ from, to }, label) } : {}),
          };
          continue;
        }
        const replacement = renamedBehaviors.get(label)?.label;
        const suggestion = replacement ?? closestName(label, [...ownLabels, ...allBehaviorLabels]);
        if (isPartial && !suggestion) continue;
        const hint = suggestion
          ? ` Did you mean &${suggestion}?`
          : ' Check the spelling, or define it under behaviors or macros.';
        const mayBeDefinedElsewhere = isPartial || (firmware === 'unknown' && !suggestion);
        yield {
          severity: mayBeDefinedElsewhere ? 'note' : 'error',
          from,
          to,
          message: replacement
            ? `The firmware no longer has &${label}. Use &${replacement}.`
            : `There is no behavior &${label}${mayBeDefinedElsewhere ? ' in the open files, but another file may define it' : ''}.${hint}`,
          ...(suggestion && isVerbatim ? { fix: changeTo({ from, to }, `&${suggestion}`) } : {}),
        };
      }
    }
  },
};
