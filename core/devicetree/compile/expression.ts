import { Lexer, type Token } from './lexer.ts';

/** Names that stand for numbers, and functions, in the firmware's headers. */
export interface KnownNames {
  /** The numbers a name stands for. Undefined if nothing defines it. */
  readonly numbersOf: (name: string) => readonly bigint[] | undefined;
  /** How many arguments a function takes (null if that isn't known), and how many numbers it stands for. */
  readonly functionOf: (name: string) => { readonly parameters: number | null; readonly numbers: number } | undefined;
  /** Whether a file that isn't open may define this name. */
  readonly mayExist: (name: string) => boolean;
}

export class Mistake extends Error {
  readonly code: 'syntax' | 'name' | 'number';
  readonly from: number;
  readonly to: number;

  constructor(code: Mistake['code'], { from, to }: { from: number; to: number }, message: string) {
    super(message);
    this.code = code;
    this.from = from;
    this.to = to;
  }
}

type Operator = readonly [precedence: number, apply: (a: bigint, b: bigint) => bigint];

const floorDivide = (a: bigint, b: bigint): bigint => {
  const quotient = a / b;
  return a % b !== 0n && a < 0n !== b < 0n ? quotient - 1n : quotient;
};
const maxShift = 1000n;
const operators: Readonly<Record<string, Operator>> = {
  '*': [10, (a, b) => a * b],
  '/': [10, floorDivide],
  '%': [10, (a, b) => a - floorDivide(a, b) * b],
  '+': [9, (a, b) => a + b],
  '-': [9, (a, b) => a - b],
  '<<': [8, (a, b) => a << b],
  '>>': [8, (a, b) => a >> b],
  '<': [7, (a, b) => BigInt(a < b)],
  '>': [7, (a, b) => BigInt(a > b)],
  '<=': [7, (a, b) => BigInt(a <= b)],
  '>=': [7, (a, b) => BigInt(a >= b)],
  '==': [6, (a, b) => BigInt(a === b)],
  '!=': [6, (a, b) => BigInt(a !== b)],
  '&': [5, (a, b) => a & b],
  '^': [4, (a, b) => a ^ b],
  '|': [3, (a, b) => a | b],
  '&&': [2, (a, b) => BigInt(a !== 0n && b !== 0n)],
  '||': [1, (a, b) => BigInt(a !== 0n || b !== 0n)],
};

/** The compiler's own stack isn't deeper. */
const maxDepth = 70;
/** Numbers that grow beyond this are too large for any property. */
const maxBits = 4096n;
const limit = 1n << maxBits;

export class ExpressionReader {
  private readonly lexer: Lexer;
  private readonly names: KnownNames;
  private readonly signs: RegExp;
  private depth = 0;

  /** `allowsPlus`: the preprocessor knows a + as a sign, but the devicetree compiler doesn't. */
  constructor(lexer: Lexer, names: KnownNames, allowsPlus = false) {
    this.lexer = lexer;
    this.names = names;
    this.signs = allowsPlus ? /^[-~!+]$/ : /^[-~!]$/;
  }

  /** Reads a whole expression, without parentheses around it. */
  condition(): bigint | null {
    return this.ternary();
  }

  /** Reads a value of `<…>`: a number, a name, a call, or an expression in parentheses. Null if it may be anything. */
  cell(first: Token): readonly bigint[] | null {
    if (first.kind === 'word') return this.named(first);
    const value = this.primary(first);
    return value === null ? null : [value];
  }

  private named(token: Token): readonly bigint[] | null {
    const { lexer, names } = this;
    lexer.take(token);
    const next = lexer.peek('value');
    const isCall = next.kind === 'mark' && next.text === '(';
    const known = isCall ? names.functionOf(token.text) : undefined;
    if (known) return this.call(token, next, known);
    const numbers = names.numbersOf(token.text);
    if (numbers) return numbers;
    if (!names.mayExist(token.text)) throw this.unknown(token, isCall);
    if (isCall) this.skipArguments(next);
    return null;
  }

