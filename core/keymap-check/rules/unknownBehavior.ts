import { renamedBehaviors } from '#core/firmware/old-names';
import { allBehaviorLabels, closestName } from '../names.ts';
import { changeTo, report } from '../report.ts';
import type { Rule } from '../types.ts';

export const unknownBehavior: Rule = {
  id: 'unknown-behavior',
  title: 'Unknown behaviors',
  docs: '/docs/keymaps/behaviors',
  scope: 'binding',
  *find({
    text,
    document,
    bindingLists,
    tree,
    nodes,
    isPartial,
    firmware,
    outsideLabels,
    macroArguments,
    source,
    isMacro,
  }) {
    const ownLabels = [...tree.labels.keys()];
    for (const { bindings } of bindingLists) {
      for (const { label, reference, info } of bindings) {
        if (label === null || reference === null || info) continue;
        if (macroArguments.has(label) || outsideLabels?.has(label)) continue;
        // Its definition has a syntax error.
        if (document.problems.length > 0 && new RegExp(`\\b${label}\\s*:`).test(text)) continue;
        const range = reference.writtenAt ?? reference;
        const isVerbatim = source(range) === `&${label}`;
        if (isMacro(label, range.from)) {
          yield report(
            'error',
            range,
            `${label} is the name of a #define, so it needs no &. Write ${label}.`,
            isVerbatim ? changeTo(range, label) : null,
          );
          continue;
        }
        const replacement = renamedBehaviors.get(label)?.label;
        const suggestion = replacement ?? closestName(label, [...ownLabels, ...allBehaviorLabels]);
        if (isPartial && !suggestion) continue;
        const hint = suggestion
          ? ` Did you mean &${suggestion}?`
          : nodes.some(({ name }) => name === label)
            ? ` The node ${label} has no label. Write ${label}: ${label} { instead.`
            : ' Check the spelling, or define it under behaviors or macros.';
        const mayBeDefinedElsewhere = isPartial || (firmware === 'unknown' && !suggestion);
        yield report(
          mayBeDefinedElsewhere ? 'note' : 'error',
          range,
          replacement
            ? `The firmware no longer has &${label}. Use &${replacement}.`
            : `There is no behavior &${label}${mayBeDefinedElsewhere ? ' in the open files, but another file may define it' : ''}.${hint}`,
          suggestion && isVerbatim ? changeTo(range, `&${suggestion}`) : null,
        );
      }
    }
  },
};
