/** The body of a macro with arguments in the place of its parameters, as the C preprocessor fills it in. */
import type { Argument, Call, Item, Span, Word } from './syntax.ts';

/** One argument of a call: as written, for `#` and `##`, and with its own macros expanded, for every other place. */
export interface Value {
  readonly written: readonly Item[];
  readonly expanded: () => readonly Item[];
}

type Values = ReadonlyMap<string, Value>;

/** Parentheses nested deeper than this are left as they are. */
const deepest = 100;

export function substitute(body: readonly Item[], values: Values, depth = 0): readonly Item[] {
  if (depth > deepest) return body;
  const result: Item[] = [];
  for (let at = 0; at < body.length; at++) {
    const item = body[at] as Item;
    const next = body[at + 1];
    if (isMark(item, '##') && next && result.length > 0) {
      at++;
      pasteOnto(result, next, values, depth);
    } else if (isMark(item, '#') && next?.kind === 'word' && values.has(next.text)) {
      at++;
      result.push({ kind: 'string', from: item.from, to: item.to, text: quote(values.get(next.text)?.written ?? []) });
    } else if (isMark(next, '##') && at + 2 < body.length) {
      const left = operand(item, values, depth);
      // Nothing on the left of ##: what is on the right stays alone.
      if (left.length > 0) result.push(...left);
      else result.push(...operand(body[(at += 2)] as Item, values, depth));
    } else result.push(...filled(item, values, depth));
  }
  return result;
}

const isMark = (item: Item | undefined, mark: string): boolean => item?.kind === 'operator' && item.text === mark;

/** Joins the last item so far and the first one of the operand. GNU C drops a comma before `## __VA_ARGS__` when that is empty. */
function pasteOnto(result: Item[], next: Item, values: Values, depth: number): void {
  const [first, ...rest] = operand(next, values, depth);
  const last = result.pop() as Item;
  if (isMark(last, ',')) result.push(...(first ? [last, first] : []), ...rest);
  else result.push(...(first ? paste(last, first) : [last]), ...rest);
}

/** Operands of `##` aren't expanded first. */
function operand(item: Item, values: Values, depth: number): readonly Item[] {
  const raw: Values = new Map([...values].map(([name, { written }]) => [name, { written, expanded: () => written }]));
  return filled(item, raw, depth);
}

function filled(item: Item, values: Values, depth: number): readonly Item[] {
  if (item.kind === 'word') return values.get(item.text)?.expanded() ?? [item];
  if (item.kind === 'reference') {
    const value = item.label === null ? undefined : values.get(item.label);
    return (value && behindAmpersand(value.expanded(), item)) ?? [item];
  }
  if (item.kind === 'group') return [{ ...item, items: substitute(item.items, values, depth + 1) }];
  return item.kind === 'call' ? filledCall(item, values, depth) : [item];
}

function filledCall(call: Call, values: Values, depth: number): readonly Item[] {
  const args = call.args.flatMap((argument) => {
    const [first, ...rest] = argument.items;
    // `F(a, ## __VA_ARGS__)`: without further arguments the comma goes as well.
    const optional = isMark(first, '##');
    const items = substitute(optional ? rest : argument.items, values, depth + 1);
    return optional && items.length === 0 ? [] : splitAtCommas(items, argument);
  });
  const name = values.get(call.name.text)?.expanded();
  if (!name) return [{ ...call, args }];
  const last = name.at(-1);
  return last?.kind === 'word' ? [...name.slice(0, -1), { ...call, name: last, args }] : [{ ...call, args }];
}

/** The arguments that a list of items with commas makes. */
export function splitAtCommas(items: readonly Item[], { from, to }: Span): readonly Argument[] {
  const args: { from: number; to: number; items: Item[] }[] = [{ from, to, items: [] }];
  for (const item of items) {
    if (isMark(item, ',')) args.push({ from: item.to, to, items: [] });
    else args.at(-1)?.items.push(item);
  }
  return args;
}

/** `&NAME` is `&` and a name to the preprocessor: if NAME is defined as `mt LGUI`, it becomes `&mt LGUI`. */
export function behindAmpersand(items: readonly Item[], { from, to }: Span): readonly Item[] | null {
  const [first, ...rest] = items;
  if (first?.kind !== 'word') return null;
  return [{ kind: 'reference', from, to, label: first.text, path: null }, ...rest];
}

function paste(left: Item, right: Item): readonly Item[] {
  const { from, to } = left;
  if (left.kind === 'call' || left.kind === 'group' || right.kind === 'group' || right.kind === 'string')
    return [left, right];
  if (right.kind === 'call') {
    const [joined] = paste(left, right.name);
    return joined?.kind === 'word' ? [{ ...right, from, to, name: joined }] : [left, right];
  }
  const text = sourceOf(left) + sourceOf(right);
  if (text.startsWith('&')) return [{ kind: 'reference', from, to, label: text.slice(1), path: null }];
  const kind = /^\d/.test(text) ? 'number' : /^[A-Za-z_]/.test(text) ? 'word' : 'operator';
  return [{ kind, from, to, text } satisfies Word | Item];
}

function quote(items: readonly Item[]): string {
  const pieces = items.map(
    (item, index) => (item.from > (items[index - 1]?.to ?? item.from) ? ' ' : '') + sourceOf(item),
  );
  return JSON.stringify(pieces.join(''));
}

function sourceOf(item: Item, depth = 0): string {
  if (depth > deepest) return '';
  const inner = (items: readonly Item[]): string => items.map((one) => sourceOf(one, depth + 1)).join(' ');
  if (item.kind === 'reference') return item.label === null ? `&{${item.path ?? ''}}` : `&${item.label}`;
  if (item.kind === 'group') return `(${inner(item.items)})`;
  if (item.kind === 'call') return `${item.name.text}(${item.args.map(({ items }) => inner(items)).join(', ')})`;
  return item.text;
}
