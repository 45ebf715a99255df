/**
 * Reads text as the devicetree compiler does after preprocessing. What a token is depends on where it is: after `{` and `;`,
 * `tapping-term-ms` is one name, and inside `[…]` there are bytes.
 */

export interface Token {
  readonly kind:
    | 'name'
    | 'word'
    | 'number'
    | 'string'
    | 'char'
    | 'reference'
    | 'label'
    | 'keyword'
    | 'mark'
    | 'byte'
    | 'include'
    | 'end';
  /** Without the quotes, the `&`, and the colon of a label. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export type Mode = 'name' | 'value' | 'bytes';

const space = /\s*/y;
const label = /[A-Za-z_]\w*:/y;
const word = /[A-Za-z_]\w*/y;
const name = /\\?[\w,.+*#?@-]+/y;
const number = /(?:0[xX][\da-fA-F]+|\d+)(?:ULL|UL|LL|U|L)?/y;
const byte = /[\da-fA-F]{2}/y;
const string = /"(?:[^\\"]|\\[^])*"/y;
const character = /'(?:[^\\']|\\[^])*'/y;
const reference = /&(?:[A-Za-z_]\w*|\{[\w,.+*#?@/-]*\})/y;
const keyword = /\/(?:dts-v1|plugin|memreserve|include|bits|delete-property|delete-node|omit-if-no-ref|incbin)\//y;
const include = /#include (?:<[^>\n]*>|"[^"\n]*")/y;
const mark = /==|!=|<<|<=|>>|>=|\|\||&&|[!=,;+\-*/%~?:^(){}[\]<>|&]/y;

export class Lexer {
  readonly text: string;
  /** Where the next token starts, at the earliest. */
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** The next token, without taking it. */
  peek(mode: Mode): Token {
    space.lastIndex = this.at;
    space.test(this.text);
    const from = space.lastIndex;
    const kind = this.kindAt(from, mode);
    return this.token(kind, from);
  }

  private end = 0;

  private token(kind: Token['kind'], from: number): Token {
    const { text, end } = this;
    const isQuoted = kind === 'string' || kind === 'char';
    const start = isQuoted || kind === 'reference' ? from + 1 : from;
    const stop = isQuoted || kind === 'label' ? end - 1 : end;
    return { kind, text: text.slice(start, stop), from, to: end };
  }

  /** Finds the kind of the token at `from`, and sets `end`. */
  private kindAt(from: number, mode: Mode): Token['kind'] {
    const { text } = this;
    const code = text.charCodeAt(from);
    this.end = from + 1;
    if (from >= text.length) {
      this.end = text.length;
      return 'end';
    }
    if (code === 34 && this.matches(string, from)) return 'string';
    if (code === 39 && this.matches(character, from)) return 'char';
    if (code === 38 && this.matches(reference, from)) return 'reference';
    if (code === 47 && this.matches(keyword, from)) return 'keyword';
    if (code === 35 && this.matches(include, from)) return 'include';
    const isLetter = (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95;
    if (isLetter && this.matches(label, from)) return 'label';
    if (mode === 'name' && this.matches(name, from)) return 'name';
    if (mode === 'bytes' && this.matches(byte, from)) return 'byte';
    if (isLetter && this.matches(word, from)) return 'word';
    if (code >= 48 && code <= 57 && mode !== 'bytes' && this.matches(number, from)) return 'number';
    this.matches(mark, from);
    return 'mark';
  }

  private matches(pattern: RegExp, from: number): boolean {
    pattern.lastIndex = from;
    if (!pattern.test(this.text)) return false;
    this.end = pattern.lastIndex;
    return true;
  }

  take(token: Token): void {
    this.at = token.to;
  }
}
