import { findBehavior } from '#core/firmware';
import { changeTo } from '../changeTo.ts';
import { allBehaviorLabels, closestName } from '../names.ts';
import type { Rule } from '../types.ts';

/** `&left_encodr { … }`. Boards have many labels that aren't known here, so only likely typos are reported. */
export const unknownNode: Rule = {
  id: 'unknown-node',
  title: 'Unknown nodes',
  docs: '/docs/keymaps',
  scope: 'file',
  *find({ tree, isPartial, layers, outsideLabels, macroArguments }) {
    const known = new Set([...tree.labels.keys(), ...(outsideLabels ?? [])]);
    for (const node of tree.outside.values()) {
      const name = node.sources[0]?.name;
      const label = node.name.slice(1);
      if (!name || !/^\w{3,}$/.test(label) || known.has(label) || macroArguments.has(label) || findBehavior(node.name))
        continue;
      const suggestion = closestName(label, [...known, ...allBehaviorLabels]);
      // spi0 and spi1 are different nodes.
      if (!suggestion || withoutDigits(suggestion) === withoutDigits(label)) continue;
      const mayBeDefinedElsewhere = isPartial || layers.length === 0;
      const { from, to } = name;
      yield {
        severity: mayBeDefinedElsewhere ? 'warning' : 'error',
        from,
        to,
        message: `There is no node with the label ${label}${mayBeDefinedElsewhere ? ' in the open files' : ''}. Did you mean &${suggestion}?`,
        fix: changeTo({ from, to }, `&${suggestion}`),
      };
    }
  },
};

const withoutDigits = (label: string): string => label.replace(/\d+/g, '');
