/** Replaces the parameters in a macro's body with the arguments of a call. */
import { textOf, type MacroToken } from './macroTokens.ts';
import type { Span } from './syntax.ts';

/** One argument of a call: as written, for `#` and `##`, and with its own macros expanded, for everywhere else. */
export interface Value {
  readonly written: readonly MacroToken[];
  readonly expanded: () => readonly MacroToken[];
}

export interface Values {
  get(parameter: string): Value | undefined;
  /** The parameter that takes all other arguments. */
  readonly rest: { readonly name: string; readonly isOmitted: boolean } | null;
}

/** Without this limit, a macro that doubles itself would fill the memory. */
export const maxTokens = 200_000;

/** The tokens for a part of the body, and the index of its last token. */
type Filled = readonly [tokens: readonly MacroToken[], end: number];

/** Tokens of the body get the range of the macro's use, those of the arguments keep their own. */
export function substitute(body: readonly MacroToken[], values: Values, use: Span, isOption = false): MacroToken[] {
  const out: MacroToken[] = [];
  const { from, to } = use;
  let hasPlaceholder = false;
  const isPaste = (at: number): boolean => body[at]?.text === '##' && at > 0 && at + 1 < body.length;
  for (let at = 0; at < body.length && out.length <= maxTokens; at++) {
    const isPasted = isPaste(at);
    if (isPasted) at++;
    const first = body[at] as MacroToken;
    // Most tokens are neither parameters nor operands, and expanding macros is most of the work for a large keymap.
    if (!isPasted && isPlain(first, values) && !isPaste(at + 1)) {
      out.push({ kind: first.kind, text: first.text, from, to, spaced: first.spaced, writtenAt: first });
      continue;
    }
    const option = isOption ? null : fillOption(body, at, values, use);
    const [tokens, end] = option ?? fill(body, at, values, use, isPasted || isPaste(at + 1));
    at = end;
    // GNU C drops the comma in `, ## __VA_ARGS__` when there are no more arguments.
    const isComma = isPasted && out.at(-1)?.text === ',' && first.text === values.rest?.name;
    if (isComma && values.rest?.isOmitted) out.pop();
    const joined = isPasted && !isComma ? paste(out.pop(), tokens) : tokens;
    if (joined.length === 0) out.push(placeholder(first));
    hasPlaceholder ||= joined.length === 0 || joined.some(({ text }) => text === '');
    for (const [index, token] of joined.entries())
      out.push(index === 0 && (!isPasted || isComma) ? { ...token, spaced: first.spaced } : token);
  }
  return isOption || !hasPlaceholder ? out : withoutPlaceholders(out);
}

const isPlain = ({ kind, text }: MacroToken, values: Values): boolean =>
  kind === 'word' ? text !== '__VA_OPT__' && !values.get(text) : text !== '#' && text !== '##';

/** An empty argument, which `##` may join to something. */
const placeholder = (token: MacroToken): MacroToken => ({ ...token, kind: 'operator', text: '' });

/** Keeps the whitespace around a placeholder. */
function withoutPlaceholders(tokens: readonly MacroToken[]): MacroToken[] {
  const kept: MacroToken[] = [];
  let gap = false;
  for (const token of tokens) {
    gap ||= token.spaced;
    if (token.text === '') continue;
    kept.push(token.spaced === gap ? token : { ...token, spaced: gap });
    gap = false;
  }
  return kept;
}

function fill(body: readonly MacroToken[], at: number, values: Values, { from, to }: Span, isOperand: boolean): Filled {
  const token = body[at] as MacroToken;
  const quoted = token.text === '#' ? values.get(body[at + 1]?.text ?? '') : undefined;
  if (quoted) return [[{ kind: 'string', text: quote(quoted.written), from, to, spaced: false }], at + 1];
  const value = token.kind === 'word' ? values.get(token.text) : undefined;
  if (!value) return [[{ ...token, from, to, writtenAt: token }], at];
  return [isOperand ? value.written : value.expanded(), at];
}

/** `__VA_OPT__(…)` becomes its contents if there are more arguments, and nothing otherwise. */
function fillOption(body: readonly MacroToken[], at: number, values: Values, use: Span): Filled | null {
  if (!values.rest || body[at]?.text !== '__VA_OPT__' || body[at + 1]?.text !== '(') return null;
  let end = at + 1;
  for (let depth = 1; depth > 0 && end + 1 < body.length;) {
    const text = body[++end]?.text;
    if (text === '(') depth++;
    if (text === ')') depth--;
  }
  const isEmpty = values.get(values.rest.name)?.expanded().length === 0;
  return [isEmpty ? [] : substitute(body.slice(at + 2, end), values, use, true), end];
}

/** Joins a token and the first of those after it. If they don't make a single token, only the space between them is removed. */
function paste(left: MacroToken | undefined, tokens: readonly MacroToken[]): readonly MacroToken[] {
  const [right, ...rest] = tokens;
  if (!left) return tokens;
  if (!right) return [left];
  const { from, to, spaced } = left;
  const text = left.text + right.text;
  if (left.text === '') return [{ ...right, spaced }, ...rest];
  if (!/^\w+$/.test(text)) return [left, { ...right, spaced: false }, ...rest];
  return [{ kind: /^\d/.test(text) ? 'number' : 'word', text, from, to, spaced }, ...rest];
}

function quote(tokens: readonly MacroToken[]): string {
  const escaped = tokens.map((token) =>
    token.kind === 'string' || token.kind === 'char' ? { ...token, text: token.text.replace(/["\\]/g, '\\$&') } : token,
  );
  return `"${textOf(escaped).trim()}"`;
}
