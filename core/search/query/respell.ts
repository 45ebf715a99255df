import { timesWritten, type SearchIndex } from '../indexing/index.ts';
import { stem, tokenise } from '../words/index.ts';
import { findCompound } from './compounds.ts';
import { isReadersWord } from './phrases.ts';
import { splitInTwo } from './splitInTwo.ts';

/** In a shorter word, one letter makes too often another word. */
const plainWord = /^[a-z]{6,}$/i;

/**
 * The query without its surest slips: a long word that nobody wrote, one edit away from a word of the site. Everything else then
 * works as if it had been typed right. Other slips are met as one of several readings of a word (slots.ts).
 */
export function respell(index: SearchIndex, query: string): string {
  let spelled = '';
  let done = 0;
  for (const { text, start, end } of tokenise(query)) {
    const meant = plainWord.test(text) ? meantBy(index, text.toLowerCase(), end === query.length) : undefined;
    if (meant === undefined) continue;
    spelled += query.slice(done, start) + meant;
    done = end;
  }
  return spelled + query.slice(done);
}

function meantBy(index: SearchIndex, word: string, unfinished: boolean): string | undefined {
  const { lexicon } = index;
  const isKnown =
    lexicon.forms(word).length > 0 ||
    isReadersWord(word) ||
    (unfinished && lexicon.completions(word, 1).length > 0) ||
    findCompound(index, word, unfinished, false) !== undefined ||
    splitInTwo(index, word).length > 0;
  if (isKnown) return undefined;
  const near = lexicon
    .corrections(word, false)
    .filter(({ term, edits }) => edits === 1 && term[0] === word[0] && /^[a-z]+$/.test(term))
    .map(({ term }) => ({ term, times: timesWritten(index, term) }))
    .filter(({ times }) => times > 0)
    .sort((a, b) => b.times - a.times);
  const [best] = near;
  // "marcos" may be macros or macOS.
  return best && near.every(({ term }) => stem(term) === stem(best.term)) ? best.term : undefined;
}
