export { isOneEdit } from './isOneEdit.ts';

/**
 * The number of edits between two words (insert, delete, replace, swap adjacent letters), or `limit + 1` if there are
 * more than `limit`. With `prefix`, compares an unfinished `word` with the beginning of `other`.
 */
export function editDistance(word: string, other: string, limit: number, prefix = false): number {
  const over = limit + 1;
  if (word.length - other.length > limit || (!prefix && other.length - word.length > limit)) return over;
  const width = Math.min(other.length, word.length + limit);
  if (width >= maxLength) return over;
  let [before, last, next] = rows;
  for (let column = 0; column <= width; column += 1) last[column] = column;
  for (let row = 1; row <= word.length; row += 1) {
    next[0] = row;
    let best = row;
    for (let column = 1; column <= width; column += 1) {
      const change = word[row - 1] === other[column - 1] ? 0 : 1;
      let cost = Math.min((last[column - 1] ?? 0) + change, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1);
      if (row > 1 && column > 1 && word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      next[column] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return over;
    [before, last, next] = [last, next, before];
  }
  if (!prefix) return width < other.length ? over : Math.min(last[width] ?? over, over);
  let distance = over;
  for (let column = 0; column <= width; column += 1) distance = Math.min(distance, last[column] ?? over);
  return distance;
}

/** Longer words are never similar. The rows are reused because a search compares thousands of words. */
const maxLength = 256;
const rows: [Uint16Array, Uint16Array, Uint16Array] = [
  new Uint16Array(maxLength),
  new Uint16Array(maxLength),
  new Uint16Array(maxLength),
];
