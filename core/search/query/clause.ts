import type { Lexicon } from '../indexing/index.ts';

/** One thing a query asks for, usually a word, with all the surfaces that match it. */
export type Clause = {
  readonly typed: string;
  /** How well each surface matches, from 0 to 1. */
  readonly surfaces: Map<number, number>;
  /** How much a result needs this clause. 0 if it's optional. */
  importance: number;
};

/** A word of the query. `beingTyped` is true for the last word, which may be unfinished. */
export type Word = Readonly<{ text: string; whole: string; subwords: readonly string[]; beingTyped: boolean }>;

/** How well a surface matches a clause, by the way it was found. The word as typed is 1. */
export const strength = {
  inflection: 0.93,
  synonym: 0.9,
  completion: 0.8,
  oneEdit: 0.7,
  twoEdits: 0.45,
} as const;

/** A word that occurs more often than this on the site is likely to have its usual meaning in a longer query. */
export const frequentFrom = 20;

export const emptyClause = (typed: string): Clause => ({ typed, surfaces: new Map(), importance: 1 });

/** Adds the surfaces of a term. A surface that's already there keeps the higher strength. */
export function addTerm(lexicon: Lexicon, clause: Clause, term: string, termStrength: number): void {
  for (const { surface, share } of lexicon.surfacesOf(term)) {
    const value = termStrength * share;
    if (value > (clause.surfaces.get(surface) ?? 0)) clause.surfaces.set(surface, value);
  }
}

export function addTermAndInflections(lexicon: Lexicon, clause: Clause, term: string, termStrength = 1): void {
  addTerm(lexicon, clause, term, termStrength);
  for (const form of lexicon.inflections(term)) addTerm(lexicon, clause, form, strength.inflection * termStrength);
}
