/** The definition of a macro. */
import { behindAmpersand, splitAtCommas, substitute, type Value } from './substitute.ts';
import type { Argument, Call, Directive, Group, Item, Reference, Span, Word } from './syntax.ts';

export interface Macro {
  readonly parameters: readonly string[] | null;
  readonly body: readonly Item[];
  /** Where the file defines it. */
  readonly directive: Directive | null;
}

/** The macros that are defined at a place in the source. */
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

/** Replaces macros by their definition. The result has the source range of the macro's use. */
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
  for (let at = 0; at < items.length; at++) {
    const item = items[at] as Item;
    if (--run.left < 0) return [...result, item];
    // Most names aren't macros.
    const name = item.kind === 'word' ? item.text : item.kind === 'reference' ? (item.label ?? '') : null;
    if (item.kind === 'number' || (name !== null && !run.macros.get(name))) {
      result.push(item);
      continue;
    }
    const spaced = spacedCall(item, items[at + 1], run.macros);
    if (spaced) at++;
    if (item.kind === 'reference') result.push(...expandReference(item, spaced, run, hidden, depth));
    else if (spaced) result.push(...expandCall(spaced, run, hidden, depth));
    else if (item.kind === 'word') result.push(...expandWord(item, run, hidden, depth));
    else if (item.kind === 'group') result.push({ ...item, items: expandList(item.items, run, hidden, depth + 1) });
    else if (item.kind === 'call') result.push(...expandCall(item, run, hidden, depth));
    else result.push(item);
  }
  return result;
}

/** To the preprocessor, `NAME (A)` and `&NAME(A)` call a macro with parameters as well. Any other name stays one beside an expression. */
function spacedCall(item: Item, next: Item | undefined, macros: Macros): Call | null {
  if (next?.kind !== 'group' || (item.kind !== 'word' && item.kind !== 'reference')) return null;
  const text = item.kind === 'word' ? item.text : (item.label ?? '');
  if (!macros.get(text)?.parameters) return null;
  return callOf({ kind: 'word', from: item.from, to: item.to, text }, next);
}

function callOf(name: Word, group: Group): Call {
  const { items, to, closed } = group;
  return { kind: 'call', from: name.from, to, name, args: splitAtCommas(items, group), closed };
}

function expandWord(word: Word, run: Expansion, hidden: ReadonlySet<string>, depth: number): readonly Item[] {
  const macro = hidden.has(word.text) ? undefined : run.macros.get(word.text);
  if (!macro || macro.parameters) return [word];
  return expandList(moveTo(macro.body, word), run, new Set(hidden).add(word.text), depth + 1);
}

/** A macro behind `&` is one to the preprocessor as well: `#define LP mt LGUI`, then `&LP A`. */
function expandReference(
  reference: Reference,
  call: Call | null,
  run: Expansion,
  hidden: ReadonlySet<string>,
  depth: number,
): readonly Item[] {
  const { from, to, label } = reference;
  if (label === null || !run.macros.get(label)) return [reference];
  const behind = call
    ? expandCall(call, run, hidden, depth)
    : expandWord({ kind: 'word', from, to, text: label }, run, hidden, depth);
  return behindAmpersand(behind, reference) ?? [reference];
}

function expandCall(call: Call, run: Expansion, hidden: ReadonlySet<string>, depth: number): readonly Item[] {
  const name = call.name.text;
  const macro = hidden.has(name) ? undefined : run.macros.get(name);
  const expanded = (items: readonly Item[]): readonly Item[] => expandList(items, run, hidden, depth + 1);
  if (!macro?.parameters) {
    const alias = macro?.body.length === 1 && macro.body[0]?.kind === 'word' ? macro.body[0].text : name;
    const args = call.args.map((argument) => ({ ...argument, items: expanded(argument.items) }));
    return [{ ...call, name: { ...call.name, text: alias }, args }];
  }
  const values = new Map<string, Value>();
  for (const [index, parameter] of macro.parameters.entries()) {
    const written =
      parameter === '__VA_ARGS__' ? joinArguments(call.args.slice(index)) : (call.args[index]?.items ?? []);
    let known: readonly Item[] | undefined;
    values.set(parameter, { written, expanded: () => (known ??= expanded(written)) });
  }
  const body = substitute(moveTo(macro.body, call), values);
  return expandList(body, run, new Set(hidden).add(name), depth + 1);
}

function joinArguments(args: readonly Argument[]): Item[] {
  return args.flatMap(({ items, from }, index): Item[] =>
    index === 0 ? [...items] : [{ kind: 'operator', from, to: from, text: ',' }, ...items],
  );
}

const moveTo = (items: readonly Item[], { from, to }: Span): readonly Item[] =>
  items.map((item) => ({ ...item, from, to }));
