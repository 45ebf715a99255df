/** Synonyms, each with the spelling that is used for comparing. */
const synonyms: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'keypad numpad kp',
    'volume vol',
    'page pg',
    'control ctrl ctl',
    'previous prev',
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
    'toggle tog',
    'fullscreen full-screen',
  ].flatMap((line) => {
    const [first = '', ...others] = line.split(' ');
    return others.map((other) => [other, first]);
  }),
);

/** Words that don't help to find a key. */
const stopWords = new Set([
  'key',
  'keys',
  'keycode',
  'code',
  'the',
  'a',
  'an',
  'to',
  'for',
  'my',
  'zmk',
  'button',
  'how',
  'do',
  'i',
  'type',
  'press',
  'send',
  'symbol',
  'character',
]);

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

/** Whether `typed` is a misspelling of `word`: one edit in medium words, two in long ones, none in short ones. */
export function isTypo(typed: string, word: string): boolean {
  const allowed = word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0;
  if (allowed === 0 || Math.abs(typed.length - word.length) > allowed) return false;
  return editDistance(typed, word) <= allowed;
}

/** Damerau-Levenshtein distance: letters inserted, deleted, changed or swapped with the next one. */
function editDistance(a: string, b: string): number {
  let [beforeLast, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      row.push(best);
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
