/** The C preprocessor's part: which branches of `#if` are taken, and which macros are defined. */
import { Definitions } from './definitions.ts';
import { evaluate } from './evaluate.ts';
import { expand, type Macros } from './expand.ts';
import { parse, type Document } from './parse.ts';
import { firstEndingAfter } from './spans.ts';
import type { Directive, Item, Span } from './syntax.ts';

export interface Preprocessed {
  /** What is defined there: a name may be defined anew further down, or no longer. */
  macrosAt(offset: number): Macros;
  /** Whether the text at this offset survives the `#if`s around it. */
  isActive(offset: number): boolean;
}

/** Reads definitions given from outside, such as `{ LAYER: 2, CONFIG_WIDE: '' }`. */
function outsideDefinitions(defines: Readonly<Record<string, string | number>>): Definitions {
  const definitions = new Definitions();
  for (const [name, value] of Object.entries(defines)) {
    const [directive] = parse(`#define ${name} ${value}\n`).directives;
    definitions.define(name, { parameters: null, body: directive?.items ?? [], directive: null }, 0);
  }
  return definitions;
}

export function preprocess(document: Document, defines: Readonly<Record<string, string | number>> = {}): Preprocessed {
  const definitions = outsideDefinitions(defines);
  const inactive: Span[] = [];
  /** One entry for each open `#if`: was a branch taken, is this one, and is the `#if` itself alive. */
  const open: { taken: boolean; active: boolean; readonly alive: boolean; from: number }[] = [];
  const active = (): boolean => open.at(-1)?.active ?? true;
  for (const directive of document.directives) {
    const last = open.at(-1);
    if (directive.name === 'if' || directive.name === 'ifdef' || directive.name === 'ifndef') {
      const alive = active();
      const holds = alive && condition(directive, definitions);
      open.push({ taken: holds, active: holds, alive, from: directive.to });
    } else if (directive.name.startsWith('el') && last) {
      if (!last.active) inactive.push({ from: last.from, to: directive.from });
      last.active = last.alive && !last.taken && (directive.name === 'else' || condition(directive, definitions));
      last.taken ||= last.active;
      last.from = directive.to;
    } else if (directive.name === 'endif' && last) {
      if (!last.active) inactive.push({ from: last.from, to: directive.from });
      open.pop();
    } else if (active() && directive.macro) {
      const { text } = directive.macro;
      const { name, parameters, items: body, from } = directive;
      if (name === 'define') definitions.define(text, { parameters, body, directive }, from);
      else if (name === 'undef') definitions.undefine(text, from);
    }
  }
  for (const { active: taken, from } of open) if (!taken) inactive.push({ from, to: document.text.length });
  return { macrosAt: (offset) => definitions.at(offset), isActive: outside(inactive) };
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
    const range = firstEndingAfter(merged, offset);
    return !range || offset < range.from;
  };
}

function condition(directive: Directive, definitions: Definitions): boolean {
  const macros = definitions.at(directive.from);
  if (directive.macro) return Boolean(macros.get(directive.macro.text)) === directive.name.endsWith('ifdef');
  const answered = answerDefined(directive.items, macros);
  const value = evaluate(expand(answered, macros), () => 0);
  return value !== null && value !== 0;
}

/** Replaces `defined(X)` and `defined X`, which look like a call and a word, by 1 or 0. */
function answerDefined(items: readonly Item[], macros: Macros): Item[] {
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
      answered.push({ kind: 'number', from: item.from, to: item.to, text: macros.get(asked.text) ? '1' : '0' });
    else answered.push(item);
  }
  return answered;
}
