/** Arithmetic with C operators in 64 bits, as the devicetree compiler does it. */
import type { Item } from './syntax.ts';

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
const maxShift = 64n;
/** Deeper expressions have no value, so that they can't overflow the stack. */
export const maxDepth = 100;

/** The value of an expression, or null if it depends on a name without a value or on a call, or has a mistake. */
export function evaluate(items: readonly Item[], resolve: ResolveName = () => undefined): number | null {
  const value = valueOf(items, resolve, 0);
  return value === null ? null : Number(value);
}

function valueOf(items: readonly Item[], resolve: ResolveName, outerDepth: number): bigint | null {
  let at = 0;
  let depth = outerDepth;
  const nested = (value: () => bigint | null): bigint | null => {
    if (depth >= maxDepth) return null;
    depth++;
    const result = value();
    depth--;
    return result;
  };

  function conditional(): bigint | null {
    const condition = binary(1);
    if (operatorAt(items, at) !== '?') return condition;
    at++;
    const ifTrue = nested(conditional);
    if (operatorAt(items, at) !== ':') return null;
    at++;
    const ifFalse = nested(conditional);
    if (condition === null) return null;
    return condition === 0n ? ifFalse : ifTrue;
  }

  /** Operands and the operators between them that bind at least as tightly as `lowest`. */
  function binary(lowest: number): bigint | null {
    let left = operand();
    for (;;) {
      const operator = operatorAt(items, at);
      const [precedence, apply] = binaryOperators[operator] ?? [];
      if (precedence === undefined || apply === undefined || precedence < lowest) return left;
      // `<=` and `>=` are two items.
      at += operator === '<=' || operator === '>=' ? 2 : 1;
      const right = binary(precedence + 1);
      if (left === null || right === null || !isInRange(operator, right)) left = null;
      else left = BigInt.asIntN(64, apply(left, right));
    }
  }

  function operand(): bigint | null {
    const item = items[at++];
    if (item?.kind === 'operator') {
      const value = nested(operand);
      return value === null ? null : (unaryOperators[item.text]?.(value) ?? null);
    }
    if (item?.kind === 'group') return nested(() => valueOf(item.items, resolve, depth));
    return item === undefined ? null : plainValue(item, resolve);
  }

  const value = conditional();
  return at === items.length ? value : null;
}

/** Whether the operator accepts this right operand: a division accepts no zero, a shift nothing negative or huge. */
function isInRange(operator: string, right: bigint): boolean {
  if (operator === '/' || operator === '%') return right !== 0n;
  return !(operator === '<<' || operator === '>>') || (right >= 0n && right <= maxShift);
}

/** The operator at this place, or ''. `<=` and `>=` come as two items that touch, because `<` and `>` are also brackets. */
function operatorAt(items: readonly Item[], at: number): string {
  const [item, next] = [items[at], items[at + 1]];
  if (item?.kind !== 'operator') return '';
  const joins =
    (item.text === '<' || item.text === '>') &&
    next?.kind === 'operator' &&
    next.text === '=' &&
    (next.writtenAt ?? next).from === (item.writtenAt ?? item).to;
  return joins ? `${item.text}=` : item.text;
}

function plainValue(item: Item, resolve: ResolveName): bigint | null {
  if (item.kind === 'number') return parseNumber(item.text);
  if (item.kind === 'char') return parseCharacter(item.text.slice(1, -1));
  if (item.kind !== 'word') return null;
  const value = resolve(item.text);
  return value === undefined ? null : BigInt(value);
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', 0: '\0' };

/** `a`, `\n`, or `\'`. Codes such as `\x41` aren't supported. */
function parseCharacter(text: string): bigint | null {
  const [character = '', ...others] = text.startsWith('\\') ? text.slice(1) : text;
  if (others.length > 0) return null;
  return BigInt((text === character ? character : (escapes[character] ?? character)).codePointAt(0) ?? 0);
}

/** `10`, `0x1F`, `017`, with the suffixes C allows. */
function parseNumber(text: string): bigint | null {
  const digits = text.replace(/[uUlL]+$/, '');
  if (/^0[xX][\da-fA-F]+$/.test(digits) || /^(?:0|[1-9]\d*)$/.test(digits)) return BigInt(digits);
  return /^0[0-7]+$/.test(digits) ? BigInt(`0o${digits.slice(1)}`) : null;
}
