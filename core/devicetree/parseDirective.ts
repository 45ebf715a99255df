import type { Draft, Frame } from './frames.ts';
import type { Parser } from './parser.ts';
import type { Directive, DirectiveName, Word } from './syntax.ts';
import { Kind } from './tokens.ts';

interface OpenConditional {
  readonly directive: Directive;
  /** The innermost frame that was open at the `#if`. */
  readonly frame: Frame;
}

const macroNamingDirectives: ReadonlySet<DirectiveName> = new Set([
  'define',
  'undef',
  'ifdef',
  'ifndef',
  'elifdef',
  'elifndef',
]);

/** Reads preprocessor lines. */
export class DirectiveReader {
  private readonly parser: Parser;
  private readonly conditionals: OpenConditional[] = [];

  constructor(parser: Parser) {
    this.parser = parser;
  }

  open(): void {
    const { parser } = this;
    const word = parser.slice().replace(/^#\s*/, '') as DirectiveName;
    const directive: Draft<Directive> = {
      kind: 'directive',
      name: word,
      from: parser.from(),
      to: parser.to(),
      items: [],
      macro: null,
      parameters: null,
      isVariadic: false,
      path: null,
    };
    parser.at++;
    if (macroNamingDirectives.has(word) && parser.kind() === Kind.word) {
      directive.macro = { kind: 'word', from: parser.from(), to: parser.to(), text: parser.slice() } satisfies Word;
      parser.at++;
      if (word === 'define') parser.definedMacros.add(directive.macro.text);
      if (word === 'define' && parser.is('(') && parser.touches(parser.at)) this.readParameters(directive);
    } else if (parser.kind() === Kind.includePath) {
      directive.path = { from: parser.from(), to: parser.to(), text: parser.slice() };
      parser.at++;
    } else if (parser.kind() === Kind.directiveText) parser.at++;
    this.parser.openItems({ type: 'directive', part: directive }, true);
  }

  private readParameters(directive: Draft<Directive>): void {
    const { parser } = this;
    const parameters: string[] = [];
    parser.at++;
    while (!parser.is(')') && parser.kind() !== Kind.directiveEnd) {
      if (parser.kind() === Kind.word) parameters.push(parser.slice());
      else if (parser.is('.') && !directive.isVariadic) {
        // GNU C lets the rest have a name: `keys...`
        if (parser.kind(parser.at - 1) !== Kind.word) parameters.push('__VA_ARGS__');
        directive.isVariadic = true;
      }
      parser.at++;
    }
    if (parser.is(')')) parser.at++;
    directive.parameters = parameters;
  }

  /** At the end of the line. A macro's body may leave parentheses open. */
  close(): void {
    const { parser } = this;
    let frame = parser.top;
    while (frame.up && !(frame.kind === 'items' && frame.owner.type === 'directive')) {
      parser.close(frame, parser.previousEnd);
      frame = parser.top;
    }
    const end = parser.previousEnd;
    parser.at++;
    if (frame.kind !== 'items' || frame.owner.type !== 'directive') return;
    parser.close(frame, end);
    const directive = frame.owner.part;
    parser.directives.push(directive);
    if (parser.top.kind === 'body') parser.top.statements.push(directive);
    this.branch(directive);
  }

  private branch(directive: Directive): void {
    const { parser, conditionals } = this;
    const { name } = directive;
    if (name === 'if' || name === 'ifdef' || name === 'ifndef') {
      conditionals.push({ directive, frame: parser.top });
    } else if (name.startsWith('el') || name === 'endif') {
      const open = conditionals.at(-1);
      if (!open) {
        parser.problems.add('conditional', directive, `This #${name} has no #if before it.`);
        return;
      }
      if (name === 'endif') conditionals.pop();
      else this.restore(open.frame);
    }
  }

  private restore(frame: Frame): void {
    const { parser } = this;
    while (parser.top.depth > frame.depth && parser.top.up) parser.close(parser.top, parser.previousEnd);
    parser.top = frame;
  }

  finish(): void {
    for (const { directive } of this.conditionals) {
      this.parser.problems.add('conditional', directive, `This #${directive.name} has no #endif.`);
    }
  }
}
