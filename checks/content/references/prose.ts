import type { Fence } from '../samples/fences.ts';
import { fencesOf } from '../samples/fences.ts';

/** Inline code, without its backticks. */
export type InlineCode = Readonly<{ line: number; text: string }>;

/** The lines of a page, with code blocks and front matter blanked, so that line numbers stay the same. */
export function proseLines(lines: readonly string[]): readonly string[] {
  const prose = [...lines];
  const blank = (from: number, to: number) => prose.fill('', Math.max(0, from), to);
  if (lines[0] === '---') blank(0, lines.indexOf('---', 1) + 1);
  for (const fence of fencesOf(lines)) blank(fence.line - 2, endOf(fence) + 1);
  return prose;
}

/** The index of the line that closes a fence. */
function endOf({ line, text }: Fence): number {
  return line - 1 + (text === '' ? 0 : text.split('\n').length);
}

export function inlineCode(prose: readonly string[]): readonly InlineCode[] {
  return prose.flatMap((line, index) =>
    [...line.matchAll(/(?<!`)`([^`]+)`(?!`)/g)].map(([, text = '']) => ({ line: index + 1, text })),
  );
}
