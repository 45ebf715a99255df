/** Converts line endings to LF, which CodeMirror uses. */
export const toLf = (text: string): string => text.replace(/\r\n?/g, '\n');

/** Converts an offset in `toLf(text)` to one in `text`. */
export function originalOffset(text: string, offset: number): number {
  let at = 0;
  for (let left = offset; left > 0; left--) at += text.startsWith('\r\n', at) ? 2 : 1;
  return at;
}

/** The part in which two texts differ: where it starts, and how much of their ends is the same. */
export function differingPart(a: string, b: string): Readonly<{ from: number; sameEnd: number }> {
  const shorter = Math.min(a.length, b.length);
  let from = 0;
  while (from < shorter && a[from] === b[from]) from++;
  let sameEnd = 0;
  while (sameEnd < shorter - from && a[a.length - sameEnd - 1] === b[b.length - sameEnd - 1]) sameEnd++;
  return { from, sameEnd };
}

/**
 * Applies what the reader typed in the editor to the original file. Untouched lines keep their line endings, even if the
 * file mixes them. New lines end like the first line of the file.
 */
export function applyEdit(before: string, edited: string): string {
  if (!before.includes('\r')) return edited;
  const beforeLf = toLf(before);
  const { from, sameEnd } = differingPart(beforeLf, edited);
  const newline = /\r\n?|\n/.exec(before)?.[0] ?? '\n';
  const typed = edited.slice(from, edited.length - sameEnd).replaceAll('\n', newline);
  return (
    before.slice(0, originalOffset(before, from)) +
    typed +
    before.slice(originalOffset(before, beforeLf.length - sameEnd))
  );
}
