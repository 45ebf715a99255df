import { renamedUsagePages } from '#core/firmware/old-names';
import { rewrite } from '../edit.ts';
import { isParameter } from '../parameters.ts';
import type { Rule } from '../types.ts';

/** Renames pages as in `ZMK_HID_USAGE(USAGE_KEYPAD, 4)`. The names have no other meaning, so the context doesn't matter. */
export const usagePage: Rule = {
  id: 'usage-page',
  docs: '/docs/keymaps/list-of-keycodes',
  *find({ text, occurrences, macros }) {
    for (const occurrence of occurrences) {
      const { word, pasted, isName } = occurrence;
      const now = renamedUsagePages.get(word.text);
      if (now === undefined || pasted || isName || macros.has(word.text) || isParameter(occurrence)) continue;
      yield rewrite(text, word, now, `The usage page ${word.text} is now called ${now}.`);
    }
  },
};
