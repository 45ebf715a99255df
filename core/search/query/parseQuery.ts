import type { SearchIndex } from '../indexing/index.ts';
import { stopWords } from '../vocabulary/index.ts';
import { isWord, termsOf, tokenize } from '../words/index.ts';
import { joinAdjacentWords } from './joinAdjacentWords.ts';
import { expandQuery } from './expandQuery.ts';
import { matchOptionNames } from './matchOptionNames.ts';
import { weighCode } from './weighCode.ts';
import type { Clause, Word } from './clause.ts';
import { clausesFor } from './clausesFor.ts';

type ParsedQuery = Readonly<{
  clauses: readonly Clause[];
  /** Ordinary words of the query that match nothing on the site. */
  unknown: readonly string[];
  /** Whether the query consists of words from the name of an option. */
  namesOption: boolean;
  /** URLs of pages that synonyms point to, with the strength of the boost. */
  pageBoosts: ReadonlyMap<string, number>;
}>;

/** Not the numbers and addresses in a pasted log. */
const ordinaryWord = /^\p{L}{3,}$/u;

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
  joinAdjacentWords(lexicon, words, clauses);
  const namesOption = matchOptionNames(index, words, clauses);
  const expansion = namesOption ? undefined : expandQuery(index, words, clauses);
  const isUnknown = ([, found]: readonly [Word, readonly Clause[]]) =>
    found.every(({ surfaces }) => surfaces.size === 0);
  return {
    unknown: [...clauses].filter(isUnknown).flatMap(([{ text }]) => (ordinaryWord.test(text) ? text : [])),
    clauses: [...[...clauses.values()].flat(), ...(expansion?.clauses ?? [])].filter(
      ({ surfaces }) => surfaces.size > 0,
    ),
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
