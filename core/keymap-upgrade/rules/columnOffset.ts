import type { Change, Rule } from '../types.ts';
import { compatiblesOf } from './nodeKinds.ts';

const docs = '/docs/config/kscan#composite-driver';

export const columnOffset: Rule = {
  id: 'column-offset',
  title: 'Column offset of composite scanners',
  since: '2024-11',
  docs,
  find(file) {
    const changes: Change[] = [];
    for (const { name, parent } of file.properties) {
      if (name.text !== 'column-offset' || !compatiblesOf(file, parent?.parent ?? null).includes('zmk,kscan-composite'))
        continue;
      changes.push({
        rule: 'column-offset',
        replacements: [{ from: name.from, to: name.to, insert: 'col-offset' }],
        before: name.text,
        after: 'col-offset',
        reason: 'column-offset is now called col-offset; the old name has no effect any more.',
        docs,
      });
    }
    return { changes, notes: [] };
  },
};
