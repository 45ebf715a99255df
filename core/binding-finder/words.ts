import { editDistance } from '#core/edit-distance';

/** Synonyms, each with the spelling that is used for comparing. */
const synonyms: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'keypad numpad kp',
    'volume vol',
    'page pg',
    'control ctrl ctl',
    'previous prev',
    'next another',
    'track song',
    'bluetooth bt',
    'brightness bright',
    'button btn',
    'delete del',
    'escape esc',
    'insert ins',
    'down dn',
    'equal equals',
    'parenthesis paren',
    'rgb underglow',
    'effect animation',
    'color colour',
    'profile device host',
    'clear forget',
    'toggle tog',
    'fullscreen full-screen',
  ].flatMap((line) => {
    const [first = '', ...others] = line.split(' ');
    return others.map((other) => [other, first]);
  }),
);

/** Words that don't help to find a key. */
const stopWords = new Set(
  (
    'key keys keycode code the a an to for my zmk button how do i type press send symbol character ' +
    'with or letter of put want please your'
  ).split(' '),
);

const singular = (word: string) => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word);

/** The words of a text, normalized for comparing. */
export function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map((word) => synonyms[word] ?? synonyms[singular(word)] ?? singular(word));
}

/** The words of a text without stop words, unless it has only those. */
export function significantWords(text: string): readonly string[] {
  const words = wordsOf(text);
  const significant = words.filter((word) => !stopWords.has(word));
  return significant.length > 0 ? significant : words;
}

const sortedLetters = (word: string) => [...word].sort().join('');

/** Whether `typed` is a misspelling of `word`: one edit in medium words, two in long ones, two swapped letters in short ones. */
export function isTypo(typed: string, word: string): boolean {
  const allowed = word.length >= 8 ? 2 : 1;
  if (word.length < 4 || editDistance(typed, word, allowed) > allowed) return false;
  return word.length > 4 || sortedLetters(typed) === sortedLetters(word);
}
