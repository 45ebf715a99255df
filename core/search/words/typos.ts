/**
 * The number of edits between two words (insert, delete, replace, swap adjacent letters), or `limit + 1` if there are
 * more than `limit`. With `prefix`, compares an unfinished `word` with the beginning of the term.
 */
export function editDistance(word: string, term: string, limit: number, prefix = false): number {
  const over = limit + 1;
  if (word.length - term.length > limit || (!prefix && term.length - word.length > limit)) return over;
  const width = Math.min(term.length, word.length + limit);
  let [before, last, next] = rows;
  for (let column = 0; column <= width; column += 1) last[column] = column;
  for (let row = 1; row <= word.length; row += 1) {
    next[0] = row;
    let best = row;
    for (let column = 1; column <= width; column += 1) {
      const change = word[row - 1] === term[column - 1] ? 0 : 1;
      let cost = Math.min((last[column - 1] ?? 0) + change, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1);
      if (row > 1 && column > 1 && word[row - 1] === term[column - 2] && word[row - 2] === term[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      next[column] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return over;
    [before, last, next] = [last, next, before];
  }
  if (!prefix) return width < term.length ? over : Math.min(last[width] ?? over, over);
  let distance = over;
  for (let column = 0; column <= width; column += 1) distance = Math.min(distance, last[column] ?? over);
  return distance;
}

/** Longer than any word or term. The rows are reused because a search compares thousands of words. */
const maxLength = 256;
const rows: [Uint16Array, Uint16Array, Uint16Array] = [
  new Uint16Array(maxLength),
  new Uint16Array(maxLength),
  new Uint16Array(maxLength),
];

/** The set of letters in a word, one bit per letter. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - 97;
    if (letter >= 0 && letter < 26) letters |= 1 << letter;
  }
  return letters;
}

/** Quickly rules out most pairs of words: each letter that only one of them contains takes at least one edit. */
export function mayBeWithin(limit: number, letters: number, others: number, prefix: boolean): boolean {
  return countBits(letters & ~others) <= limit && (prefix || countBits(others & ~letters) <= limit);
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** How many typos to tolerate in a word. None in short ones, where one edit usually makes another word. */
export function allowedEdits(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}
