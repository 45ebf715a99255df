import { field, perIndex, standsIn, timesWritten, type Lexicon, type SearchIndex } from '../indexing/index.ts';
import { isIdentifier, setsVariable } from '../words/index.ts';
import { findCompound, type Compound } from './compounds.ts';
import { emptySlot, oftenWritten, satisfy, satisfyInAllForms, strength, type Slot, type Word } from './slot.ts';
import { splitInTwo } from './splitInTwo.ts';

const mostCompletions = 80;
/** Shorter names are near too many others. */
const shortestName = 8;

/** What the names of options begin with. */
export const optionStarts = ['config', 'configzmk'] as const;

/** Up to here a name in the site's own samples is not what a reader of that name looks for. */
const seldomWritten = 3;

/** The slots of one word: one, or several when it is words without their spaces. */
export function slotsFor(index: SearchIndex, word: Word): Slot[] {
  const { lexicon } = index;
  const { whole, parts } = word;
  const slot: Slot = emptySlot(word.text);
  satisfyAsTyped(lexicon, slot, word);
  if (parts.length > 1 && slot.uses.size === 0) satisfyAsRun(index, slot, nameOf(word.text));
  const isKnown = lexicon.has(whole) || [...slot.uses.values()].some((howWell) => howWell >= strength.completion);
  if (word.last || (parts.length > 1 && slot.uses.size === 0)) complete(lexicon, slot, word);
  // A name that is being typed may be the middle of a longer one. With hyphens it may as well be words: `kscan-gp`.
  if (word.last && word.text.includes('_') && slot.uses.size === 0)
    satisfyAsRun(index, slot, nameOf(word.text).slice(0, -1));
  if (mayBeWords(index, word, slot)) {
    const compound = findCompound(index, whole, word.last && !lexicon.has(whole), false);
    if (compound) return wordsOf(index, compound, slot);
  }
  // What has been typed may be the start of a rare word, or a slip in a common one.
  if (!isKnown && slot.uses.size > 0 && parts.length === 0) correct(lexicon, slot, whole, word.last, strength.doubt);
  if (slot.uses.size === 0) return slotsForUnknown(index, word, slot);
  return withParts(index, word, slot);
}

function satisfyAsTyped(lexicon: Lexicon, slot: Slot, { text, whole, parts }: Word): void {
  satisfyInAllForms(lexicon, slot, whole);
  // `ZMK_SLEEP` and `sleep_timeout` are options without what all options begin with, `caps_word` a behavior without its mark.
  // `zmk-usb-logging` is a name itself.
  const asOption = lexicon.has(whole) && text.includes('-') ? strength.completion : strength.form;
  if (parts.length > 1)
    for (const start of optionStarts) satisfy(lexicon, slot, start + whole.replace('&', ''), asOption);
  if (setsVariable(text)) satisfy(lexicon, slot, whole.slice(1), 1);
  if (!whole.startsWith('&')) satisfy(lexicon, slot, `&${whole}`, strength.form);
}

const nameOf = (surface: string) => `_${surface.toLowerCase().replace(/[^a-z0-9]+/g, '_')}_`;
const namesOf = perIndex(({ surfaces }) => surfaces.map((surface) => (isIdentifier(surface) ? nameOf(surface) : '')));

/** `clear_bonds` is part of `CONFIG_ZMK_BLE_CLEAR_BONDS_ON_START`, and so is an unfinished `clear_bo`. */
function satisfyAsRun(index: SearchIndex, slot: Slot, run: string): void {
  namesOf(index).forEach((name, surface) => {
    if (name.includes(run)) slot.uses.set(surface, strength.form);
  });
}

/** The terms that a word begins; of a name with joints also those with the mark that it lacks: `zip_xy_sc`. */
function complete(lexicon: Lexicon, slot: Slot, { whole, parts }: Word): void {
  for (const start of parts.length > 1 && !whole.startsWith('&') ? [whole, `&${whole}`] : [whole])
    for (const term of lexicon.completions(start, mostCompletions))
      satisfy(lexicon, slot, term, strength.completion * (0.5 + (0.5 * start.length) / term.length));
}

/** A name is met by its parts too; a word that the site uses itself ("keyboard") is not words in one. */
function withParts(index: SearchIndex, word: Word, slot: Slot): Slot[] {
  if (word.parts.length > 1) return [slot, ...optional(word.parts.flatMap((part) => slotsFor(index, plain(part))))];
  return timesWritten(index, word.whole) > oftenWritten ? [slot] : [slot, ...optional(halvesOf(index, word.whole))];
}

/** A word that nobody wrote: a slip, words without their spaces, or both. */
function slotsForUnknown(index: SearchIndex, word: Word, slot: Slot): Slot[] {
  const { lexicon } = index;
  const { whole, parts, last } = word;
  const halves = parts.length > 0 ? [] : halvesOf(index, whole);
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
  return timesWritten(index, word.whole) <= most && isJoined(index, slot);
}

const isDefined = (index: SearchIndex, { uses }: Slot) =>
  [...uses.keys()].some((surface) => standsIn(index, surface, field.defines));

/** Whether all that a slot found are names and words with joints: what was typed may be words without their spaces. */
const isJoined = ({ surfaces }: SearchIndex, { uses }: Slot) =>
  [...uses.keys()].every((surface) => /[A-Z_\-,./]/.test((surfaces[surface] ?? '').slice(1)));

/** The words of a compound, each met as well by the writings that join them. */
function wordsOf({ lexicon }: SearchIndex, { words, edits, unfinished }: Compound, joined: Slot): Slot[] {
  const asTyped = edits === 0 ? 1 : edits === 1 ? strength.oneEdit : strength.twoEdits;
  return words.map((word, at) => {
    const slot: Slot = { ...emptySlot(word), uses: new Map(joined.uses) };
    satisfyInAllForms(lexicon, slot, word, unfinished && at === words.length - 1 ? strength.completion : asTyped);
    return slot;
  });
}

function correct(lexicon: Lexicon, slot: Slot, word: string, unfinished: boolean, doubt = 1): void {
  for (const { term, edits } of lexicon.corrections(word, unfinished)) {
    satisfy(lexicon, slot, term, (edits === 1 ? strength.oneEdit : strength.twoEdits) * doubt);
  }
}

function halvesOf(index: SearchIndex, whole: string): Slot[] {
  return splitInTwo(index, whole).map((half) => {
    const slot = emptySlot(half);
    satisfyInAllForms(index.lexicon, slot, half);
    return slot;
  });
}

const plain = (text: string, last = false): Word => ({ text, whole: text, parts: [], last });

/** Slots that help a page but whose absence does not hurt it. */
function optional(slots: readonly Slot[]): Slot[] {
  return slots.map((slot) => ({ ...slot, importance: 0, own: 0 }));
}

/** What resembles a word, for a query that finds nothing otherwise: one slip more than a reader is taken to make. */
export function resembling(lexicon: Lexicon, { text, whole }: Word): Slot[] {
  const slot: Slot = emptySlot(text);
  for (const { term } of lexicon.corrections(whole, false, 1)) satisfy(lexicon, slot, term, strength.twoEdits);
  return slot.uses.size > 0 ? [slot] : [];
}
