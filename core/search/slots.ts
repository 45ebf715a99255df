import { field, type SearchIndex } from './buildIndex.ts';
import { findCompound, type Compound } from './compounds.ts';
import { variableSet, type Lexicon } from './lexicon.ts';
import { perIndex } from './perIndex.ts';
import { isIdentifier } from './tokenise.ts';

/** One thing asked for: the written forms that satisfy it, each with how well, and how much a result needs it. */
export type Slot = {
  readonly typed: string;
  readonly uses: Map<number, number>;
  importance: number;
  /** How much of the reader's own words it is: 0 for what the synonyms add, and not lowered by them. */
  readonly own: number;
};

export type Word = Readonly<{ text: string; whole: string; parts: readonly string[]; last: boolean }>;

export const weight = { form: 0.93, completion: 0.8, oneEdit: 0.7, twoEdits: 0.45, doubt: 0.6, synonym: 0.9 } as const;
const mostCompletions = 80;
/** Shorter names are near too many others. */
const shortestName = 8;

/** What the names of options begin with. */
export const optionStarts = ['config', 'configzmk'] as const;

/** From here on the site uses a word itself, so that beside other words it may well mean what the site means by it. */
export const oftenWritten = 20;
/** Up to here a name in the site's own samples is not what a reader of that name looks for. */
const seldomWritten = 3;

export function timesWritten({ lexicon, starts }: SearchIndex, { whole }: Pick<Word, 'whole'>): number {
  return lexicon
    .uses(whole)
    .filter(({ share }) => share === 1)
    .reduce((sum, { surface }) => sum + (starts[surface + 1] ?? 0) - (starts[surface] ?? 0), 0);
}

export function satisfy(lexicon: Lexicon, slot: Slot, term: string, strength: number): void {
  for (const { surface, share } of lexicon.uses(term)) {
    const value = strength * share;
    if (value > (slot.uses.get(surface) ?? 0)) slot.uses.set(surface, value);
  }
}

/** The slots of one word: one, or several when it is words without their spaces. */
export function slotsFor(index: SearchIndex, word: Word): Slot[] {
  const { lexicon } = index;
  const { whole, parts } = word;
  const slot: Slot = { typed: word.text, uses: new Map(), importance: 1, own: 1 };
  satisfyAsTyped(lexicon, slot, word);
  if (parts.length > 1 && slot.uses.size === 0) satisfyAsRun(index, slot, nameOf(word.text));
  const isKnown = lexicon.has(whole) || [...slot.uses.values()].some((strength) => strength >= weight.completion);
  if (word.last || (parts.length > 1 && slot.uses.size === 0)) complete(lexicon, slot, word);
  // A name that is being typed may be the middle of a longer one. With hyphens it may as well be words: `kscan-gp`.
  if (word.last && word.text.includes('_') && slot.uses.size === 0)
    satisfyAsRun(index, slot, nameOf(word.text).slice(0, -1));
  if (mayBeWords(index, word, slot)) {
    const compound = findCompound(index, whole, word.last && !lexicon.has(whole), false);
    if (compound) return wordsOf(index, compound, slot);
  }
  // What has been typed may be the start of a rare word, or a slip in a common one.
  if (!isKnown && slot.uses.size > 0 && parts.length === 0) correct(lexicon, slot, whole, word.last, weight.doubt);
  if (slot.uses.size === 0) return slotsForUnknown(index, word, slot);
  return withParts(index, word, slot);
}

function satisfyAsTyped(lexicon: Lexicon, slot: Slot, { text, whole, parts }: Word): void {
  satisfy(lexicon, slot, whole, 1);
  for (const form of lexicon.forms(whole)) satisfy(lexicon, slot, form, weight.form);
  // `ZMK_SLEEP` and `sleep_timeout` are options without what all options begin with, `caps_word` a behavior without its mark.
  // `zmk-usb-logging` is a name itself.
  const asOption = lexicon.has(whole) && text.includes('-') ? weight.completion : weight.form;
  if (parts.length > 1)
    for (const start of optionStarts) satisfy(lexicon, slot, start + whole.replace('&', ''), asOption);
  if (variableSet(text)) satisfy(lexicon, slot, whole.slice(1), 1);
  if (!whole.startsWith('&')) satisfy(lexicon, slot, `&${whole}`, weight.form);
}

const nameOf = (surface: string) => `_${surface.toLowerCase().replace(/[^a-z0-9]+/g, '_')}_`;
const namesOf = perIndex(({ surfaces }) => surfaces.map((surface) => (isIdentifier(surface) ? nameOf(surface) : '')));

/** `clear_bonds` stands in `CONFIG_ZMK_BLE_CLEAR_BONDS_ON_START`, and so does what is typed of it so far. */
function satisfyAsRun(index: SearchIndex, slot: Slot, run: string): void {
  namesOf(index).forEach((name, surface) => {
    if (name.includes(run)) slot.uses.set(surface, weight.form);
  });
}

