import { positionCount } from './combos.ts';
import type { Rule } from '../types.ts';

export const triggerPositions: Rule = {
  id: 'trigger-position',
  title: 'Hold-tap key positions',
  docs: '/docs/keymaps/behaviors/hold-tap',
  scope: 'file',
  *find(keymap) {
    const count = positionCount(keymap);
    if (count === null) return;
    for (const node of keymap.nodes) {
      for (const cell of keymap.cells(node.properties.get('hold-trigger-key-positions'))) {
        if (cell.kind !== 'number' || cell.value < count) continue;
        const { from, to, value } = cell;
        yield {
          severity: 'warning',
          from,
          to,
          message: `There is no key position ${value}. Positions go from 0 to ${count - 1}.`,
        };
      }
    }
  },
};
