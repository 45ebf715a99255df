/** The C preprocessor's part: which branches of `#if` are taken, and what a macro stands for. */
import { evaluate } from './evaluate.ts';
import type { Document } from './parse.ts';
import type { Directive, Item, Span, Word } from './syntax.ts';
import { parse } from './parse.ts';

export interface Macro {
  readonly parameters: readonly string[] | null;
  readonly body: readonly Item[];
}

export interface Preprocessed {
  readonly macros: ReadonlyMap<string, Macro>;
  /** Whether the text at this offset survives the `#if`s around it. */
  isActive(offset: number): boolean;
}

/** Reads definitions given from outside, such as `{ LAYER: 2, CONFIG_WIDE: '' }`. */
function outsideMacros(defines: Readonly<Record<string, string | number>>): Map<string, Macro> {
  const macros = new Map<string, Macro>();
  for (const [name, value] of Object.entries(defines)) {
    const [directive] = parse(`#define ${name} ${value}\n`).directives;
    macros.set(name, { parameters: null, body: directive?.items ?? [] });
  }
  return macros;
}

export function preprocess(document: Document, defines: Readonly<Record<string, string | number>> = {}): Preprocessed {
  const macros = outsideMacros(defines);
  const inactive: Span[] = [];
  /** One entry for each open `#if`: was a branch taken, is this one, and is the `#if` itself alive. */
  const open: { taken: boolean; active: boolean; readonly alive: boolean; from: number }[] = [];
  const active = (): boolean => open.at(-1)?.active ?? true;
  for (const directive of document.directives) {
    const last = open.at(-1);
    if (directive.name === 'if' || directive.name === 'ifdef' || directive.name === 'ifndef') {
      const alive = active();
      const holds = alive && condition(directive, macros);
      open.push({ taken: holds, active: holds, alive, from: directive.to });
    } else if (directive.name.startsWith('el') && last) {
      if (!last.active) inactive.push({ from: last.from, to: directive.from });
      last.active = last.alive && !last.taken && (directive.name === 'else' || condition(directive, macros));
      last.taken ||= last.active;
      last.from = directive.to;
    } else if (directive.name === 'endif' && last) {
      if (!last.active) inactive.push({ from: last.from, to: directive.from });
      open.pop();
    } else if (active() && directive.macro) {
      const { text } = directive.macro;
      if (directive.name === 'define') macros.set(text, { parameters: directive.parameters, body: directive.items });
      else if (directive.name === 'undef') macros.delete(text);
    }
  }
  for (const { active: taken, from } of open) if (!taken) inactive.push({ from, to: document.text.length });
  return { macros, isActive: outside(inactive) };
}

