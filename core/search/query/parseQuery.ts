import type { SearchIndex } from '../indexing/index.ts';
import { stopWords, weakWords } from '../vocabulary/index.ts';
import { isWord, termsOf, tokenize } from '../words/index.ts';
import { joinAdjacentWords } from './joinAdjacentWords.ts';
import { expandQuery } from './expandQuery.ts';
import { matchOptionNames } from './matchOptionNames.ts';
import { weighCode } from './weighCode.ts';
import type { Clause, Word } from './clause.ts';
import { clausesFor, fuzzyClauses } from './clausesFor.ts';

type ParsedQuery = Readonly<{
  clauses: readonly Clause[];
  /** Whether the query consists of words from the name of an option. */
  namesOption: boolean;
  /** URLs of pages that synonyms point to, with the strength of the boost. */
  pageBoosts: ReadonlyMap<string, number>;
}>;

/** Turns a query into clauses. Words that match nothing on the site have none. */
export function parseQuery(index: SearchIndex, query: string): ParsedQuery {
  const { lexicon } = index;
  const words = readWords(query);
  const contentWords = words.filter((word) => !stopWords.has(word.whole));
  const clauses = new Map<Word, Clause[]>();
  const searched = contentWords.length > 0 ? contentWords : words;
  const distinct = searched.filter(({ whole }, at) => searched.findIndex((other) => other.whole === whole) === at);
  for (const word of distinct) clauses.set(word, clausesFor(index, word));
  weighCode(query, clauses);
  weighWeakWords(clauses);
  joinAdjacentWords(lexicon, words, clauses);
  const namesOption = matchOptionNames(index, words, clauses);
  const expansion = namesOption ? undefined : expandQuery(index, words, clauses);
  const found = [...[...clauses.values()].flat(), ...(expansion?.clauses ?? [])].filter(
    (clause) => clause.surfaces.size > 0,
  );
  return {
    clauses: found.length > 0 ? found : contentWords.flatMap((word) => fuzzyClauses(lexicon, word)),
    namesOption,
    pageBoosts: expansion?.pageBoosts ?? new Map<string, number>(),
  };
}

/** What can follow a word that's being typed: nothing, or the joiner at the end of `CONFIG_ZMK_BLE_`. */
const unfinishedEnd = /^[_\-,]?$/;

function readWords(query: string): Word[] {
  const tokens = tokenize(query);
  const words = tokens.filter((token) => isWord(token.text));
  // Readers search for a symbol alone or with one or two words. Next to a name, it's part of pasted code.
  const keepSymbols = words.length <= 2 && !words.some(({ text }) => /^&|[_,]/.test(text));
  const endsInWord = !/\s$/.test(query);
  return tokens
    .filter(
      ({ text, start, end }) =>
        isWord(text) || (keepSymbols && !/\S/.test((query[start - 1] ?? '') + (query[end] ?? ''))),
    )
    .map(({ text, end }) => ({
      text,
      ...termsOf(text),
      beingTyped: endsInWord && unfinishedEnd.test(query.slice(end)),
    }));
}

const weakWordFactor = 0.3;

/** Lowers the importance of weak words, unless there are no others: "change the tapping term" is about the tapping term. */
function weighWeakWords(clauses: ReadonlyMap<Word, readonly Clause[]>): void {
  const isWeak = ({ whole }: Word) => weakWords.has(whole) || /^[a-z\d]$/.test(whole);
  if ([...clauses.keys()].every(isWeak)) return;
  for (const [word, list] of clauses) if (isWeak(word)) for (const clause of list) clause.importance *= weakWordFactor;
}
