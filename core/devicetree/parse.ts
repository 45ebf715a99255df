/**
 * Tokens → tree. Open brackets are a linked list on the heap, so nesting can be any depth. Each step consumes a token or
 * closes a bracket, so the cost is linear. The parser never backtracks or throws. It reports what doesn't fit as a problem
 * and continues in the way that loses the least.
 *
 * Both branches of `#if … #else … #endif` are read. `#else` restores the brackets that were open at `#if`, so a brace that
 * each branch opens counts once.
 */
import { DirectiveReader } from './parseDirective.ts';
import type { BodyFrame, Draft, Frame, ItemOwner, ItemsFrame, PropertyFrame } from './frames.ts';
import { LineIndex } from './lines.ts';
import { readItem } from './parseItems.ts';
import { readStatement } from './parseStatement.ts';
import { readValue } from './parseValue.ts';
import { ProblemLog } from './problems.ts';
import type { Directive, Node, Problem, Property, Statement } from './syntax.ts';
import { tokenize } from './tokenize.ts';
import { Kind, type Comment, type Tokens } from './tokens.ts';

export interface Document {
  readonly text: string;
  readonly statements: readonly Statement[];
  /** Every preprocessor line in the file, in source order. */
  readonly directives: readonly Directive[];
  readonly comments: readonly Comment[];
  readonly tokens: Tokens;
  readonly problems: readonly Problem[];
  readonly lines: LineIndex;
}

/** Reads devicetree source. Never throws. `problems` is empty if the devicetree compiler would accept the syntax. */
export function parse(text: string): Document {
  return new Parser(text).run();
}

/** Names that are used as macros for whole statements and aren't defined in the file. */
const macroNamePattern = /^[A-Z_][A-Z0-9_]*$/;
const namePunctuation: ReadonlySet<number> = new Set([...',.+-*#?@'].map((mark) => mark.charCodeAt(0)));

export class Parser {
  readonly text: string;
  readonly tokens: Tokens;
  readonly problems = new ProblemLog();
  readonly directives: Directive[] = [];
  readonly directiveReader = new DirectiveReader(this);
  /** Reported names that a { may be missing after. Each explains one } too many. */
  missingBraces = 0;
  /** The token to read next. */
  at = 0;
  top: Frame;
  private readonly document: BodyFrame;

  constructor(text: string) {
    this.text = text;
    this.tokens = tokenize(text);
    this.document = { kind: 'body', up: null, depth: 0, node: null, statements: [] };
    this.top = this.document;
  }

  run(): Document {
    this.problems.addLexical(this.tokens.faults);
    for (let kind = this.kind(); kind !== Kind.endOfFile; kind = this.kind()) {
      if (kind === Kind.directive) this.directiveReader.open();
      else if (kind === Kind.directiveEnd) this.directiveReader.close();
      else if (this.top.kind === 'body') readStatement(this, this.top);
      else if (this.top.kind === 'property') readValue(this, this.top);
      else readItem(this, this.top);
    }
    this.directiveReader.finish();
    while (this.top.up) this.abandon(this.top, this.top.up);
    return {
      text: this.text,
      statements: this.document.statements,
      directives: this.directives,
      comments: this.tokens.comments,
      tokens: this.tokens,
      problems: this.problems.sorted(),
      lines: new LineIndex(this.text),
    };
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
    return macroNamePattern.test(name) || this.directiveReader.defined.has(name);
  }

  misplaced(message: string): void {
    this.problems.addToken(this.at, 'misplaced', this.from(), this.to(), message);
    this.at++;
  }

  strayClose(): void {
    const mark = this.slice();
    this.problems.addToken(
      this.at,
      'stray-close',
      this.from(),
      this.to(),
      `There is no open bracket that this ${mark} could close.`,
    );
    this.at++;
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
      const { name } = frame.node;
      this.problems.add(
        'open-brace',
        name.from,
        name.to,
        `The { of "${name.text}" is never closed. Add }; where this node ends.`,
      );
    } else if (frame.kind === 'property') {
      this.missingSemicolon(frame);
    } else if (frame.kind === 'items' && !frame.complained && frame.owner.type !== 'directive') {
      const { type, part } = frame.owner;
      if (type === 'cells') this.problems.add('open-angle', part.from, part.from + 1, 'This < has no closing >.');
      else if (type === 'bytes')
        this.problems.add('open-bracket', part.from, part.from + 1, 'This [ has no closing ].');
      else this.problems.add('open-paren', part.from, part.to, 'This parenthesis is never closed.');
    }
  }

  missingSemicolon(frame: PropertyFrame): void {
    const end = this.previousEnd;
    this.problems.add('missing-semicolon', end, end, `"${frame.property.name.text}" needs a ; after its value.`);
  }
}

function closeItems(frame: ItemsFrame, to: number): void {
  const { owner } = frame;
  owner.part.to = to;
  if (owner.type !== 'call') return;
  owner.argument.to = Math.max(owner.argument.from, owner.part.closed ? to - 1 : to);
  if (owner.statement) owner.statement.to = to;
}
