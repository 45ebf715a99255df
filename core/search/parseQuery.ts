import type { SearchIndex } from './buildIndex.ts';
import type { Lexicon } from './lexicon.ts';
import { stem } from './stem.ts';
import { stopWords, weakWords } from './stopWords.ts';
import { synonyms } from './synonyms.ts';
import { isWord } from './textCode.ts';
import { termsOf, tokenise } from './tokenise.ts';

/** One thing asked for: the written forms that satisfy it, each with how well, and how much a result needs it. */
export type Slot = {
  readonly typed: string;
  readonly uses: Map<number, number>;
  importance: number;
  /** How much of the reader's own words it is: 0 for what the synonyms add, and not lowered by them. */
  readonly own: number;
};

const weight = { form: 0.93, completion: 0.8, oneEdit: 0.7, twoEdits: 0.45, doubt: 0.6, synonym: 0.9 } as const;
const mostCompletions = 80;
const longestQuery = 200;
const longestJoin = 4;

/** What the names of options begin with. */
const optionStarts = ['config', 'configzmk'] as const;

type Word = Readonly<{ text: string; whole: string; parts: readonly string[]; last: boolean }>;

/** Takes a query apart into slots. A word nobody wrote gives none. */
export function parseQuery(index: SearchIndex, query: string): Slot[] {
  const { lexicon } = index;
  const words = readWords(query.slice(0, longestQuery));
  const meaning = words.filter((word) => !stopWords.has(word.whole));
  const slots = new Map<Word, Slot[]>();
  for (const word of meaning.length > 0 ? meaning : words) slots.set(word, slotsFor(index, word));
  weighCode(query, slots);
  weighWeakWords(slots);
  joinNeighbours(lexicon, words, slots);
  const meant = expandSynonyms(index, words, slots);
  return [...[...slots.values()].flat(), ...meant].filter((slot) => slot.uses.size > 0);
}

function readWords(query: string): Word[] {
  const tokens = tokenise(query);
  const wordCount = tokens.filter((token) => isWord(token.text)).length;
  const open = !/\s$/.test(query);
  return tokens
    .filter(
      ({ text, start, end }) =>
        isWord(text) || (wordCount <= 2 && !/\S/.test((query[start - 1] ?? '') + (query[end] ?? ''))),
    )
    .map(({ text, end }) => ({ text, ...termsOf(text), last: open && end === query.length }));
}