/** Nested ranges become one list of starts and ends, so that a look-up is a binary search. */
function outside(ranges: Span[]): (offset: number) => boolean {
  const merged: { from: number; to: number }[] = [];
  for (const range of ranges.sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else merged.push({ ...range });
  }
  return (offset) => {
    let low = 0;
    let high = merged.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((merged[middle]?.to ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    const range = merged[low];
    return !range || offset < range.from;
  };
}

function condition(directive: Directive, macros: ReadonlyMap<string, Macro>): boolean {
  if (directive.macro) return macros.has(directive.macro.text) === directive.name.endsWith('ifdef');
  const answered = answerDefined(directive.items, macros);
  const value = evaluate(expand(answered, macros), () => 0);
  return value !== null && value !== 0;
}

/** Replaces `defined(X)` and `defined X`, which look like a call and a word, by 1 or 0. */
function answerDefined(items: readonly Item[], macros: ReadonlyMap<string, Macro>): Item[] {
  const answered: Item[] = [];
  for (let i = 0; i < items.length; i++) {
    const item = items[i] as Item;
    let asked: Item | undefined;
    if (item.kind === 'call' && item.name.text === 'defined') asked = item.args[0]?.items[0];
    else if (item.kind === 'word' && item.text === 'defined') {
      asked = items[++i];
      if (asked?.kind === 'group') asked = asked.items[0];
    } else if (item.kind === 'group') {
      answered.push({ ...item, items: answerDefined(item.items, macros) });
      continue;
    }
    if (asked?.kind === 'word')
      answered.push({ kind: 'number', from: item.from, to: item.to, text: macros.has(asked.text) ? '1' : '0' });
    else answered.push(item);
  }
  return answered;
}

/** Bounds for hostile definitions: a macro that doubles itself, parentheses without end. */
const MOST_ITEMS = 20_000;
const DEEPEST = 100;

interface Expansion {
  readonly macros: ReadonlyMap<string, Macro>;
  left: number;
}

/** Replaces macros by what they stand for. What came out of a macro carries the range of its use. */
export function expand(items: readonly Item[], macros: ReadonlyMap<string, Macro>): readonly Item[] {
  return expandList(items, { macros, left: MOST_ITEMS }, new Set(), 0);
}

function expandList(
  items: readonly Item[],
  run: Expansion,
  hidden: ReadonlySet<string>,
  depth: number,
): readonly Item[] {
  if (depth > DEEPEST) return items;
  const result: Item[] = [];
  for (const item of items) {
    if (--run.left < 0) return [...result, item];
    if (item.kind === 'word') expandWord(item, run, hidden, depth, result);
    else if (item.kind === 'group') result.push({ ...item, items: expandList(item.items, run, hidden, depth + 1) });
    else if (item.kind === 'call') expandCall(item, run, hidden, depth, result);
    else result.push(item);
  }
  return result;
}

function expandWord(word: Word, run: Expansion, hidden: ReadonlySet<string>, depth: number, result: Item[]): void {
  const macro = hidden.has(word.text) ? undefined : run.macros.get(word.text);
  if (!macro || macro.parameters) result.push(word);
  else result.push(...expandList(moveTo(macro.body, word), run, new Set(hidden).add(word.text), depth + 1));
}

function expandCall(
  call: Extract<Item, { kind: 'call' }>,
  run: Expansion,
  hidden: ReadonlySet<string>,
  depth: number,
  result: Item[],
): void {
  const name = call.name.text;
  const macro = hidden.has(name) ? undefined : run.macros.get(name);
  const args = call.args.map((argument) => ({
    ...argument,
    items: expandList(argument.items, run, hidden, depth + 1),
  }));
  if (!macro?.parameters) {
    const alias = macro?.body.length === 1 && macro.body[0]?.kind === 'word' ? macro.body[0].text : name;
    result.push({ ...call, name: { ...call.name, text: alias }, args });
    return;
  }
  const values = new Map<string, readonly Item[]>();
  for (const [index, parameter] of macro.parameters.entries()) {
    values.set(parameter, parameter === '__VA_ARGS__' ? joinArguments(args.slice(index)) : (args[index]?.items ?? []));
  }
  const body = substitute(moveTo(macro.body, call), values, 0);
  result.push(...expandList(body, run, new Set(hidden).add(name), depth + 1));
}

function joinArguments(args: readonly { readonly items: readonly Item[]; readonly from: number }[]): Item[] {
  return args.flatMap(({ items, from }, index): Item[] =>
    index === 0 ? [...items] : [{ kind: 'operator', from, to: from, text: ',' }, ...items],
  );
}

/** Puts arguments in the place of parameters, and joins what stands around `##`. */
function substitute(
  body: readonly Item[],
  values: ReadonlyMap<string, readonly Item[]>,
  depth: number,
): readonly Item[] {
  if (depth > DEEPEST) return body;
  const result: Item[] = [];
  for (let i = 0; i < body.length; i++) {
    const item = body[i] as Item;
    const next = body[i + 1];
    if (item.kind === 'operator' && item.text === '##' && next && result.length > 0) {
      result.push(paste(result.pop() as Item, valueOf(next, values)[0] ?? next));
      i++;
    } else if (item.kind === 'group') result.push({ ...item, items: substitute(item.items, values, depth + 1) });
    else if (item.kind === 'call') {
      result.push({
        ...item,
        args: item.args.map((argument) => ({ ...argument, items: substitute(argument.items, values, depth + 1) })),
      });
    } else result.push(...valueOf(item, values));
  }
  return result;
}

const valueOf = (item: Item, values: ReadonlyMap<string, readonly Item[]>): readonly Item[] =>
  (item.kind === 'word' ? values.get(item.text) : undefined) ?? [item];

function paste(left: Item, right: Item): Item {
  const text = sourceOf(left) + sourceOf(right);
  const { from, to } = left;
  if (text.startsWith('&')) return { kind: 'reference', from, to, label: text.slice(1), path: null };
  return { kind: /^\d/.test(text) ? 'number' : 'word', from, to, text };
}

const sourceOf = (item: Item): string =>
  item.kind === 'reference' ? `&${item.label ?? ''}` : 'text' in item ? item.text : '';

const moveTo = (items: readonly Item[], { from, to }: Span): readonly Item[] =>
  items.map((item) => ({ ...item, from, to }));
