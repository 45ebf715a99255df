/**
 * Edits between two words (insert, delete, replace, swap of neighbours), or `limit + 1` when there are more than `limit`.
 * With `prefix`, `word` may be followed by anything: how far what has been typed so far is from the start of the term.
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

/** Words and terms are shorter than this; rows are used again because a search compares thousands of words. */
const longest = 256;
const rows: [Uint16Array, Uint16Array, Uint16Array] = [
  new Uint16Array(longest),
  new Uint16Array(longest),
  new Uint16Array(longest),
];

/** The letters of a word as bits. Each letter that only one of two words has costs an edit, which quickly rules out most pairs. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - 97;
    if (letter >= 0 && letter < 26) letters |= 1 << letter;
  }
  return letters;
}

export function mayBeNear(letters: number, others: number, limit: number, prefix: boolean): boolean {
  return countBits(letters & ~others) <= limit && (prefix || countBits(others & ~letters) <= limit);
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** How many edits a word of this length is allowed: none in short ones, where every neighbour is another word. */
export function allowedEdits(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}
