/** The preprocessor's lines: which branches of `#if` are taken, and which macros are defined where. */
import { Definitions } from './definitions.ts';
import { evaluate, maxDepth } from './evaluate.ts';
import { expand, type Macros } from './expand.ts';
import type { Document } from './parse.ts';
import { firstEndingAfter } from './spans.ts';
import type { Directive, Item, Span } from './syntax.ts';

export interface Preprocessed extends Macros {
  /** Whether the `#if`s around this offset keep it. */
  isActive(offset: number): boolean;
}

interface OpenIf {
  /** Whether the `#if` itself is in an active branch. */
  readonly isReached: boolean;
  /** Whether one of its branches was active so far. */
  wasTaken: boolean;
  /** Whether the current branch is, and where it starts. */
  active: boolean;
  from: number;
}

export function preprocess(document: Document): Preprocessed {
  const definitions = new Definitions();
  const macros: Macros = { macroAt: (name, offset) => definitions.find(name, offset), problems: [] };
  const inactive: Span[] = [];
  const open: OpenIf[] = [];
  const active = (): boolean => open.at(-1)?.active ?? true;
  for (const directive of document.directives) {
    const last = open.at(-1);
    if (directive.name === 'if' || directive.name === 'ifdef' || directive.name === 'ifndef') {
      const isReached = active();
      const isTaken = isReached && isTrue(directive, macros);
      open.push({ wasTaken: isTaken, active: isTaken, isReached, from: directive.to });
    } else if (directive.name.startsWith('el') && last) {
      if (!last.active) inactive.push({ from: last.from, to: directive.from });
      last.active = last.isReached && !last.wasTaken && (directive.name === 'else' || isTrue(directive, macros));
      last.wasTaken ||= last.active;
      last.from = directive.to;
    } else if (directive.name === 'endif' && last) {
      if (!last.active) inactive.push({ from: last.from, to: directive.from });
      open.pop();
    } else if (active() && directive.macro) {
      const { text } = directive.macro;
      const { name, from } = directive;
      if (name === 'define') definitions.define(text, directive, from);
      else if (name === 'undef') definitions.undefine(text, from);
    }
  }
  for (const last of open) if (!last.active) inactive.push({ from: last.from, to: document.text.length });
  return { ...macros, isActive: outside(inactive) };
}

/** Returns whether an offset is outside the ranges. Nested ranges are merged, so that the lookup is a binary search. */
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

function isTrue(directive: Directive, macros: Macros): boolean {
  if (directive.macro)
    return Boolean(macros.macroAt(directive.macro.text, directive.from)) === directive.name.endsWith('ifdef');
  const value = evaluate(conditionOf(directive, macros), () => 0);
  return value !== null && value !== 0;
}

/** The expression after `#if` or `#elif`, with its macros expanded. */
export const conditionOf = (directive: Directive, macros: Macros): readonly Item[] =>
  expand(replaceDefined(directive.items, macros), macros);

/** Replaces `defined(X)` and `defined X`, which look like a call and a word, with 1 or 0. Deeper groups have no value anyway. */
function replaceDefined(items: readonly Item[], macros: Macros, depth = 0): Item[] {
  const replaced: Item[] = [];
  for (let i = 0; i < items.length; i++) {
    const item = items[i] as Item;
    let name: Item | undefined;
    if (item.kind === 'call' && item.name.text === 'defined') name = item.args[0]?.items[0];
    else if (item.kind === 'word' && item.text === 'defined') {
      name = items[++i];
      if (name?.kind === 'group') name = name.items[0];
    } else if (item.kind === 'group' && depth < maxDepth) {
      replaced.push({ ...item, items: replaceDefined(item.items, macros, depth + 1) });
      continue;
    }
    if (name?.kind === 'word')
      replaced.push({
        kind: 'number',
        from: item.from,
        to: item.to,
        text: macros.macroAt(name.text, item.from) ? '1' : '0',
      });
    else replaced.push(item);
  }
  return replaced;
}
