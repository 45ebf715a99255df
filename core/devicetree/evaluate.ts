/** Arithmetic with C operators in 64 bits, as the devicetree compiler does it. Iterative, so that nesting can't overflow the stack. */
import type { Item, Operator } from './syntax.ts';

type ResolveName = (name: string) => bigint | number | undefined;

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

type ExpressionToken = { readonly value: bigint } | { readonly operator: string };
type Pending = { readonly operator: string; readonly precedence: number; readonly unary: boolean };

/** The value of an expression, or null if it contains a name without a value, a call, or a mistake. */
export function evaluate(items: readonly Item[], resolve: ResolveName = () => undefined): number | null {
  const tokens = flatten(items, resolve);
  if (!tokens) return null;
  const question = tokens.findIndex((token) => 'operator' in token && token.operator === '?');
  if (question >= 0) return evaluateTernary(tokens, question);
  return toNumber(reduce(tokens));
}

const toNumber = (value: bigint | null): number | null => (value === null ? null : Number(value));

function evaluateTernary(tokens: readonly ExpressionToken[], question: number): number | null {
  const colon = tokens.findIndex((token, index) => index > question && 'operator' in token && token.operator === ':');
  const nested = tokens.some(
    (token, index) => index > question && 'operator' in token && (token.operator === '?' || token.operator === '('),
  );
  const condition = reduce(tokens.slice(0, question));
  if (colon < 0 || nested || condition === null) return null;
  return toNumber(reduce(condition === 0n ? tokens.slice(colon + 1) : tokens.slice(question + 1, colon)));
}

function flatten(items: readonly Item[], resolve: ResolveName): ExpressionToken[] | null {
  const tokens: ExpressionToken[] = [];
  const rest: (Item | ')')[] = [...items].reverse();
  for (let item = rest.pop(); item !== undefined; item = rest.pop()) {
    if (item === ')') tokens.push({ operator: ')' });
    else if (item.kind === 'group') {
      tokens.push({ operator: '(' });
      rest.push(')');
      for (let i = item.items.length - 1; i >= 0; i--) rest.push(item.items[i] as Item);
    } else if (item.kind === 'operator') pushOperator(tokens, item, rest);
    else {
      const value = valueOf(item, resolve);
      if (value === null) return null;
      tokens.push({ value });
    }
  }
  return tokens;
}

/** `<=` and `>=` come as two tokens that touch, because `<` and `>` are also brackets. */
function pushOperator(tokens: ExpressionToken[], item: Operator, rest: (Item | ')')[]): void {
  const operator = item.text;
  const next = rest.at(-1);
  const joins =
    (operator === '<' || operator === '>') &&
    next !== undefined &&
    next !== ')' &&
    next.kind === 'operator' &&
    next.text === '=' &&
    (next.writtenAt ?? next).from === (item.writtenAt ?? item).to;
  if (joins) rest.pop();
  tokens.push({ operator: joins ? `${operator}=` : operator });
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

function reduce(tokens: readonly ExpressionToken[]): bigint | null {
  const values: bigint[] = [];
  const pending: Pending[] = [];
  let expectValue = true;
  for (const token of tokens) {
    if ('value' in token) {
      if (!expectValue) return null;
      values.push(token.value);
      expectValue = false;
    } else if (token.operator === '(') {
      if (!expectValue) return null;
      pending.push({ operator: '(', precedence: everything, unary: false });
    } else if (token.operator === ')') {
      if (expectValue || !applyDownTo(values, pending, everything)) return null;
      pending.pop();
    } else if (expectValue) {
      if (!unaryOperators[token.operator]) return null;
      pending.push({ operator: token.operator, precedence: unaryPrecedence, unary: true });
    } else {
      const binary = binaryOperators[token.operator];
      if (!binary || !applyDownTo(values, pending, binary[0])) return null;
      pending.push({ operator: token.operator, precedence: binary[0], unary: false });
      expectValue = true;
    }
  }
  if (expectValue || !applyDownTo(values, pending, everything)) return null;
  return pending.length === 0 && values.length === 1 ? (values[0] ?? null) : null;
}

/** Applies what binds at least as tightly as `precedence`, back to the open parenthesis at most. */
function applyDownTo(values: bigint[], pending: Pending[], precedence: number): boolean {
  for (
    let last = pending.at(-1);
    last && last.operator !== '(' && last.precedence >= precedence;
    last = pending.at(-1)
  ) {
    pending.pop();
    const b = values.pop();
    if (b === undefined) return false;
    if (last.unary) {
      values.push(unaryOperators[last.operator]?.(b) ?? 0n);
      continue;
    }
    const a = values.pop();
    const zeroDivision = (last.operator === '/' || last.operator === '%') && b === 0n;
    const wildShift = (last.operator === '<<' || last.operator === '>>') && (b < 0n || b > maxShift);
    if (a === undefined || zeroDivision || wildShift) return false;
    values.push(BigInt.asIntN(64, binaryOperators[last.operator]?.[1](a, b) ?? 0n));
  }
  return true;
}
