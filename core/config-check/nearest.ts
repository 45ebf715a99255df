/** The one among `names` that differs by at most two letters, if any. */
export function nearest(name: string, names: Iterable<string>): string | null {
  let best: string | null = null;
  let least = name.length <= 4 ? 2 : 3;
  for (const candidate of names) {
    if (Math.abs(candidate.length - name.length) >= least) continue;
    const found = distance(name, candidate);
    if (found < least) {
      least = found;
      best = candidate;
    }
  }
  return best;
}

function distance(a: string, b: string): number {
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, change));
    }
    last = row;
  }
  return last[b.length] ?? 0;
}
