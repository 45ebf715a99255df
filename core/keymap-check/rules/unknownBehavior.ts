import { allBehaviorLabels, nearest } from '../names.ts';
import type { Rule } from '../types.ts';

/** Old names are the upgrader's business, and nobody wants to hear of them twice. */
const rewritten: ReadonlySet<string> = new Set(['cp', 'inc_dec_cp', 'reset']);

export const unknownBehavior: Rule = {
  id: 'unknown-behavior',
  title: 'Unknown behaviors',
  docs: '/docs/keymaps/behaviors',
  scope: 'binding',
  *find({ lists, tree, isPartial, firmware, outsideLabels, macroArguments, source }) {
    const own = [...tree.labels.keys()];
    for (const { bindings } of lists) {
      for (const { label, reference, info } of bindings) {
        if (label === null || reference === null || info) continue;
        if (rewritten.has(label) || macroArguments.has(label) || outsideLabels?.has(label)) continue;
        const { from, to } = reference;
        const isPlain = source(reference) === `&${label}`;
        const near = nearest(label, [...own, ...allBehaviorLabels]);
        if (isPartial && !near) continue;
        const hint = near ? ` Did you mean &${near}?` : ' Define it under behaviors or macros, or correct its name.';
        const mayBeRight = isPartial || (firmware === 'unknown' && !near);
        yield {
          severity: mayBeRight ? 'note' : 'error',
          from,
          to,
          message: `There is no behavior &${label}${mayBeRight ? ' here; it may come from a file that is not open' : ''}.${hint}`,
          ...(near && isPlain
            ? { fix: { title: `Write &${near}`, replacements: [{ from, to, insert: `&${near}` }] as const } }
            : {}),
        };
      }
    }
  },
};
