/** Helpers for changes and notes that several rules make. */
import { firstEndingAfter, type Document, type Span } from '#core/devicetree';
import type { FoundChange, FoundNote, Replacement } from './types.ts';

const isBlank = (character: string | undefined): boolean => character === ' ' || character === '\t';

export const note = ({ from, to }: Span, message: string): FoundNote => ({ from, to, message });

/** Replaces a span. */
export const rewrite = (text: string, { from, to }: Span, insert: string, reason: string): FoundChange => ({
  replacements: [{ from, to, insert }],
  before: text.slice(from, to),
  after: insert,
  reason,
});

/** Removes a statement. */
export const remove = (text: string, span: Span, reason: string): FoundChange => ({
  ...rewrite(text, span, '', reason),
  replacements: [removal(text, span)],
});

/** Removes a span, and its whole line if nothing else is on that line. */
function removal(text: string, { from, to }: Span): Replacement {
  let start = from;
  let end = to;
  while (start > 0 && isBlank(text[start - 1])) start--;
  while (end < text.length && isBlank(text[end])) end++;
  const startsLine = start === 0 || text[start - 1] === '\n';
  const lineBreak = text.startsWith('\r\n', end) ? 2 : text[end] === '\n' ? 1 : 0;
  const endsLine = lineBreak > 0 || end === text.length;
  if (!startsLine || !endsLine) return { from, to, insert: '' };
  if (lineBreak === 0 && start > 0) start -= text.startsWith('\r\n', start - 2) ? 2 : 1;
  return { from: start, to: end + lineBreak, insert: '' };
}

/** The whitespace at the start of the line that `offset` is on. */
export function indentationAt(text: string, offset: number): string {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(lineStart, offset))?.[0] ?? '';
}

/** Whether the span contains a preprocessor line, so that its content may differ between builds. */
export function containsDirective(document: Document, { from, to }: Span): boolean {
  return overlapsAny(document.directives, from, to);
}

export function containsComment(document: Document, { from, to }: Span): boolean {
  return overlapsAny(document.comments, from, to);
}

function overlapsAny(sorted: readonly Span[], from: number, to: number): boolean {
  const first = firstEndingAfter(sorted, from);
  return first !== undefined && first.from < to;
}
