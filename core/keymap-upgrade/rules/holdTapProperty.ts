import type { Change, Rule } from '../types.ts';
import { compatiblesOf } from './nodeKinds.ts';

const docs = '/docs/config/behaviors#hold-tap';

/** The spelling with underscores belongs to hold-taps alone, so nodes without a `compatible`, as in `&mt { … }`, are hold-taps too. */
const RENAMED_PROPERTIES: ReadonlyMap<string, string> = new Map([
  ['quick_tap_ms', 'quick-tap-ms'],
  ['tapping_term_ms', 'tapping-term-ms'],
]);

export const holdTapProperty: Rule = {
  id: 'hold-tap-property',
  title: 'Renamed hold-tap properties',
  since: '2021-02',
  docs,
  find({ properties }) {
    const changes: Change[] = [];
    for (const { name, parent } of properties) {
      const renamed = RENAMED_PROPERTIES.get(name.text);
      const compatibles = compatiblesOf(parent);
      if (!renamed || (compatibles.length > 0 && !compatibles.includes('zmk,behavior-hold-tap'))) continue;
      changes.push({
        rule: 'hold-tap-property',
        replacements: [{ from: name.from, to: name.to, insert: renamed }],
        before: name.text,
        after: renamed,
        reason: `The property ${name.text} is now written ${renamed}.`,
        docs,
      });
    }
    return { changes, notes: [] };
  },
};
