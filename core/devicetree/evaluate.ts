/** Arithmetic on items as the devicetree compiler does it: C operators, 64 bits. Iterative, so nesting costs no stack. */
import type { Item } from './syntax.ts';

export type ResolveName = (name: string) => bigint | number | undefined;

const binaryOperators: Readonly<
  Record<string, readonly [precedence: number, apply: (a: bigint, b: bigint) => bigint]>
> = {
  '*': [10, (a, b) => a * b],
  '/': [10, (a, b) => a / b],
  '%': [10, (a, b) => a % b],
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
const unaryOperators: Readonly<Record<string, (a: bigint) => bigint>> = {
  '-': (a) => -a,
  '+': (a) => a,
  '~': (a) => ~a,
  '!': (a) => BigInt(a === 0n),
};
const unaryPrecedence = 11;
/** Lower than any operator. */
const everything = 0;
const maxShift = 64n;

type Piece = { readonly value: bigint } | { readonly mark: string };
type Pending = { readonly mark: string; readonly precedence: number; readonly unary: boolean };

/** The value of an expression, or null if it contains a name, a call, or a mistake. */
export function evaluate(items: readonly Item[], resolve: ResolveName = () => undefined): number | null {
  const pieces = flatten(items, resolve);
  if (!pieces) return null;
  const question = pieces.findIndex((piece) => 'mark' in piece && piece.mark === '?');
  if (question >= 0) return evaluateTernary(pieces, question);
  return toNumber(reduce(pieces));
}

const toNumber = (value: bigint | null): number | null => (value === null ? null : Number(value));

function evaluateTernary(pieces: readonly Piece[], question: number): number | null {
  const colon = pieces.findIndex((piece, index) => index > question && 'mark' in piece && piece.mark === ':');
  const nested = pieces.some(
    (piece, index) => index > question && 'mark' in piece && (piece.mark === '?' || piece.mark === '('),
  );
  const condition = reduce(pieces.slice(0, question));
  if (colon < 0 || nested || condition === null) return null;
  return toNumber(reduce(condition === 0n ? pieces.slice(colon + 1) : pieces.slice(question + 1, colon)));
}

function flatten(items: readonly Item[], resolve: ResolveName): Piece[] | null {
  const pieces: Piece[] = [];
  const rest: (Item | ')')[] = [...items].reverse();
  for (let item = rest.pop(); item !== undefined; item = rest.pop()) {
    if (item === ')') pieces.push({ mark: ')' });
    else if (item.kind === 'group') {
      pieces.push({ mark: '(' });
      rest.push(')');
      for (let i = item.items.length - 1; i >= 0; i--) rest.push(item.items[i] as Item);
    } else if (item.kind === 'operator') pushMark(pieces, item.text, item.from, rest);
    else {
      const value = valueOf(item, resolve);
      if (value === null) return null;
      pieces.push({ value });
    }
  }
  return pieces;
}

/** `<=` and `>=` come as two tokens that touch, because `<` and `>` are brackets first. */
function pushMark(pieces: Piece[], mark: string, from: number, rest: (Item | ')')[]): void {
  const next = rest.at(-1);
  const joins =
    (mark === '<' || mark === '>') &&
    next !== undefined &&
    next !== ')' &&
    next.kind === 'operator' &&
    next.text === '=' &&
    next.from === from + 1;
  if (joins) rest.pop();
  pieces.push({ mark: joins ? `${mark}=` : mark });
}

function valueOf(item: Item, resolve: ResolveName): bigint | null {
  if (item.kind === 'number') return parseNumber(item.text);
  if (item.kind === 'char') return BigInt(item.text.slice(1, -1).replace(/^\\/, '').codePointAt(0) ?? 0);
  if (item.kind !== 'word') return null;
  const value = resolve(item.text);
  return value === undefined ? null : BigInt(value);
}

/** `10`, `0x1F`, `017`, with the suffixes C allows. */
function parseNumber(text: string): bigint | null {
  const digits = text.replace(/[uUlL]+$/, '');
  if (/^0[xX][\da-fA-F]+$/.test(digits) || /^(?:0|[1-9]\d*)$/.test(digits)) return BigInt(digits);
  return /^0[0-7]+$/.test(digits) ? BigInt(`0o${digits.slice(1)}`) : null;
}

function reduce(pieces: readonly Piece[]): bigint | null {
  const values: bigint[] = [];
  const pending: Pending[] = [];
  let expectValue = true;
  for (const piece of pieces) {
    if ('value' in piece) {
      if (!expectValue) return null;
      values.push(piece.value);
      expectValue = false;
    } else if (piece.mark === '(') {
      if (!expectValue) return null;
      pending.push({ mark: '(', precedence: everything, unary: false });
    } else if (piece.mark === ')') {
      if (expectValue || !applyDownTo(values, pending, everything)) return null;
      pending.pop();
    } else if (expectValue) {
      if (!unaryOperators[piece.mark]) return null;
      pending.push({ mark: piece.mark, precedence: unaryPrecedence, unary: true });
    } else {
      const binary = binaryOperators[piece.mark];
      if (!binary || !applyDownTo(values, pending, binary[0])) return null;
      pending.push({ mark: piece.mark, precedence: binary[0], unary: false });
      expectValue = true;
    }
  }
  if (expectValue || !applyDownTo(values, pending, everything)) return null;
  return pending.length === 0 && values.length === 1 ? (values[0] ?? null) : null;
}

/** Applies what binds at least as tightly as `precedence`, back to the open parenthesis at most. */
function applyDownTo(values: bigint[], pending: Pending[], precedence: number): boolean {
  for (let last = pending.at(-1); last && last.mark !== '(' && last.precedence >= precedence; last = pending.at(-1)) {
    pending.pop();
    const b = values.pop();
    if (b === undefined) return false;
    if (last.unary) {
      values.push(unaryOperators[last.mark]?.(b) ?? 0n);
      continue;
    }
    const a = values.pop();
    const zeroDivision = (last.mark === '/' || last.mark === '%') && b === 0n;
    const wildShift = (last.mark === '<<' || last.mark === '>>') && (b < 0n || b > maxShift);
    if (a === undefined || zeroDivision || wildShift) return false;
    values.push(BigInt.asIntN(64, binaryOperators[last.mark]?.[1](a, b) ?? 0n));
  }
  return true;
}