/** Names that stand in every sample, and values that differ from one reader's code to the next. */
const commonInCode = /^(?:compatible|bindings|status|okay|label|chosen|include|#?binding-cells|\w|\d+)$/;
const parameterWorth = 0.25;
const weakWorth = 0.3;

/** Of pasted code, the behavior and the property are what is asked about; parameters and values only help. */
function weighCode(query: string, slots: ReadonlyMap<Word, readonly Slot[]>): void {
  if (!/[&=<>{};]/.test(query) || slots.size < 2) return;
  const hasBehavior = [...slots.keys()].some(({ text }) => text.startsWith('&'));
  for (const [{ text }, list] of slots) {
    const isParameter = hasBehavior && /^[A-Z][A-Z0-9_]*$/.test(text);
    if (!isParameter && !commonInCode.test(text.toLowerCase())) continue;
    for (const slot of list) slot.importance *= parameterWorth;
  }
}

/** In a query of several words, "how to change the tapping term" is about the tapping term. */
function weighWeakWords(slots: ReadonlyMap<Word, readonly Slot[]>): void {
  const isWeak = ({ whole }: Word) => weakWords.has(whole);
  if ([...slots.keys()].every(isWeak)) return;
  for (const [word, list] of slots) if (isWeak(word)) for (const slot of list) slot.importance *= weakWorth;
}

function satisfy(lexicon: Lexicon, slot: Slot, term: string, strength: number): void {
  for (const { surface, share } of lexicon.uses(term)) {
    const value = strength * share;
    if (value > (slot.uses.get(surface) ?? 0)) slot.uses.set(surface, value);
  }
}

function slotsFor(index: SearchIndex, word: Word): Slot[] {
  const { lexicon } = index;
  const slot: Slot = { typed: word.text, uses: new Map(), importance: 1, own: 1 };
  const { whole, parts } = word;
  satisfy(lexicon, slot, whole, 1);
  for (const form of lexicon.forms(whole)) satisfy(lexicon, slot, form, weight.form);
  // `ZMK_SLEEP` and `sleep_timeout` are options without what all options begin with.
  if (parts.length > 1)
    for (const start of optionStarts) satisfy(lexicon, slot, start + whole.replace('&', ''), weight.form);
  const isKnown = slot.uses.size > 0;
  const complete = word.last || (parts.length > 1 && slot.uses.size === 0);
  if (complete) {
    for (const term of lexicon.completions(whole, mostCompletions)) {
      satisfy(lexicon, slot, term, weight.completion * (0.5 + (0.5 * whole.length) / term.length));
    }
  }
  // What has been typed may be the start of a rare word, or a slip in a common one.
  if (!isKnown && slot.uses.size > 0 && parts.length === 0) correct(lexicon, slot, whole, word.last, weight.doubt);
  if (slot.uses.size > 0)
    return [
      slot,
      ...optional(parts.length > 1 ? parts.flatMap((part) => slotsFor(index, plain(part))) : split(index, whole)),
    ];
  if (parts.length > 0)
    return parts.flatMap((part) => slotsFor(index, plain(part, word.last && part === parts.at(-1))));
  const halves = split(index, whole);
  // "intput" is a slip in "input" rather than "int" and "put" without a space.
  const mayBeSlip = halves.some(({ typed }) => typed.length < 4);
  if (halves.length > 0 && !mayBeSlip) return halves;
  correct(lexicon, slot, whole, word.last);
  return slot.uses.size === 0 && mayBeSlip ? halves : [slot];
}

function correct(lexicon: Lexicon, slot: Slot, word: string, unfinished: boolean, doubt = 1): void {
  for (const { term, edits } of lexicon.corrections(word, unfinished)) {
    satisfy(lexicon, slot, term, (edits === 1 ? weight.oneEdit : weight.twoEdits) * doubt);
  }
}

const plain = (text: string, last = false): Word => ({ text, whole: text, parts: [], last });

/** Slots that help a page but whose absence does not hurt it. */
function optional(slots: readonly Slot[]): Slot[] {
  return slots.map((slot) => ({ ...slot, importance: 0, own: 0 }));
}

/** "capsword" as "caps" and "word": both halves have to be words of the site, and short ones to stand together there. */
function split(index: SearchIndex, whole: string): Slot[] {
  if (!/^[a-z]{6,}$/.test(whole)) return [];
  const { lexicon } = index;
  let best: readonly string[] = [];
  for (let at = 2; at <= whole.length - 2; at += 1) {
    const halves = [whole.slice(0, at), whole.slice(at)] as const;
    if (!halves.every((half) => lexicon.uses(half).some(({ share }) => share === 1))) continue;
    if (halves.some((half) => half.length < 3) && !standTogether(index, ...halves)) continue;
    if (best.length === 0 || Math.abs(at - whole.length / 2) < Math.abs((best[0]?.length ?? 0) - whole.length / 2))
      best = halves;
  }
  return best.flatMap((half) => {
    const slot: Slot = { typed: half, uses: new Map(), importance: 1, own: 1 };
    satisfy(lexicon, slot, half, 1);
    for (const form of lexicon.forms(half)) satisfy(lexicon, slot, form, weight.form);
    return [slot];
  });
}

function standTogether({ lexicon, starts, positions, tokens }: SearchIndex, one: string, other: string): boolean {
  const wanted = new Set(lexicon.uses(other).map(({ surface }) => surface));
  return lexicon
    .uses(one)
    .some(({ surface }) =>
      positions.subarray(starts[surface], starts[surface + 1]).some((at) => wanted.has(tokens[at + 1] ?? -1)),
    );
}

/** "caps word", "tapping term ms": words that are one name on the site satisfy each other's slots. */
function joinNeighbours(lexicon: Lexicon, words: readonly Word[], slots: ReadonlyMap<Word, readonly Slot[]>): void {
  for (let from = 0; from < words.length; from += 1) {
    for (let count = 2; count <= longestJoin && from + count <= words.length; count += 1) {
      const span = words.slice(from, from + count);
      const joined = span.map((word) => word.whole.replace('&', '')).join('');
      const targets = span.flatMap((word) => slots.get(word)?.[0] ?? []);
      const terms = lexicon.has(joined)
        ? [joined]
        : span.at(-1)?.last && joined.length > 5
          ? lexicon.completions(joined, 10)
          : [];
      for (const term of terms)
        for (const slot of targets) satisfy(lexicon, slot, term, term === joined ? 1 : weight.completion);
    }
  }
}

const synonymTable: ReadonlyMap<string, readonly string[]> = synonyms.reduce((table, [from, to]) => {
  const key = phraseKey(from);
  return table.set(key, [...(table.get(key) ?? []), to]);
}, new Map<string, readonly string[]>());

function phraseKey(phrase: string): string {
  return tokenise(phrase)
    .flatMap(({ text }) => {
      const { whole, parts } = termsOf(text);
      return parts.length > 1 ? parts : [whole];
    })
    .map(stem)
    .join(' ');
}

/** Stop words and weak ones: "not working" is trouble with whatever else the query names. */
const saysLittle = ({ whole }: Word) => stopWords.has(whole) || weakWords.has(whole);

/** From here on the site uses a word itself, so that beside other words it may well mean what the site means by it. */
const oftenWritten = 20;

function timesWritten({ lexicon, starts }: SearchIndex, { whole }: Word): number {
  return lexicon
    .uses(whole)
    .filter(({ share }) => share === 1)
    .reduce((sum, { surface }) => sum + (starts[surface + 1] ?? 0) - (starts[surface] ?? 0), 0);
}

/** How sure it is that words of a query mean what the synonyms say. */
function certaintyOf(index: SearchIndex, span: readonly Word[], words: readonly Word[]): number {
  if (words.every((word) => span.includes(word) || saysLittle(word))) return 1;
  if (span.every(saysLittle)) return 0;
  return span.every((word) => timesWritten(index, word) > oftenWritten) ? 0.3 : 1;
}

/** Adds what the site calls a thing to what the reader calls it; the reader's own words then count less. */
function expandSynonyms(index: SearchIndex, words: readonly Word[], slots: ReadonlyMap<Word, Slot[]>): Slot[] {
  const added: Slot[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let count = Math.min(5, words.length - from); count > 0; count -= 1) {
      const span = words.slice(from, from + count);
      const targets = synonymTable.get(phraseKey(span.map((word) => word.text).join(' ')));
      if (!targets) continue;
      const certainty = certaintyOf(index, span, words);
      for (const word of span) for (const slot of slots.get(word) ?? []) slot.importance *= 0.5;
      for (const target of targets) {
        for (const { text } of tokenise(target)) {
          for (const slot of slotsFor(index, { text, ...termsOf(text), last: false })) {
            for (const [surface, value] of slot.uses) slot.uses.set(surface, value * weight.synonym);
            added.push({ ...slot, importance: (certainty * slot.importance) / targets.length, own: 0 });
          }
        }
      }
      from += count - 1;
      break;
    }
  }
  return added;
}
