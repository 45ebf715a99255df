/** Normalizes conditions, so that the same condition in a different order gives the same text. */

type Expression =
  | Readonly<{ kind: 'name'; text: string }>
  | Readonly<{ kind: 'not'; of: Expression }>
  | Readonly<{ kind: '&&' | '||'; of: readonly Expression[] }>;

const tokenPattern = /\s*(\$\((?:[^()]|\([^()]*\))*\)|"[^"]*"|&&|\|\||!=|<=|>=|[!()=<>]|[^\s!()=<>&|"]+)/y;

function tokensOf(text: string): string[] | null {
  const tokens: string[] = [];
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < text.trimEnd().length) {
    const match = tokenPattern.exec(text);
    if (!match?.[1]) return null;
    tokens.push(match[1]);
  }
  return tokens;
}

const comparisons = new Set(['=', '!=', '<', '<=', '>', '>=']);

/** Precedence from low to high: `||`, `&&`, `!`. */
class Parser {
  #at = 0;
  readonly #tokens: readonly string[];

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  read(): Expression | null {
    const tree = this.#joined('||', () => this.#joined('&&', () => this.#single()));
    return this.#at === this.#tokens.length ? tree : null;
  }

  #joined(kind: '&&' | '||', next: () => Expression | null): Expression | null {
    const of: Expression[] = [];
    do {
      const operand = next();
      if (!operand) return null;
      of.push(...(operand.kind === kind ? operand.of : [operand]));
    } while (this.#take(kind));
    return of.length === 1 ? (of[0] ?? null) : { kind, of };
  }

  #single(): Expression | null {
    if (this.#take('!')) {
      const of = this.#single();
      if (!of) return null;
      return of.kind === 'not' ? of.of : { kind: 'not', of };
    }
    if (this.#take('(')) {
      const inner = this.#joined('||', () => this.#joined('&&', () => this.#single()));
      return inner && this.#take(')') ? inner : null;
    }
    const left = this.#tokens[this.#at++];
    if (left === undefined || left === ')' || left === '&&' || left === '||') return null;
    const operator = this.#tokens[this.#at];
    if (operator === undefined || !comparisons.has(operator))
      return { kind: 'name', text: withoutCompatFunction(left) };
    const right = this.#tokens[this.#at + 1];
    if (right === undefined) return null;
    this.#at += 2;
    return { kind: 'name', text: `${left} ${operator} ${right}` };
  }

  #take(token: string): boolean {
    if (this.#tokens[this.#at] !== token) return false;
    this.#at++;
    return true;
  }
}

/** Replaces `$(dt_compat_enabled,a,b-c)` by the equivalent symbol that Zephyr generates. */
function withoutCompatFunction(token: string): string {
  const compatible = /^\$\(dt_compat_enabled,(.+)\)$/.exec(token)?.[1];
  return compatible === undefined ? token : enabledSymbol(compatible);
}

/** The symbol that Zephyr turns on if a node with this compatible is enabled. */
export const enabledSymbol = (compatible: string): string =>
  `DT_HAS_${compatible.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}_ENABLED`;

function textOf(tree: Expression): string {
  if (tree.kind === 'name') return tree.text;
  if (tree.kind === 'not') return tree.of.kind === 'name' ? `!${tree.of.text}` : `!(${textOf(tree.of)})`;
  const operands = new Set(
    tree.of.map((operand) => (operand.kind === '||' && tree.kind === '&&' ? `(${textOf(operand)})` : textOf(operand))),
  );
  return [...operands].sort().join(` ${tree.kind} `);
}

/** Sorts the operands and removes unnecessary parentheses. A condition that can't be parsed stays as it is. */
export function normalize(condition: string): string {
  const tokens = tokensOf(condition);
  const tree = tokens && new Parser(tokens).read();
  return tree ? textOf(tree) : condition.trim();
}

/** Joins conditions with `&&`. */
export function allOf(conditions: readonly string[]): string {
  const present = conditions.map((condition) => condition.trim()).filter((condition) => condition !== '');
  return present.length === 0 ? '' : normalize(present.map((condition) => `(${condition})`).join(' && '));
}

/** Splits a condition at its top-level `&&`. */
export function conjunctsOf(condition: string): readonly string[] {
  const tokens = tokensOf(condition);
  const tree = tokens && new Parser(tokens).read();
  if (!tree) return condition.trim() === '' ? [] : [condition.trim()];
  return tree.kind === '&&' ? tree.of.map(textOf) : [textOf(tree)];
}
