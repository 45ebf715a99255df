import type { Lexicon } from '../indexing/index.ts';
import { addTerm, strength, type Clause, type Word } from './clause.ts';
import { optionPrefixes } from './clausesFor.ts';

const maxJoinedWords = 4;
/** The names of options can be long: `CONFIG_ZMK_SETTINGS_RESET_ON_START`. */
const maxOptionWords = 8;
const minOptionWords = 3;

/** If adjacent words are one name on the site ("caps word", "tapping term ms"), adds that name to the clause of each. */
export function joinAdjacentWords(
  lexicon: Lexicon,
  words: readonly Word[],
  clauses: ReadonlyMap<Word, readonly Clause[]>,
): void {
  for (let from = 0; from < words.length; from += 1) {
    for (let count = 2; count <= maxOptionWords && from + count <= words.length; count += 1) {
      const span = words.slice(from, from + count);
      const joined = span.map((word) => word.whole.replace('&', '')).join('');
      const targets = span.flatMap((word) => clauses.get(word)?.[0] ?? []);
      const option =
        count < minOptionWords
          ? undefined
          : optionPrefixes.map((prefix) => prefix + joined).find((name) => lexicon.has(name));
      const exact = [joined, option ?? ''].filter((name) => lexicon.has(name));
      const mayBeUnfinished = count <= maxJoinedWords && span.at(-1)?.beingTyped && joined.length > 5;
      const completions = exact.length === 0 && mayBeUnfinished ? lexicon.completions(joined, 10) : [];
      const inflections = exact.length > 0 ? lexicon.inflections(joined) : [];
      for (const clause of targets) {
        for (const term of exact) addTerm(lexicon, clause, term, 1);
        for (const term of inflections) addTerm(lexicon, clause, term, strength.inflection);
        for (const term of completions) addTerm(lexicon, clause, term, strength.completion);
      }
    }
  }
}
