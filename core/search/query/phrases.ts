import { addTo } from '../multimap.ts';
import { concepts, fillerWords, synonyms } from '../vocabulary/index.ts';
import { stem, termsOf, tokenize } from '../words/index.ts';

/** What a phrase means: words of the site, and a page. */
export type Meaning = Readonly<{ siteWords: string; page: string }>;
/** A group of words in a concept, by their indexes. */
type ConceptGroup = Readonly<{ concept: number; group: number }>;
/** The vocabulary by `phraseKey`. */
type Tables = Readonly<{
  synonyms: ReadonlyMap<string, readonly Meaning[]>;
  groups: ReadonlyMap<string, readonly ConceptGroup[]>;
}>;

/** The key to look up a phrase by: the stems of its words. Compounds are split, and filler words are left out. */
export function phraseKey(phrase: string): string {
  return simplePhrase.test(phrase)
    ? keyOf(phrase.split(/[ '.-]/))
    : keyOf(tokenize(phrase).flatMap(({ text }) => wordsOf(text)));
}

/** Most phrases don't need the tokenizer. This saves time because the tables are built while the reader waits. */
const simplePhrase = /^[a-z0-9 '.-]+$/;

function wordsOf(token: string): readonly string[] {
  const { whole, subwords } = termsOf(token);
  return subwords.length > 1 ? subwords : [whole];
}

const keyOf = (words: readonly string[]): string =>
  words
    .filter((word) => word !== '' && !fillerWords.has(word))
    .map(stem)
    .join(' ');

let tables: Tables | undefined;

/** Built at the first query, when the JavaScript engine has already optimized the stemmer while indexing the pages. */
export function phraseTables(): Tables {
  if (tables) return tables;
  const meanings = new Map<string, Meaning[]>();
  for (const { from, to, page } of synonyms) addTo(meanings, phraseKey(from), { siteWords: to, page });
  const conceptGroups = new Map<string, ConceptGroup[]>();
  concepts.forEach(([groups], concept) =>
    groups.forEach((phrases, group) => {
      for (const key of new Set(phrases.split('|').map(phraseKey))) addTo(conceptGroups, key, { concept, group });
    }),
  );
  tables = { synonyms: meanings, groups: conceptGroups };
  return tables;
}