  private unknown(token: Token, isCall: boolean): Mistake {
    const { names } = this;
    if (!isCall && names.functionOf(token.text))
      return new Mistake('name', token, `${token.text} needs its arguments in parentheses.`);
    return new Mistake('name', token, `${token.text} isn't defined here.`);
  }

  private call(
    name: Token,
    open: Token,
    known: { parameters: number | null; numbers: number },
  ): readonly bigint[] | null {
    const { lexer } = this;
    lexer.take(open);
    let isUnknown = false;
    let value = 0n;
    let count = 0;
    this.enter(name);
    for (;;) {
      const next = lexer.peek('value');
      if (next.kind === 'mark' && (next.text === ')' || next.text === ','))
        throw new Mistake('syntax', { from: name.from, to: next.to }, `${name.text} has an empty argument.`);
      const argument = this.ternary();
      if (argument === null) isUnknown = true;
      else value = argument;
      count++;
      const end = lexer.peek('value');
      if (end.kind !== 'mark' || (end.text !== ',' && end.text !== ')'))
        throw new Mistake('syntax', end, `A comma or a ) is missing before this.`);
      lexer.take(end);
      if (end.text === ')') break;
    }
    this.depth--;
    if (known.parameters !== null && count !== known.parameters && !isUnknown)
      throw new Mistake(
        'syntax',
        { from: name.from, to: lexer.at },
        `${name.text} takes ${known.parameters === 1 ? 'one argument' : `${known.parameters} arguments`}, but this has ${count}.`,
      );
    if (isUnknown) return null;
    return Array.from({ length: known.numbers }, () => value & 0xffff_ffffn);
  }

  private skipArguments(open: Token): void {
    const { lexer } = this;
    let depth = 0;
    for (let token = open; token.kind !== 'end'; token = lexer.peek('value')) {
      lexer.take(token);
      if (token.kind === 'mark' && token.text === '(') depth++;
      if (token.kind === 'mark' && token.text === ')' && --depth === 0) return;
    }
  }

  /** A number, a character, or parentheses. */
  private primary(token: Token): bigint | null {
    const { lexer } = this;
    if (token.kind === 'number') {
      lexer.take(token);
      return this.number(token);
    }
    if (token.kind === 'char') {
      lexer.take(token);
      return characterOf(token);
    }
    if (token.kind !== 'mark' || token.text !== '(')
      throw new Mistake('syntax', token, `A value is expected here, not ${describe(token)}.`);
    lexer.take(token);
    this.enter(token);
    const value = this.ternary();
    this.depth--;
    const close = lexer.peek('value');
    if (close.kind !== 'mark' || close.text !== ')')
      throw new Mistake('syntax', close, `An operator or a ) is missing before ${describe(close)}.`);
    lexer.take(close);
    return value;
  }

  private enter(at: Token): void {
    if (++this.depth > maxDepth) throw new Mistake('syntax', at, 'There are too many parentheses inside each other.');
  }

  private number(token: Token): bigint {
    const { text, to } = token;
    const rest = /^\w+/.exec(this.lexer.text.slice(to, to + 40))?.[0];
    this.lexer.at = to + (rest?.length ?? 0);
    if (rest !== undefined)
      throw new Mistake('number', { from: token.from, to: to + rest.length }, `${text}${rest} isn't a number.`);
    const digits = text.replace(/[UL]+$/, '');
    if (/^0\d/.test(digits)) {
      if (!/^0[0-7]+$/.test(digits))
        throw new Mistake(
          'number',
          token,
          `${text} starts with 0, so it may only have the digits 0 to 7. Remove the 0.`,
        );
      return BigInt(`0o${digits.slice(1)}`);
    }
    return BigInt(digits);
  }

  private ternary(): bigint | null {
    const condition = this.binary(1);
    if (!this.takeMark('?')) return condition;
    const ifTrue = this.ternary();
    if (!this.takeMark(':'))
      throw new Mistake('syntax', this.lexer.peek('value'), 'This needs a : and a second value.');
    const ifFalse = this.ternary();
    return condition === null ? null : condition !== 0n ? ifTrue : ifFalse;
  }

