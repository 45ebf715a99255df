import { phraseTable, type Phrases } from './phrases.ts';
import type { FindableCode } from './types.ts';
import { isSlip, tellingWords, wordsOf } from './words.ts';

/** Something that words can find: a key code or a row of the phrase table. */
export type Candidate = Readonly<{
  code?: FindableCode;
  row?: Phrases;
  /** How well it fits: higher is better. */
  score: number;
}>;

type Entry = Readonly<{
  code?: FindableCode;
  row?: Phrases;
  title: readonly string[];
  names: readonly string[];
  does: readonly string[];
  /** Takes precedence over the others with the same words. */
  bonus: number;
}>;

/** Second codes for the same thing, and codes for terminals and TVs, come after what keyboards have. */
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

/** At least this: the words are in names or titles, not only in a description. */
export const namesScore = 35;

const startsOne = (words: readonly string[], typed: string) => words.some((word) => word.startsWith(typed));

function scoreEntry(entry: Entry, query: readonly string[]): number {
  const { title, names, does } = entry;
  const inTitle = query.filter((word) => title.includes(word)).length;
  if (inTitle === query.length) return 80 - 4 * (title.length - query.length);
  const all = [...title, ...names];
  if (query.every((word) => all.includes(word))) return 60 - title.length + 2 * inTitle;
  // While a word is being typed, its beginning is enough.
  if (query.every((word) => startsOne(all, word))) return 45 - title.length + 2 * inTitle;
  if (query.every((word) => startsOne([...all, ...does], word))) return 25 - title.length + 2 * inTitle;
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
export type WordIndex = Readonly<{
  /** Everything that contains all words of the query, best first; slips are put right if nothing does. */
  rank: (text: string) => readonly Candidate[];
  /** Each word that nothing contains, replaced by the closest word that something does contain. */
  correct: (words: readonly string[]) => readonly string[];
}>;

export function indexWords(codes: readonly FindableCode[]): WordIndex {
  const entries = entriesOf(codes);
  const vocabulary = [...new Set(entries.flatMap(({ title, names }) => [...title, ...names]))];
  const correct = (words: readonly string[]) =>
    words.map((word) =>
      startsOne(vocabulary, word) ? word : (vocabulary.find((known) => isSlip(word, known)) ?? word),
    );
  return {
    correct,
    rank: (text) => {
      const query = tellingWords(text);
      if (query.length === 0) return [];
      const found = rank(entries, query);
      return found.length > 0 ? found : rank(entries, correct(query));
    },
  };
}
