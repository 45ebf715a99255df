/** Text as the preprocessor sees it: a flat list of tokens, in which comments are whitespace. */
import type { Argument, Call, Group, Item, Span } from './syntax.ts';

export interface MacroToken extends Span {
  /** `path` is `&{/path}`. */
  readonly kind: 'word' | 'number' | 'string' | 'char' | 'operator' | 'path';
  readonly text: string;
  /** Whether there's whitespace before it. */
  readonly spaced: boolean;
  /** Its place in the macro's body, if it comes from one. `from` and `to` are then where the macro is used. */
  readonly writtenAt?: Span | undefined;
  /** The name of a macro inside its own expansion. It's never expanded, not even later. */
  readonly noExpand?: true;
}

/** Collects tokens in source order. */
export class MacroTokenList {
  readonly tokens: MacroToken[] = [];
  #end = Infinity;

  add(kind: MacroToken['kind'], text: string, { from, to }: Span): void {
    this.tokens.push({ kind, text, from, to, spaced: from > this.#end });
    this.#end = to;
  }

  /** `&NAME` is two tokens: if NAME is defined as `mt LGUI`, it becomes `&mt LGUI`. */
  addReference(text: string, { from, to }: Span): void {
    if (text.startsWith('&{')) return this.add('path', text, { from, to });
    this.add('operator', '&', { from, to: from + 1 });
    this.add('word', text.slice(1), { from: from + 1, to });
  }
}

const operator = (text: string, from: number): Item => ({ kind: 'operator', text, from, to: from + 1 });

export function tokensOf(items: readonly Item[]): readonly MacroToken[] {
  const list = new MacroTokenList();
  const rest: Item[] = [...items].reverse();
  for (let item = rest.pop(); item; item = rest.pop()) {
    if (item.kind === 'reference') list.addReference(item.label === null ? `&{${item.path}}` : `&${item.label}`, item);
    else if (item.kind === 'group' || item.kind === 'call') {
      const inner = item.kind === 'group' ? [operator('(', item.from), ...item.items] : itemsOfCall(item);
      if (item.closed) rest.push(operator(')', item.to - 1));
      for (let i = inner.length - 1; i >= 0; i--) rest.push(inner[i] as Item);
    } else list.add(item.kind, item.text, item);
  }
  return list.tokens;
}

const itemsOfCall = ({ name, args }: Call): readonly Item[] => [
  name,
  ...args.flatMap(({ items }, index) => [
    index === 0 ? operator('(', name.to) : operator(',', args[index - 1]?.to ?? 0),
    ...items,
  ]),
];

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

interface OpenParenthesis {
  readonly part: Mutable<Pick<Group, 'to' | 'closed' | 'writtenAt'>>;
  /** Null in a group, where a comma is an operator like any other. */
  readonly args: (Mutable<Argument> & { readonly items: Item[] })[] | null;
  /** The list that continues after the parenthesis. */
  readonly outer: Item[];
}

export function itemsOf(tokens: readonly MacroToken[]): readonly Item[] {
  const open: OpenParenthesis[] = [];
  let items: Item[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const { kind, text, from, to, writtenAt } = tokens[at] as MacroToken;
    const next = tokens[at + 1]?.spaced === false ? tokens[at + 1] : undefined;
    const inside = open.at(-1);
    if (kind === 'word' && next?.text === '(') {
      const args = [{ from: next.to, to: next.to, items: [] }];
      const name = { kind, from, to, text, writtenAt };
      const call = { kind: 'call' as const, from, to: next.to, name, args, closed: false, writtenAt };
      items.push(call);
      open.push({ part: call, args, outer: items });
      items = call.args[0]?.items ?? [];
      at++;
    } else if (text === '(') {
      const group = { kind: 'group' as const, from, to, items: [], closed: false, writtenAt };
      items.push(group);
      open.push({ part: group, args: null, outer: items });
      items = group.items;
    } else if (text === ')' && inside) {
      endArgument(inside, from);
      inside.part.to = Math.max(inside.part.to, to);
      inside.part.closed = true;
      inside.part.writtenAt = joinSpans(inside.part.writtenAt, writtenAt);
      items = inside.outer;
      open.pop();
    } else if (text === ',' && inside?.args) {
      endArgument(inside, from);
      items = [];
      inside.args.push({ from: to, to, items });
    } else if (text === '&' && next?.kind === 'word') {
      const both = joinSpans(writtenAt, next.writtenAt);
      items.push({ kind: 'reference', from, to: next.to, label: next.text, path: null, writtenAt: both });
      at++;
    } else if (kind === 'path')
      items.push({ kind: 'reference', from, to, label: null, path: text.slice(2, -1), writtenAt });
    else items.push({ kind, from, to, text, writtenAt });
  }
  return open[0]?.outer ?? items;
}

function endArgument({ args }: OpenParenthesis, end: number): void {
  const last = args?.at(-1);
  if (last) last.to = Math.max(last.from, end);
}

/** The range from `start` to `end`, if both can be in the body of the same macro. */
function joinSpans(start: Span | undefined, end: Span | undefined): Span | undefined {
  return start && end && start.from < end.to ? { from: start.from, to: end.to } : undefined;
}

/** Two characters that would become part of one token without a space between them. */
const joins = /^(?:\w\w|&&|\/[/*])$/;

/** The text of tokens, and where each of them starts in it. */
export function joinTokens(tokens: readonly MacroToken[]): Readonly<{ text: string; starts: readonly number[] }> {
  const starts: number[] = [];
  const parts: string[] = [];
  let length = 0;
  let last = '';
  for (const { text, spaced } of tokens) {
    const space = spaced || joins.test(last + text.charAt(0)) ? ' ' : '';
    starts.push(length + space.length);
    parts.push(space + text);
    length += space.length + text.length;
    last = text.at(-1) ?? '';
  }
  return { text: parts.join(''), starts };
}

export const textOf = (tokens: readonly MacroToken[]): string => joinTokens(tokens).text;

export const textOfItems = (items: readonly Item[]): string => textOf(tokensOf(items));
