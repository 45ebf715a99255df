import { addTo } from '../multimap.ts';
import {
  allowedEdits,
  editDistance,
  isIdentifier,
  isWord,
  lettersOf,
  mayBeNear,
  setsVariable,
  stem,
  termsOf,
} from '../words/index.ts';

/** One way a term is written in the texts, and how much of that writing the term is (1: all of it). */
export type Use = Readonly<{ surface: number; share: number }>;

/** Every term of the site and its written forms. Finds the terms that a typed word can match. */
export type Lexicon = Readonly<{
  uses(term: string): readonly Use[];
  has(term: string): boolean;
  /** Terms that begin with these letters, shortest first. */
  completions(start: string, most: number): readonly string[];
  /** Other forms of the word: "layers" for "layer". */
  forms(term: string): readonly string[];
  /** Terms within the allowed edits (or more), the nearest only. With `prefix`, the typed word may be unfinished. */
  corrections(
    word: string,
    prefix: boolean,
    moreEdits?: number,
  ): ReadonlyArray<Readonly<{ term: string; edits: number }>>;
}>;

/** A word inside a compound of a sentence (`hold-tap`) says more about it than a word inside a name (`CONFIG_ZMK_SLEEP`). */
const partShare = (surface: string) => (isIdentifier(surface) ? 0.55 : 0.8);

function collectUses(surfaces: readonly string[]): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  const add = (term: string, use: Use) => addTo(uses, term, use);
  surfaces.forEach((text, surface) => {
    if (!isWord(text)) {
      for (const sign of new Set(text.replace(/\s/g, ''))) add(sign, { surface, share: 1 });
      return;
    }
    const { whole, parts } = termsOf(text);
    add(whole, { surface, share: 1 });
    if (setsVariable(text)) add(whole.slice(1), { surface, share: 1 });
    for (const part of parts)
      if (part !== whole) add(part, { surface, share: whole === `&${part}` ? 0.9 : partShare(text) });
  });
  return uses;
}

/** No reader misspells a longer one letter by letter. */
const longestTerm = 60;

/** Compares a word with every term. The letters of the terms are read only once, at the first typo. */
function makeCorrections(terms: readonly string[]): Lexicon['corrections'] {
  let letters: Int32Array | undefined;
  return (word, prefix, moreEdits = 0) => {
    if (allowedEdits(word) === 0) return [];
    let limit = allowedEdits(word) + moreEdits;
    let found: { term: string; edits: number }[] = [];
    const wanted = lettersOf(word);
    letters ??= Int32Array.from(terms, lettersOf);
    for (let at = 0; at < terms.length; at += 1) {
      const term = terms[at] ?? '';
      const open = prefix && term.length >= word.length;
      if (term.length < 3 || term.length > longestTerm || !mayBeNear(wanted, letters[at] ?? 0, limit, open)) continue;
      const edits = editDistance(word, term, limit, open);
      if (edits > limit || edits === 0) continue;
      if (edits < limit) {
        limit = edits;
        found = found.filter((other) => other.edits <= limit);
      }
      found.push({ term, edits });
    }
    // A slip in the first letter is rare; such a neighbour is taken only when nothing else is near.
    const sameStart = found.filter(({ term }) => term[0] === word[0]);
    return sameStart.length > 0 ? sameStart : found;
  };
}

/** The place of the first term that is not before `start`. */
function firstFrom(terms: readonly string[], start: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function makeLexicon(surfaces: readonly string[]): Lexicon {
  const uses = collectUses(surfaces);
  const terms = [...uses.keys()].sort();
  const byStem = new Map<string, string[]>();
  for (const term of terms) addTo(byStem, stem(term), term);
  return {
    uses: (term) => uses.get(term) ?? [],
    has: (term) => uses.has(term),
    completions(start, most) {
      const found: string[] = [];
      for (let at = firstFrom(terms, start); terms[at]?.startsWith(start); at += 1) found.push(terms[at] ?? '');
      return found.sort((a, b) => a.length - b.length).slice(0, most);
    },
    forms: (term) => byStem.get(stem(term)) ?? [],
    corrections: makeCorrections(terms),
  };
}
