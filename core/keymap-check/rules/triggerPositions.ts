import type { Cell } from '#core/devicetree';
import { positionCount } from './combos.ts';
import { report } from '../report.ts';
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
      const cells = keymap.cells(node.properties.get('hold-trigger-key-positions'));
      const isMissing = (cell: Cell) => cell.kind === 'number' && cell.value >= count;
      // The docs use a list without any existing key for hold-taps that only hold if no other key is pressed.
      if (cells.every(isMissing)) continue;
      for (const cell of cells) {
        if (cell.kind !== 'number' || !isMissing(cell)) continue;
        yield report('warning', cell, `There is no key position ${cell.value}. Positions go from 0 to ${count - 1}.`);
      }
    }
  },
};
