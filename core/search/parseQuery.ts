import type { SearchIndex } from './buildIndex.ts';
import type { Lexicon } from './lexicon.ts';
import { meaningOf } from './meaning.ts';
import { nameOptions } from './options.ts';
import { optionStarts, resembling, satisfy, slotsFor, weight, type Slot, type Word } from './slots.ts';
import { stopWords, weakWords } from './stopWords.ts';
import { isWord } from './textCode.ts';
import { termsOf, tokenise } from './tokenise.ts';

const longestQuery = 200;
const longestJoin = 4;
/** Options are named by sentences: `CONFIG_ZMK_SETTINGS_RESET_ON_START`. */
const longestOption = 8;
const shortestOption = 3;

export type ParsedQuery = Readonly<{
  slots: readonly Slot[];
  /** Whether an option is asked for by the words of its name. */
  optionInWords: boolean;
  /** Pages that the reader's words mean, with how sure that is. */
  pages: ReadonlyMap<string, number>;
}>;

/** Takes a query apart into slots. A word nobody wrote gives none. */
export function parseQuery(index: SearchIndex, query: string): ParsedQuery {
  const { lexicon } = index;
  const words = readWords(query.slice(0, longestQuery));
  const telling = words.filter((word) => !stopWords.has(word.whole));
  const slots = new Map<Word, Slot[]>();
  const asked = telling.length > 0 ? telling : words;
  const once = asked.filter(({ whole }, at) => asked.findIndex((other) => other.whole === whole) === at);
  for (const word of once) slots.set(word, slotsFor(index, word));
  weighCode(query, slots);
  weighWeakWords(slots);
  joinNeighbours(lexicon, words, slots);
  const optionInWords = nameOptions(index, words, slots);
  const meant = optionInWords ? undefined : meaningOf(index, words, slots);
  const found = [...[...slots.values()].flat(), ...(meant?.slots ?? [])].filter((slot) => slot.uses.size > 0);
  return {
    slots: found.length > 0 ? found : telling.flatMap((word) => resembling(lexicon, word)),
    optionInWords,
    pages: meant?.pages ?? new Map<string, number>(),
  };
}

/** Nothing, or what joins the parts of a name: of `CONFIG_ZMK_BLE_` the rest is still to come. */
const unfinishedEnd = /^[_\-,]?$/;

function readWords(query: string): Word[] {
  const tokens = tokenise(query);
  const words = tokens.filter((token) => isWord(token.text));
  // A sign is asked for alone or beside a word or two; beside a name it is of the code that was pasted.
  const maySigns = words.length <= 2 && !words.some(({ text }) => /^&|[_,]/.test(text));
  const open = !/\s$/.test(query);
  return tokens
    .filter(
      ({ text, start, end }) => isWord(text) || (maySigns && !/\S/.test((query[start - 1] ?? '') + (query[end] ?? ''))),
    )
    .map(({ text, end }) => ({ text, ...termsOf(text), last: open && unfinishedEnd.test(query.slice(end)) }));
}

/** Names that stand in every sample, and values that differ from one reader's code to the next. */
const commonInCode =
  /^(?:compatible|bindings|status|okay|label|chosen|#?include|#?binding-cells|board|shield|snippet|cmake-args|\w|\d+)$/;
const codeSigns = /[&=<>{};]|^[\s-]*[a-z-]+: /;
const parameterWorth = 0.25;
const weakWorth = 0.3;

/** A program and what it is to do, before the first flag. */
const command = /^\s*(?:[$>]\s+)?([a-z][\w.-]*(?: [a-z][\w-]*)*) (?:-- )?--?[a-z]/i;

/**
 * Of pasted code, the behavior and the property are what is asked about, of a command line the command; parameters, flags and
 * values only help.
 */
function weighCode(query: string, slots: ReadonlyMap<Word, readonly Slot[]>): void {
  const isBeside = besideCommand(query) ?? besideNames(query, [...slots.keys()]);
  for (const [{ text }, list] of slots)
    if (isBeside?.(text)) for (const slot of list) slot.importance *= parameterWorth;
}

function besideCommand(query: string): ((text: string) => boolean) | undefined {
  const words = command.exec(query)?.[1]?.split(' ');
  return words && ((text) => !words.includes(text));
}

function besideNames(query: string, words: readonly Word[]): ((text: string) => boolean) | undefined {
  if (!codeSigns.test(query) || words.length < 2) return undefined;
  const hasBehavior = words.some(({ text }) => text.startsWith('&'));
  return (text) => (hasBehavior && /^[A-Z][A-Z0-9_]*$/.test(text)) || commonInCode.test(text.toLowerCase());
}

/** In a query of several words, "how to change the tapping term" is about the tapping term. */
function weighWeakWords(slots: ReadonlyMap<Word, readonly Slot[]>): void {
  const isWeak = ({ whole }: Word) => weakWords.has(whole) || /^[a-z\d]$/.test(whole);
  if ([...slots.keys()].every(isWeak)) return;
  for (const [word, list] of slots) if (isWeak(word)) for (const slot of list) slot.importance *= weakWorth;
}

/** "caps word", "tapping term ms": words that are one name on the site satisfy each other's slots. */
function joinNeighbours(lexicon: Lexicon, words: readonly Word[], slots: ReadonlyMap<Word, readonly Slot[]>): void {
  for (let from = 0; from < words.length; from += 1) {
    for (let count = 2; count <= longestOption && from + count <= words.length; count += 1) {
      const span = words.slice(from, from + count);
      const joined = span.map((word) => word.whole.replace('&', '')).join('');
      const targets = span.flatMap((word) => slots.get(word)?.[0] ?? []);
      const option =
        count < shortestOption
          ? undefined
          : optionStarts.map((start) => start + joined).find((name) => lexicon.has(name));
      const exact = [joined, option ?? ''].filter((name) => lexicon.has(name));
      const mayBeStart = count <= longestJoin && span.at(-1)?.last && joined.length > 5;
      const begun = exact.length === 0 && mayBeStart ? lexicon.completions(joined, 10) : [];
      const forms = exact.length > 0 ? lexicon.forms(joined) : [];
      for (const slot of targets) {
        for (const term of exact) satisfy(lexicon, slot, term, 1);
        for (const term of forms) satisfy(lexicon, slot, term, weight.form);
        for (const term of begun) satisfy(lexicon, slot, term, weight.completion);
      }
    }
  }
}
