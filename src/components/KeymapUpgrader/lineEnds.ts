/** CodeMirror ends every line with LF. */
export const withLf = (text: string): string => text.replace(/\r\n?/g, '\n');

/** The offset in `text` of an offset in `withLf(text)`. */
function offsetIn(text: string, offset: number): number {
  let at = 0;
  for (let left = offset; left > 0; left--) at += text.startsWith('\r\n', at) ? 2 : 1;
  return at;
}

/**
 * The file after an edit in the editor. Lines that were not touched keep the line end they came with, also in a file that
 * mixes them. New lines end like the first line of the file.
 */
export function applyEdit(before: string, edited: string): string {
  if (!before.includes('\r')) return edited;
  const shown = withLf(before);
  const shorter = Math.min(shown.length, edited.length);
  let start = 0;
  while (start < shorter && shown[start] === edited[start]) start++;
  let end = 0;
  while (end < shorter - start && shown[shown.length - end - 1] === edited[edited.length - end - 1]) end++;
  const newline = /\r\n?|\n/.exec(before)?.[0] ?? '\n';
  const typed = edited.slice(start, edited.length - end).replaceAll('\n', newline);
  return before.slice(0, offsetIn(before, start)) + typed + before.slice(offsetIn(before, shown.length - end));
}
