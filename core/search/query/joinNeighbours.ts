import type { Lexicon } from '../indexing/index.ts';
import { satisfy, strength, type Slot, type Word } from './slot.ts';
import { optionStarts } from './slots.ts';

const longestJoin = 4;
/** Options are named by sentences: `CONFIG_ZMK_SETTINGS_RESET_ON_START`. */
const longestOption = 8;
const shortestOption = 3;

/** "caps word", "tapping term ms": words that are one name on the site satisfy each other's slots. */
export function joinNeighbours(
  lexicon: Lexicon,
  words: readonly Word[],
  slots: ReadonlyMap<Word, readonly Slot[]>,
): void {
  for (let from = 0; from < words.length; from += 1) {
    for (let count = 2; count <= longestOption && from + count <= words.length; count += 1) {
      const span = words.slice(from, from + count);
      const joined = span.map((word) => word.whole.replace('&', '')).join('');
      const targets = span.flatMap((word) => slots.get(word)?.[0] ?? []);
      const option =
        count < shortestOption
          ? undefined
          : optionStarts.map((start) => start + joined).find((name) => lexicon.has(name));
      const exact = [joined, option ?? ''].filter((name) => lexicon.has(name));
      const mayBeStart = count <= longestJoin && span.at(-1)?.last && joined.length > 5;
      const begun = exact.length === 0 && mayBeStart ? lexicon.completions(joined, 10) : [];
      const forms = exact.length > 0 ? lexicon.forms(joined) : [];
      for (const slot of targets) {
        for (const term of exact) satisfy(lexicon, slot, term, 1);
        for (const term of forms) satisfy(lexicon, slot, term, strength.form);
        for (const term of begun) satisfy(lexicon, slot, term, strength.completion);
      }
    }
  }
}
