import type { Replacement } from '#core/keymap-check';

/** Applies replacements that don't overlap. */
export const replaceAll = (text: string, replacements: readonly Replacement[]): string =>
  [...replacements]
    .sort((a, b) => b.from - a.from)
    .reduce((result, { from, to, insert }) => result.slice(0, from) + insert + result.slice(to), text);

/** The spaces after a binding, so that what follows keeps its column if it has one. */
export function paddingFor(text: string, end: number, lengthened: number): Replacement | undefined {
  const gap = /^ */.exec(text.slice(end, end + 400))?.[0].length ?? 0;
  const next = text[end + gap];
  // At the end of a line and before tabs, there's nothing to align.
  if (gap === 0 || next === undefined || /[\t\r\n>]/.test(next)) return undefined;
  if (gap === 1 && (lengthened >= 0 || !isInColumn(text, end + gap))) return undefined;
  const padding = Math.max(1, gap - lengthened);
  return padding === gap ? undefined : { from: end, to: end + gap, insert: ' '.repeat(padding) };
}

/** Whether the line before or after has something that starts in the same column. */
function isInColumn(text: string, offset: number): boolean {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const column = offset - start;
  const end = text.indexOf('\n', offset);
  const before = text.slice(text.lastIndexOf('\n', start - 2) + 1, Math.max(0, start - 1));
  const after = end < 0 ? '' : (text.slice(end + 1).split('\n', 1)[0] ?? '');
  return [before, after].some((line) => line[column - 1] === ' ' && /\S/.test(line[column] ?? ''));
}
