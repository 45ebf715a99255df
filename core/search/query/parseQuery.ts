import type { SearchIndex } from '../indexing/index.ts';
import { stopWords, weakWords } from '../vocabulary/index.ts';
import { isWord, termsOf, tokenise } from '../words/index.ts';
import { joinNeighbours } from './joinNeighbours.ts';
import { meaningOf } from './meaning.ts';
import { nameOptions } from './options.ts';
import { weighCode } from './pastedCode.ts';
import type { Slot, Word } from './slot.ts';
import { resembling, slotsFor } from './slots.ts';

export type ParsedQuery = Readonly<{
  slots: readonly Slot[];
  /** Whether an option is asked for by the words of its name. */
  optionInWords: boolean;
  /** Pages that the reader's words mean, with how sure that is. */
  pages: ReadonlyMap<string, number>;
}>;

/** Takes a query apart into slots. A word nobody wrote gives none. */
export function parseQuery(index: SearchIndex, query: string): ParsedQuery {
  const { lexicon } = index;
  const words = readWords(query);
  const telling = words.filter((word) => !stopWords.has(word.whole));
  const slots = new Map<Word, Slot[]>();
  const asked = telling.length > 0 ? telling : words;
  const once = asked.filter(({ whole }, at) => asked.findIndex((other) => other.whole === whole) === at);
  for (const word of once) slots.set(word, slotsFor(index, word));
  weighCode(query, slots);
  weighWeakWords(slots);
  joinNeighbours(lexicon, words, slots);
  const optionInWords = nameOptions(index, words, slots);
  const meant = optionInWords ? undefined : meaningOf(index, words, slots);
  const found = [...[...slots.values()].flat(), ...(meant?.slots ?? [])].filter((slot) => slot.uses.size > 0);
  return {
    slots: found.length > 0 ? found : telling.flatMap((word) => resembling(lexicon, word)),
    optionInWords,
    pages: meant?.pages ?? new Map<string, number>(),
  };
}

/** Nothing, or what joins the parts of a name: of `CONFIG_ZMK_BLE_` the rest is still to come. */
const unfinishedEnd = /^[_\-,]?$/;

function readWords(query: string): Word[] {
  const tokens = tokenise(query);
  const words = tokens.filter((token) => isWord(token.text));
  // Readers search for a sign alone or with a word or two. Next to a name, it's part of pasted code.
  const maySigns = words.length <= 2 && !words.some(({ text }) => /^&|[_,]/.test(text));
  const open = !/\s$/.test(query);
  return tokens
    .filter(
      ({ text, start, end }) => isWord(text) || (maySigns && !/\S/.test((query[start - 1] ?? '') + (query[end] ?? ''))),
    )
    .map(({ text, end }) => ({ text, ...termsOf(text), last: open && unfinishedEnd.test(query.slice(end)) }));
}

const weakWorth = 0.3;

/** In a query of several words, "how to change the tapping term" is about the tapping term. */
function weighWeakWords(slots: ReadonlyMap<Word, readonly Slot[]>): void {
  const isWeak = ({ whole }: Word) => weakWords.has(whole) || /^[a-z\d]$/.test(whole);
  if ([...slots.keys()].every(isWeak)) return;
  for (const [word, list] of slots) if (isWeak(word)) for (const slot of list) slot.importance *= weakWorth;
}
