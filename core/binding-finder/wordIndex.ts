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
  /** The words of each name or phrase. */
  names: readonly (readonly string[])[];
  /** The words of the title and all names. */
  words: readonly string[];
  /** `words` as one text with a space before each word, which is faster to search. */
  wordText: string;
  /** `wordText`, followed by the words of the description. */
  wordAndDoesText: string;
  /** Added to the score. */
  bonus: number;
}>;

/** Ranks keys found on keyboards above duplicate codes, codes for terminals and TVs, and those that do nothing. */
function bonusOf({ names: [name = ''], title, does, press }: FindableCode): number {
  if (/\((?:keyboard|AS)|second code/.test(title) || does.startsWith('Nothing')) return -3;
  if (/^(?:LOCKING_|C_MENU|C_MEDIA|K_|CLEAR|ALT_ERASE|SYSREQ|INTERNATIONAL|LANGUAGE)/.test(name)) return -2;
  return press ? 1 : 0;
}

const textOf = (words: readonly string[]) => ` ${words.join(' ')}`;
const hasWordStartingWith = (text: string, start: string) => text.includes(` ${start}`);

function entriesOf(codes: readonly FindableCode[]): readonly Entry[] {
  const fromCodes = codes.map((code) => ({
    code,
    title: wordsOf(code.title),
    names: [...code.names, ...code.qmk].map((name) => wordsOf(name.replace(/^[KC]C?_/, ''))),
    does: wordsOf(code.does),
    bonus: bonusOf(code),
  }));
  const fromRows = phraseTable.map((row) => ({
    row,
    title: significantWords(row.title ?? ''),
    names: row.phrases.map(significantWords),
    does: [],
    // If a phrase and a key code match equally well, the phrase comes first, because more systems support its shortcut.
    bonus: 0.5,
  }));
  return [...fromCodes, ...fromRows].map(({ does, ...entry }) => {
    const words = [entry.title, ...entry.names].flat();
    return { ...entry, words, wordText: textOf(words), wordAndDoesText: textOf([...words, ...does]) };
  });
}

/** A score from here up means that the words of the query are the title, in any order, or all but one of its words. */
export const titleScore = 75;

/** A score from here up means that the words of the query are in names or the title, not only in the description. */
export const namesScore = 35;

function scoreEntry(entry: Entry, query: readonly string[]): number {
  const { title, words, wordText, wordAndDoesText } = entry;
  // The reader may still be typing, so the start of a word is enough. Most entries end here.
  if (!query.every((word) => hasWordStartingWith(wordAndDoesText, word))) return 0;
  const inTitle = query.filter((word) => title.includes(word)).length;
  if (inTitle === query.length) return 80 - 4 * (title.length - query.length);
  if (query.every((word) => words.includes(word))) return 60 - title.length + 2 * inTitle;
  const isInNames = query.every((word) => hasWordStartingWith(wordText, word));
  return (isInNames ? 45 : 25) - title.length + 2 * inTitle;
}

/** The score if no entry has all words of the query: for a title or name that's wholly in the query, or has most of it. */
function scorePart({ title, names }: Entry, query: readonly string[]): number {
  const scores = [title, ...names].map((name) => {
    const found = name.filter((word) => query.includes(word)).length;
    // The first words say what to do: "save file" is about saving.
    if (found > 0 && found === name.length) return 10 * found - query.indexOf(name[0] ?? '') / 10;
    return found > query.length / 2 ? 10 * found - 6 * (name.length - found) : 0;
  });
  return Math.max(...scores);
}

function rank(
  entries: readonly Entry[],
  query: readonly string[],
  score: (entry: Entry, query: readonly string[]) => number = scoreEntry,
): readonly Candidate[] {
  return entries
    .flatMap((entry): readonly Candidate[] => {
      const points = score(entry, query);
      return points > 0 ? [{ ...entry, score: points + entry.bonus }] : [];
    })
    .sort((a, b) => b.score - a.score);
}

/** Searches key codes and the phrase table by words. */
export type WordIndex = Readonly<{
  /**
   * Everything that contains all words of the query, best first. If nothing does, typos are corrected, then the query is
   * read as one word, and then some words may be missing.
   */
  rank: (text: string) => readonly Candidate[];
  /** Replaces each unknown word by the most similar known word. */
  correct: (words: readonly string[]) => readonly string[];
}>;

export function indexWords(codes: readonly FindableCode[]): WordIndex {
  const entries = entriesOf(codes);
  const vocabulary = [...new Set(entries.flatMap(({ words }) => words))];
  const knownText = textOf(vocabulary);
  const correct = (words: readonly string[]) =>
    words.map((word) =>
      hasWordStartingWith(knownText, word) ? word : (vocabulary.find((known) => isTypo(word, known)) ?? word),
    );
  return {
    correct,
    rank: (text) => {
      const query = significantWords(text);
      if (query.length === 0) return [];
      const corrected = correct(query);
      for (const words of new Set([query.join(' '), corrected.join(' '), correct([query.join('')]).join(' ')])) {
        const found = rank(entries, words.split(' '));
        if (found.length > 0)
          return (found[0]?.score ?? 0) >= namesScore
            ? found
            : [...rank(entries, words.split(' '), scorePart), ...found];
      }
      return rank(entries, corrected, scorePart);
    },
  };
}
