/** Converts line endings to LF, which CodeMirror uses. */
export const toLf = (text: string): string => text.replace(/\r\n?/g, '\n');

/** Converts an offset in `toLf(text)` to one in `text`. */
function originalOffset(text: string, offset: number): number {
  let at = 0;
  for (let left = offset; left > 0; left--) at += text.startsWith('\r\n', at) ? 2 : 1;
  return at;
}

/**
 * Applies what the reader typed in the editor to the original file. Untouched lines keep their line endings, even if the
 * file mixes them. New lines end like the first line of the file.
 */
export function applyEdit(before: string, edited: string): string {
  if (!before.includes('\r')) return edited;
  const beforeLf = toLf(before);
  const shorter = Math.min(beforeLf.length, edited.length);
  let start = 0;
  while (start < shorter && beforeLf[start] === edited[start]) start++;
  let end = 0;
  while (end < shorter - start && beforeLf[beforeLf.length - end - 1] === edited[edited.length - end - 1]) end++;
  const newline = /\r\n?|\n/.exec(before)?.[0] ?? '\n';
  const typed = edited.slice(start, edited.length - end).replaceAll('\n', newline);
  return (
    before.slice(0, originalOffset(before, start)) + typed + before.slice(originalOffset(before, beforeLf.length - end))
  );
}