/** The terms that a word begins; of a name with joints also those with the mark that it lacks: `zip_xy_sc`. */
function complete(lexicon: Lexicon, slot: Slot, { whole, parts }: Word): void {
  for (const start of parts.length > 1 && !whole.startsWith('&') ? [whole, `&${whole}`] : [whole])
    for (const term of lexicon.completions(start, mostCompletions))
      satisfy(lexicon, slot, term, weight.completion * (0.5 + (0.5 * start.length) / term.length));
}

/** A name is met by its parts too; a word that the site uses itself ("keyboard") is not words in one. */
function withParts(index: SearchIndex, word: Word, slot: Slot): Slot[] {
  if (word.parts.length > 1) return [slot, ...optional(word.parts.flatMap((part) => slotsFor(index, plain(part))))];
  return timesWritten(index, word) > oftenWritten ? [slot] : [slot, ...optional(split(index, word.whole))];
}

/** A word that nobody wrote: a slip, words without their spaces, or both. */
function slotsForUnknown(index: SearchIndex, word: Word, slot: Slot): Slot[] {
  const { lexicon } = index;
  const { whole, parts, last } = word;
  const halves = parts.length > 0 ? [] : split(index, whole);
  // "intput" is a slip in "input" rather than "int" and "put" without a space.
  const mayBeSlip = halves.some(({ typed }) => typed.length < 4);
  if (halves.length > 0 && !mayBeSlip) return halves;
  // A slip in a name is one in its parts, too; but parts are many and names are few.
  if (parts.length === 0 || whole.length >= shortestName) correct(lexicon, slot, whole, last);
  if (isJoined(index, slot) && !(parts.length > 0 && slot.uses.size === 0)) {
    const compound = findCompound(index, whole, last, true);
    if (compound) return wordsOf(index, compound, slot);
  }
  if (parts.length > 0)
    return slot.uses.size > 0
      ? withParts(index, word, slot)
      : parts.flatMap((part) => slotsFor(index, plain(part, last && part === parts.at(-1))));
  return slot.uses.size === 0 && mayBeSlip ? halves : [slot];
}

/** Whether what was typed may be words in one: all that it found are joined writings, which the site seldom uses itself. */
function mayBeWords(index: SearchIndex, word: Word, slot: Slot): boolean {
  const isTwoWords = /^[a-z]+[_-][a-z]+$/.test(word.text) && !isDefined(index, slot);
  const most = word.parts.length === 0 ? oftenWritten : isTwoWords ? seldomWritten : -1;
  return timesWritten(index, word) <= most && isJoined(index, slot);
}

const isDefined = ({ starts, positions, blockOf, blockField }: SearchIndex, { uses }: Slot) =>
  [...uses.keys()].some((surface) =>
    positions
      .subarray(starts[surface], starts[surface + 1])
      .some((at) => blockField[blockOf[at] ?? 0] === field.defines),
  );

/** Whether all that a slot found are names and words with joints: what was typed may be words without their spaces. */
const isJoined = ({ surfaces }: SearchIndex, { uses }: Slot) =>
  [...uses.keys()].every((surface) => /[A-Z_\-,./]/.test((surfaces[surface] ?? '').slice(1)));

/** The words of a compound, each met as well by the writings that join them. */
function wordsOf({ lexicon }: SearchIndex, { words, edits, unfinished }: Compound, joined: Slot): Slot[] {
  const strength = edits === 0 ? 1 : edits === 1 ? weight.oneEdit : weight.twoEdits;
  return words.map((word, at) => {
    const slot: Slot = { typed: word, uses: new Map(joined.uses), importance: 1, own: 1 };
    const certainty = unfinished && at === words.length - 1 ? weight.completion : strength;
    satisfy(lexicon, slot, word, certainty);
    for (const form of lexicon.forms(word)) satisfy(lexicon, slot, form, weight.form * certainty);
    return slot;
  });
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

/** Whether a word is two words of the site without their space. */
export const splits = (index: SearchIndex, word: string): boolean => split(index, word).length > 0;

function standTogether({ lexicon, starts, positions, tokens }: SearchIndex, one: string, other: string): boolean {
  const wanted = new Set(lexicon.uses(other).map(({ surface }) => surface));
  return lexicon
    .uses(one)
    .some(({ surface }) =>
      positions.subarray(starts[surface], starts[surface + 1]).some((at) => wanted.has(tokens[at + 1] ?? -1)),
    );
}

/** What resembles a word, for a query that finds nothing otherwise: one slip more than a reader is taken to make. */
export function resembling(lexicon: Lexicon, { text, whole }: Word): Slot[] {
  const slot: Slot = { typed: text, uses: new Map(), importance: 1, own: 1 };
  for (const { term } of lexicon.corrections(whole, false, 1)) satisfy(lexicon, slot, term, weight.twoEdits);
  return slot.uses.size > 0 ? [slot] : [];
}
