import type { Replacement } from '#core/keymap-check';
import type { Span } from '#core/devicetree';
import type { KeyBinding, KeymapKeys, Token } from './readKeys.ts';
import { paddingFor } from './replacements.ts';

/** The words and marks of a binding as someone wrote it, with their ranges in it. */
const marksIn = (binding: string): readonly (Span & { readonly text: string })[] =>
  [...binding.matchAll(/\w+|[^\s\w]/g)].map(({ 0: text, index }) => ({ text, from: index, to: index + text.length }));

const spanOf = (spans: readonly Span[]): Span => ({
  from: Math.min(...spans.map(({ from }) => from)),
  to: Math.max(...spans.map(({ to }) => to)),
});

/** What changes between two bindings, without the words at the start and end that stay. */
type Difference = Readonly<{ old: readonly Token[]; insert: string }>;

function difference(old: readonly Token[], binding: string): Difference {
  const marks = marksIn(binding);
  const shorter = Math.min(old.length, marks.length);
  let start = 0;
  while (start < shorter && old[start]?.text === marks[start]?.text) start++;
  let same = 0;
  while (same < shorter - start && old.at(-1 - same)?.text === marks.at(-1 - same)?.text) same++;
  // Something has to be replaced, not only inserted or removed, so that the spaces around it stay as they are.
  while (start > 0 && (start + same >= old.length || start + same >= marks.length)) start--;
  const inserted = marks.slice(start, marks.length - same);
  const { from, to } = spanOf(inserted);
  return { old: old.slice(start, old.length - same), insert: inserted.length > 0 ? binding.slice(from, to) : '' };
}

/** Replaces a range that may have comments in it, which stay. Returns nothing if it has anything else between its tokens. */
function replaceSpan(source: string, spans: readonly Span[], insert: string): Replacement | undefined {
  const { from, to } = spanOf(spans);
  const gaps: string[] = [];
  let end = from;
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    gaps.push(source.slice(end, span.from));
    end = Math.max(end, span.to);
  }
  const left = gaps
    .join(' ')
    .replace(/\\\r?\n/g, ' ')
    .trim();
  if (left === '') return { from, to, insert };
  return /^(?:\/\*(?:[^*]|\*(?!\/))*\*\/\s*)+$/.test(left) ? { from, to, insert: `${insert} ${left}` } : undefined;
}

/** Adds the change of the spaces after the binding that ends at `end`. */
function aligned(source: string, change: Replacement | undefined, end: number): readonly Replacement[] | undefined {
  if (!change) return undefined;
  const padding = paddingFor(source, end, change.insert.length - (change.to - change.from));
  return padding ? [change, padding] : [change];
}

const isWritten = ({ writtenAt }: Token): boolean => writtenAt !== undefined && writtenAt.from >= 0;

/** The tokens of a binding. */
export const tokensOf = ({ tokens }: KeymapKeys, { first, end }: KeyBinding): readonly Token[] =>
  tokens.slice(first, end);

/** The part of the text that only this key uses, if there is one. */
export function ownSpan(keys: KeymapKeys, key: KeyBinding): Span | undefined {
  const own = tokensOf(keys, key);
  const { from, to } = spanOf(own);
  if (from < 0) return undefined;
  if (own.every(({ isInPlace }) => isInPlace)) return { from, to };
  const isInside = (token: Token): boolean => token.from >= from && token.to <= to;
  const isShared = keys.tokens.some((token, at) => isInside(token) && (at < key.first || at >= key.end));
  return isShared ? undefined : { from, to };
}

/** Replaces the binding where only this key uses it, or just the argument of the macro that it comes from. */
export function replaceOwn(keys: KeymapKeys, key: KeyBinding, binding: string): readonly Replacement[] | undefined {
  const { source } = keys;
  const own = tokensOf(keys, key);
  const { old, insert } = difference(own, binding);
  const end = spanOf(own).to;
  if (old.every(({ isInPlace }) => isInPlace)) return aligned(source, replaceSpan(source, old, insert), end);
  return ownSpan(keys, key) && aligned(source, replaceSpan(source, own, binding), end);
}

/** Replaces the use of a macro by what it stands for, with this binding changed. */
export function replaceUse(keys: KeymapKeys, key: KeyBinding, binding: string): readonly Replacement[] | undefined {
  const own = tokensOf(keys, key);
  const use = own.find(({ isInPlace }) => !isInPlace);
  if (!use || use.from < 0) return undefined;
  const isInside = ({ from, to }: Token): boolean => from >= use.from && to <= use.to;
  if (!own.every(isInside)) return undefined;
  const { tokens } = keys;
  let first = key.first;
  let end = key.end;
  while (first > 0 && isInside(tokens[first - 1] as Token)) first--;
  while (end < tokens.length && isInside(tokens[end] as Token)) end++;
  // The macro must make bindings only, all of them in this list.
  if (tokens.slice(first, end).some(({ text }) => /^[<>{}=;"]/.test(text))) return undefined;
  const isElsewhere = tokens.some((token, at) => isInside(token) && (at < first || at >= end));
  if (isElsewhere) return undefined;
  const siblings = keys.layers.flat().filter((other) => other.first >= first && other.end <= end);
  const insert = siblings.map((other) => (other === key ? binding : other.text)).join(' ');
  return [{ from: use.from, to: use.to, insert }];
}

/** Replaces the binding in the definition of the macro that it comes from. */
export function replaceDefinition(
  keys: KeymapKeys,
  key: KeyBinding,
  binding: string,
): readonly Replacement[] | undefined {
  const { source } = keys;
  const { old, insert } = difference(tokensOf(keys, key), binding);
  if (!old.every(isWritten)) return undefined;
  const spans = old.flatMap(({ writtenAt }) => writtenAt ?? []);
  const [first] = spans;
  // All tokens in the order of the text, without anything between them: they're from one definition.
  if (!first || spans.some(({ from }, index) => index > 0 && from < (spans[index - 1]?.to ?? 0))) return undefined;
  return aligned(source, replaceSpan(source, spans, insert), spanOf(spans).to);
}

/** The macro that a binding comes from, or the one of its parameter: the name where it's used. */
export function macroOf(keys: KeymapKeys, key: KeyBinding): string | undefined {
  const token = tokensOf(keys, key).find(isWritten);
  return token && /^\w+/.exec(keys.source.slice(token.from))?.[0];
}