  private binary(lowest: number): bigint | null {
    const { lexer } = this;
    let left = this.unary();
    for (;;) {
      const token = lexer.peek('value');
      const operator = token.kind === 'mark' ? operators[token.text] : undefined;
      if (!operator || operator[0] < lowest) return left;
      lexer.take(token);
      const right = this.binary(operator[0] + 1);
      if (right === 0n && (token.text === '/' || token.text === '%'))
        throw new Mistake('number', token, 'This divides by zero.');
      const isShift = token.text === '<<' || token.text === '>>';
      if (isShift && right !== null && (right < 0n || right > maxShift))
        throw new Mistake('number', token, `This can't shift by ${right}.`);
      left = left === null || right === null ? null : operator[1](left, right);
      if (left !== null && (left > limit || left < -limit))
        throw new Mistake('number', token, 'This number is too large.');
    }
  }

  private unary(): bigint | null {
    const { lexer } = this;
    const signs: string[] = [];
    let token = lexer.peek('value');
    while (token.kind === 'mark' && this.signs.test(token.text)) {
      signs.push(token.text);
      lexer.take(token);
      token = lexer.peek('value');
    }
    let value = this.operand(token);
    for (const sign of signs.reverse()) {
      if (value === null) return null;
      if (sign === '-') value = -value;
      else if (sign === '~') value = ~value;
      else if (sign === '!') value = BigInt(value === 0n);
    }
    return value;
  }

  private operand(token: Token): bigint | null {
    if (token.kind !== 'word') return this.primary(token);
    const numbers = this.named(token);
    if (numbers === null) return null;
    const [value, second] = numbers;
    if (second !== undefined || value === undefined)
      throw new Mistake(
        'syntax',
        token,
        `${token.text} stands for several values, so it can't be used in an expression.`,
      );
    return value;
  }

  private takeMark(text: string): boolean {
    const token = this.lexer.peek('value');
    if (token.kind !== 'mark' || token.text !== text) return false;
    this.lexer.take(token);
    return true;
  }
}

function characterOf(token: Token): bigint {
  const match = /^(?:\\([0-7]{1,3}|x[\da-fA-F]{1,2}|[^])|([^\\]))$/.exec(token.text);
  const code = match?.[2] ?? match?.[1];
  if (!match || code === undefined || (code.codePointAt(0) ?? 0) > 127)
    throw new Mistake('syntax', token, 'There must be one character between single quotes.');
  if (match[2] !== undefined) return BigInt(code.charCodeAt(0));
  if (/^[0-7]/.test(code)) return BigInt(parseInt(code, 8));
  if (/^x./.test(code)) return BigInt(parseInt(code.slice(1), 16));
  const index = 'abtnvfr'.indexOf(code);
  return BigInt(index < 0 ? code.charCodeAt(0) : ([7, 8, 9, 10, 11, 12, 13][index] ?? 0));
}

/** A token as it's named in messages. */
export function describe({ kind, text }: Token): string {
  if (kind === 'end') return 'the end of the file';
  if (kind === 'string') return `"${text}"`;
  if (kind === 'char') return `'${text}'`;
  if (kind === 'reference') return `&${text}`;
  if (kind === 'label') return `${text}:`;
  return text;
}

/** What's wrong with the expression of an `#if`, where names that aren't defined are 0. Null if it can be evaluated. */
export function mistakeInCondition(text: string): string | null {
  const lexer = new Lexer(text);
  const zero: readonly bigint[] = [0n];
  const names: KnownNames = { numbersOf: () => zero, functionOf: () => undefined, mayExist: () => false };
  try {
    if (lexer.peek('value').kind === 'end') return 'A condition is missing.';
    new ExpressionReader(lexer, names, true).condition();
    const rest = lexer.peek('value');
    return rest.kind === 'end' ? null : `An operator is missing before ${describe(rest)}.`;
  } catch (error) {
    if (error instanceof Mistake) return error.message;
    throw error;
  }
}
