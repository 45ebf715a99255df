import { describe, ExpressionReader, Mistake } from './expression.ts';
import type { KnownNames } from './expression.ts';
import type { Lexer, Token } from './lexer.ts';
import type { CompiledCell, CompiledPart } from './tree.ts';

/** A name, perhaps with labels before it, that starts another statement. */
const statementStart = /(?:[A-Za-z_]\w*:\s*)*\\?[\w,.+*#?@-]+\s*[={;]|[A-Za-z_]\w*:\s*[A-Za-z]|\}|&\w+\s*\{|\/\s*\{/y;

/** Reads the values after `name =`, up to the semicolon. */
export class ValueReader {
  private readonly lexer: Lexer;
  private readonly names: KnownNames;
  private readonly expressions: ExpressionReader;
  private readonly report: (mistake: Mistake) => void;

  constructor(lexer: Lexer, names: KnownNames, report: (mistake: Mistake) => void) {
    this.lexer = lexer;
    this.names = names;
    this.expressions = new ExpressionReader(lexer, names);
    this.report = report;
  }

  /** Returns the values up to the first mistake, and leaves the lexer after the semicolon or where the next statement starts. */
  read(): readonly CompiledPart[] {
    const { lexer } = this;
    const parts: CompiledPart[] = [];
    for (;;) {
      try {
        this.skipLabels();
        parts.push(this.part(lexer.peek('value')));
        this.skipLabels();
        const end = lexer.peek('value');
        if (end.kind === 'mark' && end.text === ',') lexer.take(end);
        else if (end.kind === 'mark' && end.text === ';') {
          lexer.take(end);
          return parts;
        } else {
          parts.push({ kind: 'unknown', from: end.from, to: end.from });
          throw new Mistake('syntax', end, `A ; or a comma is missing before ${describe(end)}.`);
        }
      } catch (error) {
        if (!(error instanceof Mistake)) throw error;
        this.report(error);
        this.recover();
        parts.push({ kind: 'unknown', from: error.from, to: error.to });
        return parts;
      }
    }
  }

  /** Continues after the next semicolon, or where the next statement starts if the semicolon is missing. */
  private recover(): void {
    const { lexer } = this;
    for (;;) {
      const token = lexer.peek('value');
      if (token.kind === 'end' || startsStatement(lexer.text, token.from)) return;
      lexer.take(token);
      if (token.kind === 'mark' && token.text === ';') return;
    }
  }

  private skipLabels(): void {
    const { lexer } = this;
    for (let token = lexer.peek('value'); token.kind === 'label'; token = lexer.peek('value')) {
      if (startsStatement(lexer.text, token.from)) return;
      lexer.take(token);
    }
  }

  private part(token: Token): CompiledPart {
    const { lexer } = this;
    const { from } = token;
    if (token.kind === 'string') {
      lexer.take(token);
      return { kind: 'string', value: unescape(token.text), from, to: token.to };
    }
    if (token.kind === 'reference') {
      lexer.take(token);
      return { kind: 'path', ref: token.text, from, to: token.to };
    }
    if (token.kind === 'mark' && token.text === '<') {
      lexer.take(token);
      return this.cells(32, from);
    }
    if (token.kind === 'mark' && token.text === '[') {
      lexer.take(token);
      return this.bytes(from);
    }
    if (token.kind === 'keyword' && token.text === '/bits/') return this.sizedCells(token);
    if (token.kind === 'keyword' && token.text === '/incbin/') return this.unknownUpToEnd(token);
    if (token.kind === 'word' && this.names.mayExist(token.text)) return this.unknownUpToEnd(token);
    throw new Mistake('syntax', token, this.whyNoValue(token));
  }

  private whyNoValue(token: Token): string {
    if (token.kind === 'mark' && token.text === ';') return 'A value is missing before the ;.';
    if (token.kind === 'word') return `${token.text} isn't a value. Put text in quotes, and names and numbers in < >.`;
    if (token.kind === 'number' || (token.kind === 'mark' && token.text === '('))
      return 'Put numbers in angle brackets: <…>.';
    return `A value is expected here, not ${describe(token)}.`;
  }

  /** A value that can't be known here. */
  private unknownUpToEnd({ from }: Token): CompiledPart {
    const { lexer } = this;
    let depth = 0;
    for (;;) {
      const token = lexer.peek('value');
      const isMark = token.kind === 'mark';
      if (token.kind === 'end' || (isMark && depth <= 0 && /^[;,]$/.test(token.text)))
        return { kind: 'unknown', from, to: token.from };
      if (isMark && /^[{}]$/.test(token.text)) return { kind: 'unknown', from, to: token.from };
      if (isMark && token.text === '(') depth++;
      if (isMark && token.text === ')') depth--;
      lexer.take(token);
    }
  }

  private sizedCells(keyword: Token): CompiledPart {
    const { lexer } = this;
    lexer.take(keyword);
    const width = lexer.peek('value');
    if (width.kind !== 'number' || !/^(?:8|16|32|64)$/.test(width.text))
      throw new Mistake('syntax', width, '/bits/ needs 8, 16, 32, or 64 after it.');
    lexer.take(width);
    const open = lexer.peek('value');
    if (open.kind !== 'mark' || open.text !== '<') throw new Mistake('syntax', open, 'A < is missing before this.');
    lexer.take(open);
    return this.cells(Number(width.text), keyword.from);
  }

  private cells(bits: number, from: number): CompiledPart {
    const { lexer } = this;
    const cells: CompiledCell[] = [];
    for (;;) {
      const token = lexer.peek('value');
      if (token.kind === 'mark' && token.text === '>') {
        lexer.take(token);
        return { kind: 'cells', bits, cells, from, to: token.to };
      }
      if (token.kind === 'label') lexer.take(token);
      else if (token.kind === 'reference') {
        lexer.take(token);
        if (bits !== 32) throw new Mistake('syntax', token, `&${token.text} can only be in a list of 32-bit numbers.`);
        cells.push({ kind: 'phandle', ref: token.text, from: token.from, to: token.to });
      } else this.cell(token, bits, cells);
    }
  }

  private cell(token: Token, bits: number, cells: CompiledCell[]): void {
    const { lexer } = this;
    const { from } = token;
    try {
      const numbers = this.expressions.cell(token);
      const to = lexer.at;
      if (numbers === null) cells.push({ kind: 'unknown', from, to });
      for (const value of numbers ?? []) {
        if (value >= 1n << BigInt(bits) || value < -(1n << BigInt(bits - 1)))
          throw new Mistake('number', { from, to }, `This number doesn't fit in ${bits} bits.`);
        cells.push({ kind: 'number', value: BigInt.asUintN(bits, value), from, to });
      }
    } catch (error) {
      // After a wrong name or number, the rest of the list can still be read.
      if (!(error instanceof Mistake) || error.code === 'syntax' || lexer.at === from) throw error;
      if (error.code === 'name' && startsStatement(lexer.text, from)) throw error;
      this.report(error);
      cells.push({ kind: 'unknown', from, to: lexer.at });
    }
  }

  private bytes(from: number): CompiledPart {
    const { lexer } = this;
    for (let count = 0; ;) {
      const token = lexer.peek('bytes');
      if (token.kind === 'byte') count++;
      else if (token.kind === 'mark' && token.text === ']') {
        lexer.take(token);
        return { kind: 'bytes', count, from, to: token.to };
      } else if (token.kind !== 'label')
        throw new Mistake('syntax', token, 'Bytes have two digits each, such as [01 FF].');
      lexer.take(token);
    }
  }
}

function startsStatement(text: string, at: number): boolean {
  statementStart.lastIndex = at;
  return statementStart.test(text);
}

const escapes: Readonly<Record<string, string>> = { a: '\x07', b: '\b', t: '\t', n: '\n', v: '\v', f: '\f', r: '\r' };

const unescape = (text: string): string =>
  text.replace(/\\([0-7]{1,3}|x[\da-fA-F]{1,2}|[^])/g, (_, escaped: string) => {
    if (/^[0-7]/.test(escaped)) return String.fromCharCode(parseInt(escaped, 8));
    if (/^x./.test(escaped)) return String.fromCharCode(parseInt(escaped.slice(1), 16));
    return escapes[escaped] ?? escaped;
  });
