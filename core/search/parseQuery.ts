import type { SearchIndex } from './buildIndex.ts';
import type { Lexicon } from './lexicon.ts';
import {
  oftenWritten,
  optionStarts,
  resembling,
  satisfy,
  slotsFor,
  timesWritten,
  weight,
  type Slot,
  type Word,
} from './slots.ts';
import { stem } from './stem.ts';
import { stopWords, weakWords } from './stopWords.ts';
import { synonyms } from './synonyms.ts';
import { isWord } from './textCode.ts';
import { termsOf, tokenise } from './tokenise.ts';

const longestQuery = 200;
const longestJoin = 4;
/** Options are named by sentences: `CONFIG_ZMK_SETTINGS_RESET_ON_START`. */
const longestOption = 8;
const shortestOption = 3;

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
  const found = [...[...slots.values()].flat(), ...meant].filter((slot) => slot.uses.size > 0);
  return found.length > 0 ? found : meaning.flatMap((word) => resembling(lexicon, word));
}

/** Nothing, or what joins the parts of a name: of `CONFIG_ZMK_BLE_` the rest is still to come. */
const unfinishedEnd = /^[_\-,]?$/;

function readWords(query: string): Word[] {
  const tokens = tokenise(query);
  const wordCount = tokens.filter((token) => isWord(token.text)).length;
  const open = !/\s$/.test(query);
  return tokens
    .filter(
      ({ text, start, end }) =>
        isWord(text) || (wordCount <= 2 && !/\S/.test((query[start - 1] ?? '') + (query[end] ?? ''))),
    )
    .map(({ text, end }) => ({ text, ...termsOf(text), last: open && unfinishedEnd.test(query.slice(end)) }));
}

/** Names that stand in every sample, and values that differ from one reader's code to the next. */
const commonInCode =
  /^(?:compatible|bindings|status|okay|label|chosen|#?include|#?binding-cells|board|shield|snippet|cmake-args|\w|\d+)$/;
const codeSigns = /[&=<>{};]|^[\s-]*[a-z-]+: /;
const parameterWorth = 0.25;
const weakWorth = 0.3;

/** Of pasted code, the behavior and the property are what is asked about; parameters and values only help. */
function weighCode(query: string, slots: ReadonlyMap<Word, readonly Slot[]>): void {
  if (!codeSigns.test(query) || slots.size < 2) return;
  const hasBehavior = [...slots.keys()].some(({ text }) => text.startsWith('&'));
  for (const [{ text }, list] of slots) {
    const isParameter = hasBehavior && /^[A-Z][A-Z0-9_]*$/.test(text);
    if (!isParameter && !commonInCode.test(text.toLowerCase())) continue;
    for (const slot of list) slot.importance *= parameterWorth;
  }
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
      const exact = lexicon.has(joined) ? joined : option;
      const mayBeStart = count <= longestJoin && span.at(-1)?.last && joined.length > 5;
      const terms = exact ? [exact] : mayBeStart ? lexicon.completions(joined, 10) : [];
      for (const term of terms)
        for (const slot of targets) satisfy(lexicon, slot, term, term === exact ? 1 : weight.completion);
    }
  }
}

/** Words that may stand in a phrase or not: "disable a key", "the name of my keyboard". */
const fillers: ReadonlySet<string> = new Set('a an the my your our this that to of for is are it i as'.split(' '));

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
    .filter((word) => !fillers.has(word))
    .map(stem)
    .join(' ');
}

/** Stop words and weak ones: "not working" is trouble with whatever else the query names. */
const saysLittle = ({ whole }: Word) => stopWords.has(whole) || weakWords.has(whole);

/** How sure it is that words of a query mean what the synonyms say. */
function certaintyOf(index: SearchIndex, span: readonly Word[], words: readonly Word[]): number {
  if (words.every((word) => span.includes(word) || saysLittle(word))) return 1;
  if (span.every(saysLittle)) return 0;
  const leastWritten = Math.min(...span.map((word) => timesWritten(index, word)));
  if (span.length > 1) return leastWritten > oftenWritten ? 0.6 : 1;
  return leastWritten > oftenWritten ? 0.3 : leastWritten > 0 ? 0.6 : 1;
}

/** Adds what the site calls a thing to what the reader calls it; the reader's own words then count less. */
function expandSynonyms(index: SearchIndex, all: readonly Word[], slots: ReadonlyMap<Word, Slot[]>): Slot[] {
  const words = all.filter(({ whole }) => !fillers.has(whole));
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
