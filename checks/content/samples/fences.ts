import { readFenceMeta } from '../../../plugins/markdown/highlight/fenceMeta.ts';

/** A fenced code block. */
export type Fence = Readonly<{
  language: string;
  /** What comes after the language: `title="…" {2,4-5} old`. */
  meta: string;
  /** Line number in the page of the first line of code, after the opening fence, starting at 1. */
  line: number;
  text: string;
}>;

/** A fence can come right after the marker of a list item or a quotation. */
const opening = /^((?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*)(`{3,}|~{3,})\s*([\w+-]*)([^`]*)$/;

/** The fences of a Markdown text. In lists and quotations, the indentation is removed from each line, as in Markdown. */
export function fencesOf(lines: readonly string[]): readonly Fence[] {
  const fences: Fence[] = [];
  for (let i = 0; i < lines.length; i++) {
    const open = opening.exec(lines[i] ?? '');
    if (!open) continue;
    const [, before = '', marks = '', language = '', meta = ''] = open;
    // What the lines of code start with: spaces in place of a list marker, and `>` again in a quotation.
    const indent = before.replace(/[^\s>]/g, ' ');
    const first = i + 1;
    const closing = new RegExp(
      `^${indent.includes('>') ? '[ \\t>]*' : '[ \\t]*'}${marks[0]}{${marks.length},}[ \\t]*$`,
    );
    while (++i < lines.length && !closing.test(lines[i] ?? ''));
    const text = lines.slice(first, i).map((line) => {
      if (line.startsWith(indent)) return line.slice(indent.length);
      return indent.startsWith(line.trimEnd()) ? '' : line.trimStart();
    });
    fences.push({ language, meta: meta.trim(), line: first + 1, text: text.join('\n') });
  }
  return fences;
}

/** Whether the meta contains a word such as `old`, outside of quotes and braces. */
export const hasFlag = ({ meta }: Fence, flag: 'old' | 'wrong'): boolean => readFenceMeta(meta).flags.has(flag);

/** The names listed in `names="…"`, which the sample uses but doesn't define. */
export const namesOf = ({ meta }: Fence): readonly string[] => readFenceMeta(meta).names;
