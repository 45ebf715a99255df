/**
 * Tokens → tree. Open brackets are a linked list on the heap, so nesting can be any depth. Each step consumes a token or
 * closes a bracket, so the cost is linear. The parser never backtracks or throws. It reports what doesn't fit as a problem
 * and continues in the way that loses the least.
 *
 * Both branches of `#if … #else … #endif` are read. `#else` restores the brackets that were open at `#if`, so a brace that
 * is opened in both branches is one brace.
 */
import { LineIndex } from './lines.ts';
import { DirectiveReader } from './parseDirective.ts';
import { readItem } from './parseItems.ts';
import { Parser } from './parser.ts';
import { readStatement } from './parseStatement.ts';
import { readValue } from './parseValue.ts';
import type { Directive, Problem, Statement } from './syntax.ts';
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
  const parser = new Parser(text);
  const directiveReader = new DirectiveReader(parser);
  const { tokens, problems, document, directives } = parser;
  problems.addLexical(tokens.faults);
  for (let kind = parser.kind(); kind !== Kind.endOfFile; kind = parser.kind()) {
    if (kind === Kind.directive) directiveReader.open();
    else if (kind === Kind.directiveEnd) directiveReader.close();
    else if (parser.top.kind === 'body') readStatement(parser, parser.top);
    else if (parser.top.kind === 'property') readValue(parser, parser.top);
    else readItem(parser, parser.top);
  }
  directiveReader.finish();
  while (parser.top.up) parser.abandon(parser.top, parser.top.up);
  return {
    text,
    statements: document.statements,
    directives,
    comments: tokens.comments,
    tokens,
    problems: problems.sorted(),
    lines: new LineIndex(text),
  };
}
