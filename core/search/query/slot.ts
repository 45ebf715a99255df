import type { Lexicon } from '../indexing/index.ts';

/** One thing asked for: the written forms that satisfy it, each with how well, and how much a result needs it. */
export type Slot = {
  readonly typed: string;
  readonly uses: Map<number, number>;
  importance: number;
  /** How much of the reader's own words it is: 0 for what the synonyms add, and not lowered by them. */
  readonly own: number;
};

export type Word = Readonly<{ text: string; whole: string; parts: readonly string[]; last: boolean }>;

/** How well a form satisfies a slot, by how it came about; 1 is the word as it was typed. */
export const strength = {
  form: 0.93,
  synonym: 0.9,
  completion: 0.8,
  oneEdit: 0.7,
  doubt: 0.6,
  twoEdits: 0.45,
} as const;

/** If the site uses a word at least this often, it probably means the same in a query with other words. */
export const oftenWritten = 20;

export const emptySlot = (typed: string): Slot => ({ typed, uses: new Map(), importance: 1, own: 1 });

export function satisfy(lexicon: Lexicon, slot: Slot, term: string, howWell: number): void {
  for (const { surface, share } of lexicon.uses(term)) {
    const value = howWell * share;
    if (value > (slot.uses.get(surface) ?? 0)) slot.uses.set(surface, value);
  }
}

/** A word of the site, and its other forms. */
export function satisfyInAllForms(lexicon: Lexicon, slot: Slot, word: string, howWell = 1): void {
  satisfy(lexicon, slot, word, howWell);
  for (const form of lexicon.forms(word)) satisfy(lexicon, slot, form, strength.form * howWell);
}
