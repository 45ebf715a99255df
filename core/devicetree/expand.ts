/** What a macro stands for. */
import type { Argument, Call, Directive, Group, Item, Span, Word } from './syntax.ts';

export interface Macro {
  readonly parameters: readonly string[] | null;
  readonly body: readonly Item[];
  /** Where the file defines it. */
  readonly directive: Directive | null;
}

/** The macros that are defined where something stands. */
export interface Macros {
  get(name: string): Macro | undefined;
}

/** Bounds for hostile definitions: a macro that doubles itself, parentheses without end. */
const mostItems = 20_000;
const deepest = 100;

interface Expansion {
  readonly macros: Macros;
  left: number;
}

/** Replaces macros by what they stand for. What came out of a macro carries the range of its use. */
export function expand(items: readonly Item[], macros: Macros): readonly Item[] {
  return expandList(items, { macros, left: mostItems }, new Set(), 0);
}

function expandList(
  items: readonly Item[],
  run: Expansion,
  hidden: ReadonlySet<string>,
  depth: number,
): readonly Item[] {
  if (depth > deepest) return items;
  const result: Item[] = [];
  for (const item of withSpacedCalls(items, run.macros)) {
    if (--run.left < 0) return [...result, item];
    if (item.kind === 'word') expandWord(item, run, hidden, depth, result);
    else if (item.kind === 'group') result.push({ ...item, items: expandList(item.items, run, hidden, depth + 1) });
    else if (item.kind === 'call') expandCall(item, run, hidden, depth, result);
    else result.push(item);
  }
  return result;
}

/** To the preprocessor, `NAME (A)` is a call of a macro with parameters as well. Any other name stays one beside an expression. */
function withSpacedCalls(items: readonly Item[], macros: Macros): readonly Item[] {
  if (!items.some((item) => item.kind === 'word' && macros.get(item.text)?.parameters)) return items;
  const result: Item[] = [];
  for (const item of items) {
    const last = result.at(-1);
    if (item.kind === 'group' && last?.kind === 'word' && macros.get(last.text)?.parameters)
      result.splice(-1, 1, callOf(last, item));
    else result.push(item);
  }
  return result;
}

function callOf(name: Word, { items, from, to, closed }: Group): Call {
  const args: (Omit<Argument, 'items'> & { items: Item[] })[] = [{ from, to, items: [] }];
  for (const item of items) {
    if (item.kind === 'operator' && item.text === ',') args.push({ from: item.to, to, items: [] });
    else args.at(-1)?.items.push(item);
  }
  return { kind: 'call', from: name.from, to, name, args, closed };
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

/** Puts arguments in the place of parameters, after `#` as a string, and joins what stands around `##`. */
function substitute(
  body: readonly Item[],
  values: ReadonlyMap<string, readonly Item[]>,
  depth: number,
): readonly Item[] {
  if (depth > deepest) return body;
  const result: Item[] = [];
  for (let i = 0; i < body.length; i++) {
    const item = body[i] as Item;
    const next = body[i + 1];
    if (item.kind === 'operator' && item.text === '##' && next && result.length > 0) {
      result.push(paste(result.pop() as Item, valueOf(next, values)[0] ?? next));
      i++;
    } else if (item.kind === 'operator' && item.text === '#' && next?.kind === 'word' && values.has(next.text)) {
      result.push({ kind: 'string', from: item.from, to: item.to, text: quote(values.get(next.text) ?? []) });
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

function quote(items: readonly Item[]): string {
  const pieces = items.map(
    (item, index) => (item.from > (items[index - 1]?.to ?? item.from) ? ' ' : '') + sourceOf(item),
  );
  return JSON.stringify(pieces.join(''));
}

const sourceOf = (item: Item): string =>
  item.kind === 'reference' ? `&${item.label ?? ''}` : 'text' in item ? item.text : '';

const moveTo = (items: readonly Item[], { from, to }: Span): readonly Item[] =>
  items.map((item) => ({ ...item, from, to }));
