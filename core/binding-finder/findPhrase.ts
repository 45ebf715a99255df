import { phraseTable, type PhraseRow } from './phrases.ts';
import { significantWords } from './words.ts';

/** A key for looking up a phrase, whatever the order of its words, singular or plural. */
export const phraseKey = (text: string) => [...significantWords(text)].sort().join(' ');

/** The key for a phrase that was written as one word: "numlk" is "num lk". */
const oneWord = (text: string) => significantWords(text).join('');

const rows: ReadonlyMap<string, PhraseRow> = new Map(
  // If two rows have the same phrase, the first one wins.
  [...phraseTable]
    .reverse()
    .flatMap((row) => row.phrases.flatMap((phrase) => [oneWord(phrase), phraseKey(phrase)].map((key) => [key, row]))),
);

/** The row with the number from the text, if it has one: with "layer 3", `&mo 1` becomes `&mo 3`. */
export function withNumber(row: PhraseRow, text: string): PhraseRow {
  const number = /^\D*(\d+)\D*$/.exec(text)?.[1];
  const hasNumber = /(?<= F?)\d+/;
  if (!number || !hasNumber.test(row.binding)) return row;
  return { ...row, binding: row.binding.replace(hasNumber, number), title: row.title?.replace(/\d+/, number) };
}

/** The row for a phrase. The phrase may contain a number, or an "on" that the row doesn't have: "fn on mac" is "mac fn". */
export function findPhrase(text: string): PhraseRow | undefined {
  const row =
    rows.get(phraseKey(text)) ?? rows.get(oneWord(text)) ?? rows.get(phraseKey(text.replace(/ on (?=\S)/, ' ')));
  if (row) return row;
  const general = rows.get(phraseKey(text.replace(/\d+/, ' ')));
  const numbered = general && withNumber(general, text);
  return numbered === general ? undefined : numbered;
}
