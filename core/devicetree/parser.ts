import type { BodyFrame, Draft, Frame, ItemOwner, ItemsFrame, PropertyFrame } from './frames.ts';
import { ProblemLog } from './problems.ts';
import type { Directive, Node, ProblemCode, Property } from './syntax.ts';
import { tokenize } from './tokenize.ts';
import { Kind, type Tokens } from './tokens.ts';

/** Macros that aren't defined in the file are recognized by their spelling. */
const macroNamePattern = /^[A-Z_][A-Z0-9_]*$/;
const namePunctuation: ReadonlySet<number> = new Set([...',.+-*#?@'].map((mark) => mark.charCodeAt(0)));

/** The state of the parser, and what the functions for each part of the grammar share. */
export class Parser {
  readonly text: string;
  readonly tokens: Tokens;
  readonly problems = new ProblemLog();
  readonly directives: Directive[] = [];
  /** Names of the macros defined so far. */
  readonly definedMacros = new Set<string>();
  /** Nodes whose `}` is indented less than they are, so it may belong to a node around them. */
  readonly closedTooLate: Node[] = [];
  /** The first node whose `}` is indented more than it is, so it may be one too many. */
  closedTooEarly: Node | null = null;
  /** How many missing `{` were reported. For each, one `}` without a `{` isn't reported. */
  missingBraces = 0;
  /** The token to read next. */
  at = 0;
  readonly document: BodyFrame = { kind: 'body', up: null, depth: 0, node: null, statements: [] };
  /** The innermost open bracket or property. */
  top: Frame = this.document;

  constructor(text: string) {
    this.text = text;
    this.tokens = tokenize(text);
  }

  kind(index = this.at): Kind {
    return this.tokens.kinds[index] ?? Kind.endOfFile;
  }

  from(index = this.at): number {
    return this.tokens.froms[index] ?? this.text.length;
  }

  to(index = this.at): number {
    return this.tokens.tos[index] ?? this.text.length;
  }

  slice(index = this.at): string {
    return this.text.slice(this.tokens.froms[index], this.tokens.tos[index]);
  }

  /** Whether the token is this one-character punctuation mark. */
  is(mark: string, index = this.at): boolean {
    return this.tokens.marks[index] === mark.charCodeAt(0);
  }

  touches(index: number): boolean {
    return this.to(index - 1) === this.from(index);
  }

  /** The end of the token before this one, where a missing token belongs. */
  get previousEnd(): number {
    return this.at > 0 ? this.to(this.at - 1) : 0;
  }

  /** The index after the devicetree name that starts at `index`, or `index` if there is none. */
  nameEnd(index = this.at): number {
    let end = index;
    while (this.isNamePart(end) && (end === index || this.touches(end))) end++;
    return end;
  }

  private isNamePart(index: number): boolean {
    const kind = this.tokens.kinds[index];
    return kind === Kind.word || kind === Kind.number || namePunctuation.has(this.tokens.marks[index] ?? 0);
  }

  isMacroName(name: string): boolean {
    return macroNamePattern.test(name) || this.definedMacros.has(name);
  }

  /** Reports this token. */
  report(code: ProblemCode, message: string): void {
    this.problems.addToken(this.at, code, { from: this.from(), to: this.to() }, message);
  }

  /** Reports that something is missing after the token before this one. */
  reportMissing(code: ProblemCode, message: string): void {
    this.problems.add(code, { from: this.previousEnd, to: this.previousEnd }, message);
  }

  misplaced(message: string): void {
    this.report('misplaced', message);
    this.at++;
  }

  /** Reports a label such as `5col` or `my-macro`, which ends before the token at `end`. */
  invalidLabel(from: number, end: number): void {
    const name = this.text.slice(from, this.to(end - 1));
    this.problems.add(
      'misplaced',
      { from, to: this.to(end - 1) },
      `"${name}" can't be a label. Labels consist of letters, digits, and _, and don't start with a digit.`,
    );
    this.at = end;
  }

  strayClose(): void {
    const mark = this.slice();
    this.report('stray-close', `This ${mark} closes nothing. Remove it, or add the bracket it belongs to.`);
    this.at++;
  }

  /** The width of the line's indentation if the token at `offset` is the first on its line, or null. */
  indentationOf(offset: number): number | null {
    let start = offset;
    while (this.text[start - 1] === ' ' || this.text[start - 1] === '\t') start--;
    if (start > 0 && this.text[start - 1] !== '\n') return null;
    return this.text.slice(start, offset).replaceAll('\t', '    ').length;
  }

  openBody(node: Draft<Node>): void {
    this.top = { kind: 'body', up: this.top, depth: this.top.depth + 1, node, statements: node.statements };
  }

  openProperty(property: Draft<Property>): void {
    this.top = { kind: 'property', up: this.top, depth: this.top.depth + 1, property, needsComma: false };
  }

  openItems(owner: ItemOwner, loose: boolean): void {
    const items = owner.type === 'call' ? owner.argument.items : owner.part.items;
    this.top = { kind: 'items', up: this.top, depth: this.top.depth + 1, owner, items, loose, complained: false };
  }

  /** Ends the innermost frame at `to`. */
  close(frame: Frame, to: number): void {
    if (frame.kind === 'body' && frame.node) frame.node.to = to;
    else if (frame.kind === 'property') frame.property.to = to;
    else if (frame.kind === 'items') closeItems(frame, to);
    if (frame.up) this.top = frame.up;
  }

  /** Ends a frame that is never closed. */
  abandon(frame: Frame, up: Frame): void {
    this.complainOpen(frame);
    this.close(frame, this.previousEnd);
    this.top = up;
  }

  private complainOpen(frame: Frame): void {
    if (frame.kind === 'body' && frame.node) {
      const { name } = this.closedTooLate.shift() ?? frame.node;
      this.problems.add('open-brace', name, `The { of "${name.text}" is never closed. Add }; where this node ends.`);
    } else if (frame.kind === 'property') {
      this.missingSemicolon(frame);
    } else if (frame.kind === 'items' && !frame.complained && frame.owner.type !== 'directive') {
      const { type, part } = frame.owner;
      if (type === 'cells')
        this.problems.add('open-angle', { from: part.from, to: part.from + 1 }, 'This < has no closing >.');
      else if (type === 'bytes')
        this.problems.add('open-bracket', { from: part.from, to: part.from + 1 }, 'This [ has no closing ].');
      else this.problems.add('open-paren', part, 'This parenthesis is never closed.');
    }
  }

  missingSemicolon(frame: PropertyFrame): void {
    const end = this.previousEnd;
    // The semicolon is inside the string.
    if (this.tokens.faults.some(({ fault, to }) => fault === 'open-string' && to === end)) return;
    this.reportMissing('missing-semicolon', `"${frame.property.name.text}" needs a ; after its value.`);
  }
}

function closeItems(frame: ItemsFrame, to: number): void {
  const { owner } = frame;
  owner.part.to = to;
  if (owner.type !== 'call') return;
  owner.argument.to = Math.max(owner.argument.from, owner.part.closed ? to - 1 : to);
  if (owner.statement) owner.statement.to = to;
}
