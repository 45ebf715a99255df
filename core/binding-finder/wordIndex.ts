import { phraseTable, type PhraseRow } from './phrases.ts';
import type { FindableCode } from './types.ts';
import { isTypo, significantWords, wordsOf } from './words.ts';

/** A search result: a key code or a row of the phrase table. */
export type Candidate = Readonly<{
  code?: FindableCode;
  row?: PhraseRow;
  /** Higher is better. */
  score: number;
}>;

type Entry = Readonly<{
  code?: FindableCode;
  row?: PhraseRow;
  title: readonly string[];
  names: readonly string[];
  does: readonly string[];
  /** Added to the score. */
  bonus: number;
}>;

/** Ranks keys found on keyboards above duplicate codes and codes for terminals and TVs. */
function bonusOf({ names: [name = ''], title, press }: FindableCode): number {
  if (/\((?:keyboard|AS)|second code/.test(title)) return -3;
  if (/^(?:LOCKING_|C_MENU|C_MEDIA|K_|CLEAR|ALT_ERASE|SYSREQ|INTERNATIONAL|LANGUAGE)/.test(name)) return -2;
  return press ? 1 : 0;
}

function entriesOf(codes: readonly FindableCode[]): readonly Entry[] {
  const fromCodes = codes.map((code) => ({
    code,
    title: wordsOf(code.title),
    names: [...code.names, ...code.qmk].flatMap((name) => wordsOf(name.replace(/^[KC]C?_/, ''))),
    does: wordsOf(code.does),
    bonus: bonusOf(code),
  }));
  const fromRows = phraseTable.map((row) => ({
    row,
    title: wordsOf(row.title ?? ''),
    names: row.phrases.flatMap(wordsOf),
    does: [],
    bonus: 0,
  }));
  return [...fromCodes, ...fromRows];
}

/** With at least this score, the words are in names or titles, not only in a description. */
export const namesScore = 35;

const hasWordStartingWith = (words: readonly string[], start: string) => words.some((word) => word.startsWith(start));

function scoreEntry(entry: Entry, query: readonly string[]): number {
  const { title, names, does } = entry;
  const inTitle = query.filter((word) => title.includes(word)).length;
  if (inTitle === query.length) return 80 - 4 * (title.length - query.length);
  const all = [...title, ...names];
  if (query.every((word) => all.includes(word))) return 60 - title.length + 2 * inTitle;
  // The reader may still be typing, so the start of a word is enough.
  if (query.every((word) => hasWordStartingWith(all, word))) return 45 - title.length + 2 * inTitle;
  if (query.every((word) => hasWordStartingWith([...all, ...does], word))) return 25 - title.length + 2 * inTitle;
  return 0;
}

function rank(entries: readonly Entry[], query: readonly string[]): readonly Candidate[] {
  return entries
    .map((entry) => ({ ...entry, score: scoreEntry(entry, query) }))
    .filter(({ score }) => score > 0)
    .map((entry) => ({ ...entry, score: entry.score + entry.bonus }))
    .toSorted((a, b) => b.score - a.score);
}

/** Searches key codes and the phrase table by words. */
type WordIndex = Readonly<{
  /** Everything that contains all words of the query, best first. If nothing does, typos are corrected. */
  rank: (text: string) => readonly Candidate[];
  /** Replaces each unknown word by the most similar known word. */
  correct: (words: readonly string[]) => readonly string[];
}>;

export function indexWords(codes: readonly FindableCode[]): WordIndex {
  const entries = entriesOf(codes);
  const vocabulary = [...new Set(entries.flatMap(({ title, names }) => [...title, ...names]))];
  const correct = (words: readonly string[]) =>
    words.map((word) =>
      hasWordStartingWith(vocabulary, word) ? word : (vocabulary.find((known) => isTypo(word, known)) ?? word),
    );
  return {
    correct,
    rank: (text) => {
      const query = significantWords(text);
      if (query.length === 0) return [];
      const found = rank(entries, query);
      return found.length > 0 ? found : rank(entries, correct(query));
    },
  };
}
