/** The longest text whose lines are compared one by one. Beyond that, everything between the first and last change is shown. */
const maxLines = 2000;

const linesOf = (text: string): readonly string[] => text.split(/\r?\n/);

/** For each pair of places, how many lines after them are the same in both texts. */
function commonLengths(before: readonly string[], after: readonly string[]): readonly Uint16Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let a = before.length - 1; a >= 0; a--) {
    const [row, next] = [rows[a], rows[a + 1]];
    if (!row || !next) continue;
    for (let b = after.length - 1; b >= 0; b--)
      row[b] = before[a] === after[b] ? (next[b + 1] ?? 0) + 1 : Math.max(next[b] ?? 0, row[b + 1] ?? 0);
  }
  return rows;
}

/** The changed lines as a diff without context. Empty if nothing changed. */
export function changedLines(before: string, after: string): string {
  const [old, now] = [linesOf(before), linesOf(after)];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start++;
  let same = 0;
  while (same < Math.min(old.length, now.length) - start && old.at(-1 - same) === now.at(-1 - same)) same++;
  const removed = old.slice(start, old.length - same);
  const added = now.slice(start, now.length - same);
  const isShort = removed.length <= maxLines && added.length <= maxLines;
  const common = isShort ? commonLengths(removed, added) : [];
  const result: string[] = [];
  let a = 0;
  let b = 0;
  let isGap = false;
  while (a < removed.length || b < added.length) {
    if (isShort && a < removed.length && b < added.length && removed[a] === added[b]) {
      a++;
      b++;
      isGap = true;
      continue;
    }
    if (isGap && result.length > 0) result.push('');
    isGap = false;
    const isRemoved =
      b >= added.length || (a < removed.length && (common[a + 1]?.[b] ?? 0) >= (common[a]?.[b + 1] ?? 0));
    result.push(isRemoved ? `-${removed[a++] ?? ''}` : `+${added[b++] ?? ''}`);
  }
  return result.join('\n');
}
