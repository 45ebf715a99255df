const contextLines = 3;
/** With more different lines than this, the part with the differences is replaced as a whole. */
const maxDifferent = 600;

/** A line in only one of the texts, or in both. */
type Row = readonly [sign: '-' | '+' | ' ', line: string];

/** The differences between two texts, like `diff -u`, without the two lines with the file's name. Empty if there are none. */
export function unifiedDiff(before: string, after: string): string {
  const rows = rowsOf(linesOf(before), linesOf(after));
  const isNear = nearChanges(rows);
  let output = '';
  let old = 0;
  let now = 0;
  for (let at = 0; at < rows.length;) {
    if (!isNear(at)) {
      old++;
      now++;
      at++;
      continue;
    }
    let end = at;
    while (end < rows.length && isNear(end)) end++;
    const hunk = rows.slice(at, end);
    const removed = hunk.filter(([sign]) => sign !== '+').length;
    const added = hunk.filter(([sign]) => sign !== '-').length;
    output += `@@ -${startOf(old, removed)},${removed} +${startOf(now, added)},${added} @@\n`;
    output += hunk.map(([sign, line]) => sign + (line.endsWith('\n') ? line : `${line}\n${noNewline}`)).join('');
    old += removed;
    now += added;
    at = end;
  }
  return output;
}

const noNewline = '\\ No newline at end of file\n';

/** An empty range is named by the line before it. */
const startOf = (line: number, count: number): number => (count === 0 ? line : line + 1);

/** Lines with their line breaks. */
const linesOf = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

function nearChanges(rows: readonly Row[]): (at: number) => boolean {
  const near = new Uint8Array(rows.length);
  rows.forEach(([sign], at) => {
    if (sign !== ' ') near.fill(1, Math.max(0, at - contextLines), at + contextLines + 1);
  });
  return (at) => near[at] === 1;
}

function rowsOf(a: readonly string[], b: readonly string[]): readonly Row[] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  const shorter = Math.min(a.length, b.length) - start;
  let sameEnd = 0;
  while (sameEnd < shorter && a[a.length - sameEnd - 1] === b[b.length - sameEnd - 1]) sameEnd++;
  const same = (line: string): Row => [' ', line];
  return [
    ...a.slice(0, start).map(same),
    ...different(a.slice(start, a.length - sameEnd), b.slice(start, b.length - sameEnd)),
    ...a.slice(a.length - sameEnd).map(same),
  ];
}

/** After Myers, "An O(ND) Difference Algorithm and Its Variations". */
function different(a: readonly string[], b: readonly string[]): readonly Row[] {
  /** On each diagonal, the furthest line of `a` that the edits so far reach. */
  const furthest = new Map<number, number>([[1, 0]]);
  const trace: ReadonlyMap<number, number>[] = [];
  const limit = Math.min(a.length + b.length, maxDifferent);
  for (let edits = 0; edits <= limit; edits++) {
    trace.push(new Map(furthest));
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let x = isDown(furthest, diagonal, edits) ? at(furthest, diagonal + 1) : at(furthest, diagonal - 1) + 1;
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x++;
      furthest.set(diagonal, x);
      if (x >= a.length && x - diagonal >= b.length) return backtrack(a, b, trace);
    }
  }
  return [...a.map((line): Row => ['-', line]), ...b.map((line): Row => ['+', line])];
}

const at = (furthest: ReadonlyMap<number, number>, diagonal: number): number => furthest.get(diagonal) ?? -1;

const isDown = (furthest: ReadonlyMap<number, number>, diagonal: number, edits: number): boolean =>
  diagonal === -edits || (diagonal !== edits && at(furthest, diagonal - 1) < at(furthest, diagonal + 1));

function backtrack(
  a: readonly string[],
  b: readonly string[],
  trace: readonly ReadonlyMap<number, number>[],
): readonly Row[] {
  const rows: Row[] = [];
  let x = a.length;
  let y = b.length;
  for (const [edits, furthest] of [...trace.entries()].reverse()) {
    const diagonal = x - y;
    const before = isDown(furthest, diagonal, edits) ? diagonal + 1 : diagonal - 1;
    const startX = edits === 0 ? 0 : at(furthest, before);
    const startY = edits === 0 ? 0 : startX - before;
    while (x > startX && y > startY) {
      rows.push([' ', a[--x] ?? '']);
      y--;
    }
    if (x > startX) rows.push(['-', a[--x] ?? '']);
    else if (y > startY) rows.push(['+', b[--y] ?? '']);
  }
  return rows.reverse();
}
