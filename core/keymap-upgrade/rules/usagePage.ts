import { renamedUsagePages } from '#core/firmware/old-names';
import { isParameter } from '../parameters.ts';
import type { Change, Rule } from '../types.ts';

const docs = '/docs/keymaps/list-of-keycodes';

/** Renames pages as in `ZMK_HID_USAGE(USAGE_KEYPAD, 4)`. The names have no other meaning, so the context doesn't matter. */
export const usagePage: Rule = {
  id: 'usage-page',
  title: 'Renamed usage pages',
  since: '2020-11',
  docs,
  find({ sites, macros }) {
    const changes: Change[] = [];
    for (const site of sites) {
      const { word, pasted, isName } = site;
      const now = renamedUsagePages.get(word.text);
      if (now === undefined || pasted || isName || macros.has(word.text) || isParameter(site)) continue;
      changes.push({
        rule: 'usage-page',
        replacements: [{ from: word.from, to: word.to, insert: now }],
        before: word.text,
        after: now,
        reason: `The usage page ${word.text} is now called ${now}.`,
        docs,
      });
    }
    return { changes, notes: [] };
  },
};
