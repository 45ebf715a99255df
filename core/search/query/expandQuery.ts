import { countOccurrences, type SearchIndex } from '../indexing/index.ts';
import { concepts, fillerWords, stopWords, weakWords } from '../vocabulary/index.ts';
import { termsOf, tokenize } from '../words/index.ts';
import { frequentFrom, strength, type Clause, type Word } from './clause.ts';
import { clausesFor } from './clausesFor.ts';
import { phraseKey, phraseTables, type Meaning } from './phrases.ts';

/** What the vocabulary adds to a query: clauses for the site's own words, and boosts of pages by URL. */
type Expansion = Readonly<{ clauses: readonly Clause[]; pageBoosts: ReadonlyMap<string, number> }>;

const maxPhraseWords = 5;

/** "not working" says little about the topic of a query. */
const saysLittle = ({ whole }: Word) => stopWords.has(whole) || weakWords.has(whole);

/** How likely it is, from 0 to 1, that a phrase in the query has the meaning in the list of synonyms. */
function phraseConfidence(index: SearchIndex, span: readonly Word[], words: readonly Word[]): number {
  if (words.every((word) => span.includes(word) || saysLittle(word))) return 1;
  if (span.every(saysLittle)) return 0;
  const occurrences = Math.min(...span.map((word) => countOccurrences(index, word.whole)));
  if (span.length > 1) return occurrences > frequentFrom ? 0.6 : 1;
  return occurrences > frequentFrom ? 0.3 : occurrences > 0 ? 0.6 : 1;
}

/** Words of the query that match a synonym or a concept. */
type VocabularyMatch = Readonly<{
  span: readonly Word[];
  meanings: readonly Meaning[];
  confidence: number;
  boost: number;
}>;

/** A concept takes several words to match, so it's a better sign than a synonym. */
const boost = { synonym: 1, concept: 2 } as const;

/** Adds the site's words for what the reader calls by another name. The reader's words then become less important. */
export function expandQuery(
  index: SearchIndex,
  all: readonly Word[],
  clauses: ReadonlyMap<Word, readonly Clause[]>,
): Expansion {
  const words = all.filter(({ whole }) => !fillerWords.has(whole));
  const keys = phraseKeys(words);
  const conceptMatches = matchConcepts(words, keys);
  const usedWords = new Set(conceptMatches.flatMap(({ span }) => span));
  const matches = [...conceptMatches, ...matchSynonyms(index, words, keys, usedWords)];
  const added: Clause[] = [];
  const pageBoosts = new Map<string, number>();
  for (const { span, meanings, confidence, boost } of matches) {
    for (const word of span) for (const clause of clauses.get(word) ?? []) clause.importance *= 0.5;
    for (const { siteWords, page } of meanings) {
      pageBoosts.set(page, Math.max(pageBoosts.get(page) ?? 0, (boost * confidence ** 2) / meanings.length));
      for (const { text } of tokenize(siteWords)) {
        for (const clause of clausesFor(index, { text, ...termsOf(text), beingTyped: false })) {
          for (const [surface, value] of clause.surfaces) clause.surfaces.set(surface, value * strength.synonym);
          added.push({ ...clause, importance: (confidence * clause.importance) / meanings.length });
        }
      }
    }
  }
  return { clauses: added, pageBoosts };
}

type PhraseKeys = ReadonlyArray<ReadonlyArray<string>>;

/** The keys of all phrases in the query: `keys[from][count - 1]` is the one of `count` words starting at `from`. */
const phraseKeys = (words: readonly Word[]): PhraseKeys => {
  const keys = words.map(({ text }) => phraseKey(text));
  return keys.map((_, from) =>
    keys.slice(from, from + maxPhraseWords).map((__, more) => keys.slice(from, from + more + 1).join(' ')),
  );
};

/** Finds synonyms, longest first, among the words that no concept has used. */
function matchSynonyms(
  index: SearchIndex,
  words: readonly Word[],
  keys: PhraseKeys,
  usedWords: ReadonlySet<Word>,
): VocabularyMatch[] {
  const { synonyms } = phraseTables();
  const matches: VocabularyMatch[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let count = keys[from]?.length ?? 0; count > 0; count -= 1) {
      const meanings = synonyms.get(keys[from]?.[count - 1] ?? '');
      if (!meanings) continue;
      const span = words.slice(from, from + count);
      if (span.some((word) => usedWords.has(word))) continue;
      matches.push({ span, meanings, confidence: phraseConfidence(index, span, words), boost: boost.synonym });
      from += count - 1;
      break;
    }
  }
  return matches;
}

/** The other words of a query may be its actual topic. */
const conceptConfidence = (otherWords: readonly Word[]) =>
  otherWords.length === 0 ? 1 : otherWords.length === 1 ? 0.8 : 0.5;

type ConceptMatch = Readonly<{ span: readonly Word[]; meaning: Meaning }>;

/** The concepts with different words of the query in each of their groups. */
function findConcepts(words: readonly Word[], keys: PhraseKeys): readonly ConceptMatch[] {
  const tables = phraseTables();
  /** For each concept, the longest matching phrase of each group. */
  const matchedGroups = new Map<number, Map<number, readonly Word[]>>();
  keys.forEach((keysFrom, from) =>
    keysFrom.forEach((key, more) => {
      for (const { concept, group } of tables.groups.get(key) ?? []) {
        const groups = matchedGroups.get(concept) ?? new Map<number, readonly Word[]>();
        matchedGroups.set(concept, groups);
        const span = words.slice(from, from + more + 1);
        if (span.length > (groups.get(group)?.length ?? 0)) groups.set(group, span);
      }
    }),
  );
  return [...matchedGroups].flatMap(([concept, matched]) => {
    const [groups = [], siteWords = '', page = ''] = concepts[concept] ?? [];
    const span = [...matched.values()].flat();
    const isComplete = matched.size === groups.length && new Set(span).size === span.length;
    return isComplete ? [{ span, meaning: { siteWords, page } }] : [];
  });
}

/** The concepts that match the most words of the query. */
function matchConcepts(words: readonly Word[], keys: PhraseKeys): VocabularyMatch[] {
  const found = findConcepts(words, keys);
  const longest = Math.max(0, ...found.map(({ span }) => span.length));
  const best = found.filter(({ span }) => span.length === longest);
  const otherWords = words.filter((word) => !saysLittle(word) && !best.some(({ span }) => span.includes(word)));
  return best.map(({ span, meaning }) => ({
    span,
    meanings: [meaning],
    confidence: conceptConfidence(otherWords) / best.length,
    boost: boost.concept,
  }));
}
