/** Conditions in a form that can be compared: the same condition written in another order gives the same text. */

type Tree =
  | Readonly<{ kind: 'name'; text: string }>
  | Readonly<{ kind: 'not'; of: Tree }>
  | Readonly<{ kind: '&&' | '||'; of: readonly Tree[] }>;

const tokenForm = /\s*(\$\((?:[^()]|\([^()]*\))*\)|"[^"]*"|&&|\|\||!=|<=|>=|[!()=<>]|[^\s!()=<>&|"]+)/y;

function tokensOf(text: string): string[] | null {
  const tokens: string[] = [];
  tokenForm.lastIndex = 0;
  while (tokenForm.lastIndex < text.trimEnd().length) {
    const match = tokenForm.exec(text);
    if (!match?.[1]) return null;
    tokens.push(match[1]);
  }
  return tokens;
}

const comparisons = new Set(['=', '!=', '<', '<=', '>', '>=']);

/** `||` binds loosest, then `&&`, then `!`. */
class Reader {
  #at = 0;
  readonly #tokens: readonly string[];

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  read(): Tree | null {
    const tree = this.#joined('||', () => this.#joined('&&', () => this.#single()));
    return this.#at === this.#tokens.length ? tree : null;
  }

  #joined(kind: '&&' | '||', next: () => Tree | null): Tree | null {
    const of: Tree[] = [];
    do {
      const part = next();
      if (!part) return null;
      of.push(...(part.kind === kind ? part.of : [part]));
    } while (this.#take(kind));
    return of.length === 1 ? (of[0] ?? null) : { kind, of };
  }

  #single(): Tree | null {
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
    if (operator === undefined || !comparisons.has(operator)) return { kind: 'name', text: presence(left) };
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

/** `$(dt_compat_enabled,a,b-c)` asks the same as the symbol that Zephyr makes of it. */
function presence(token: string): string {
  const compatible = /^\$\(dt_compat_enabled,(.+)\)$/.exec(token)?.[1];
  return compatible === undefined ? token : enabledSymbol(compatible);
}

/** The symbol that is on when a node with this compatible is enabled. */
export const enabledSymbol = (compatible: string): string =>
  `DT_HAS_${compatible.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}_ENABLED`;

function textOf(tree: Tree): string {
  if (tree.kind === 'name') return tree.text;
  if (tree.kind === 'not') return tree.of.kind === 'name' ? `!${tree.of.text}` : `!(${textOf(tree.of)})`;
  const parts = new Set(
    tree.of.map((part) => (part.kind === '||' && tree.kind === '&&' ? `(${textOf(part)})` : textOf(part))),
  );
  return [...parts].sort().join(` ${tree.kind} `);
}

/** The condition with its parts sorted and needless parentheses gone; as it is when it cannot be read. */
export function normalize(condition: string): string {
  const tokens = tokensOf(condition);
  const tree = tokens && new Reader(tokens).read();
  return tree ? textOf(tree) : condition.trim();
}

/** All of the conditions together. */
export function allOf(conditions: readonly string[]): string {
  const present = conditions.map((condition) => condition.trim()).filter((condition) => condition !== '');
  return present.length === 0 ? '' : normalize(present.map((condition) => `(${condition})`).join(' && '));
}

/** The parts of a condition that all have to hold. */
export function partsOf(condition: string): readonly string[] {
  const tokens = tokensOf(condition);
  const tree = tokens && new Reader(tokens).read();
  if (!tree) return condition.trim() === '' ? [] : [condition.trim()];
  return tree.kind === '&&' ? tree.of.map(textOf) : [textOf(tree)];
}
