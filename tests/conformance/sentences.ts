import fs from 'node:fs';
import path from 'node:path';

/** A statement of the specification: a sentence, a list item, or a table row. */
export type Statement = Readonly<{
  /** The numbered heading above it, such as `5. Validation rules`, or the title for the introduction. */
  point: string;
  /** The nearest heading above it. */
  heading: string;
  /** Its text, which also identifies it. The cells of a table row are joined by ` | `. */
  text: string;
}>;

/** The line between the header of a table and its rows. */
const tableRule = /^\|([\s:-]+\|)+$/;

/** Splits a specification in Markdown into its statements, in order. */
export function sentences(markdown: string): readonly Statement[] {
  const statements: Statement[] = [];
  let point = '';
  let heading = '';
  const lines = markdown.split('\n');
  for (const [index, line] of lines.entries()) {
    const [, marks, title] = /^(#+) (.+)$/.exec(line) ?? [];
    if (marks !== undefined && title !== undefined) {
      heading = title;
      if (marks.length <= 2) point = title;
      continue;
    }
    if ([line, lines[index + 1] ?? ''].some((candidate) => tableRule.test(candidate))) continue;
    statements.push(...statementsOf(line).map((text) => ({ point, heading, text })));
  }
  return statements;
}

function statementsOf(line: string): readonly string[] {
  if (line.startsWith('|')) {
    const cells = line.slice(1, -1).split('|');
    return [cells.map((cell) => cell.trim()).join(' | ')];
  }
  const prose = line.replace(/^\s*- /, '').trim();
  return prose === '' ? [] : prose.split(/(?<=[.?!])\s+(?=[A-Z])/);
}

/** The statements of this site's specification. */
export function specification(): readonly Statement[] {
  return sentences(fs.readFileSync(path.join(process.cwd(), 'tests/conformance/specification.md'), 'utf8'));
}
