import { countOccurrences, type SearchIndex } from '../indexing/index.ts';
import { stem, tokenize } from '../words/index.ts';
import { findCompound } from './compounds.ts';
import { isInVocabulary } from './phrases.ts';
import { splitInTwo } from './splitInTwo.ts';

/** Shorter words are too often one letter away from another word. */
const longWord = /^[a-z]{6,}$/i;

/**
 * Corrects obvious typos: long unknown words that are one edit away from a word of the site. Less certain corrections are
 * only added as alternatives (clausesFor.ts).
 */
export function respell(index: SearchIndex, query: string): string {
  let spelled = '';
  let done = 0;
  for (const { text, start, end } of tokenize(query)) {
    const correction = longWord.test(text) ? correctionOf(index, text.toLowerCase(), end === query.length) : undefined;
    if (correction === undefined) continue;
    spelled += query.slice(done, start) + correction;
    done = end;
  }
  return spelled + query.slice(done);
}

function correctionOf(index: SearchIndex, word: string, unfinished: boolean): string | undefined {
  const { lexicon } = index;
  const isKnown =
    lexicon.inflections(word).length > 0 ||
    isInVocabulary(word) ||
    (unfinished && lexicon.completions(word, 1).length > 0) ||
    findCompound(index, word, unfinished, false) !== undefined ||
    splitInTwo(index, word).length > 0;
  if (isKnown) return undefined;
  const candidates = lexicon
    .corrections(word, false)
    .filter(({ term, edits }) => edits === 1 && term[0] === word[0] && /^[a-z]+$/.test(term))
    .map(({ term }) => ({ term, occurrences: countOccurrences(index, term) }))
    .filter(({ occurrences }) => occurrences > 0)
    .sort((a, b) => b.occurrences - a.occurrences);
  const [best] = candidates;
  // Ambiguous typos are left alone: "marcos" may be "macros" or "macOS".
  return best && candidates.every(({ term }) => stem(term) === stem(best.term)) ? best.term : undefined;
}
