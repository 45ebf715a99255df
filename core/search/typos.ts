/**
 * Edits between two words (insert, delete, replace, swap of neighbours), or `limit + 1` when there are more than `limit`.
 * With `prefix`, `word` may be followed by anything: how far what has been typed so far is from the start of the term.
 */
export function editDistance(word: string, term: string, limit: number, prefix = false): number {
  const over = limit + 1;
  if (word.length - term.length > limit || (!prefix && term.length - word.length > limit)) return over;
  const width = Math.min(term.length, word.length + limit);
  let before: number[] = [];
  let last: number[] = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const next = [row];
    let best = row;
    for (let column = 1; column <= width; column += 1) {
      const same = word[row - 1] === term[column - 1];
      let cost = Math.min(
        (last[column - 1] ?? over) + (same ? 0 : 1),
        (last[column] ?? over) + 1,
        (next[column - 1] ?? over) + 1,
      );
      if (row > 1 && column > 1 && word[row - 1] === term[column - 2] && word[row - 2] === term[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? over) + 1);
      }
      next.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return over;
    before = last;
    last = next;
  }
  const distance = prefix ? Math.min(...last) : (last[term.length] ?? over);
  return Math.min(distance, over);
}

/** How many edits a word of this length is allowed: none in short ones, where every neighbour is another word. */
export function allowedEdits(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}
