import type { LexicalFault } from './tokens.ts';
import type { Problem, ProblemCode, Span } from './syntax.ts';

/** Otherwise, a file that isn't devicetree would get a problem for every word. */
const maxProblems = 100;

const lexicalMessages: Record<LexicalFault['fault'], string> = {
  'open-comment': 'This comment is never closed, so the rest of the file is ignored. Add */ where it ends.',
  'open-string': 'This string has no closing quote on its line.',
  'open-path': 'This include has no closing quote or bracket.',
  'wrong-quotes': 'Use straight double quotes (") here.',
};

/** Collects problems, and merges neighbors with the same cause. */
export class ProblemLog {
  readonly list: Problem[] = [];
  private lastToken = -2;

  addLexical(faults: readonly LexicalFault[]): void {
    for (const { fault, from, to } of faults) this.add(fault, { from, to }, lexicalMessages[fault]);
  }

  add(code: ProblemCode, { from, to }: Span, message: string): void {
    if (this.list.length < maxProblems) this.list.push({ code, from, to, message });
  }

  /** Reports a token that doesn't belong here. Several in a row are one problem. */
  addToken(token: number, code: ProblemCode, span: Span, message: string): void {
    const last = this.list.at(-1);
    if (last?.code === code && this.lastToken === token - 1) this.list[this.list.length - 1] = { ...last, to: span.to };
    else this.add(code, span, message);
    this.lastToken = token;
  }

  /** In the order of the text, without what follows from a comment or a node that is never closed. */
  sorted(): readonly Problem[] {
    const has = (code: ProblemCode): boolean => this.list.some((problem) => problem.code === code);
    const consequence = has('open-comment')
      ? /^(?:open-(?:angle|brace|bracket|paren)|missing-semicolon)$/
      : has('open-brace')
        ? /^nested-node$/
        : /^$/;
    return this.list.filter(({ code }) => !consequence.test(code)).sort((a, b) => a.from - b.from);
  }
}
