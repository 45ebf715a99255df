import { editDistance } from '#core/edit-distance';
import { addTo } from '../multimap.ts';
import { allowedEdits, isIdentifier, isWord, lettersOf, mayBeWithin, stem, termsOf } from '../words/index.ts';

/** A surface that contains a term. `share` is 1 if it's the whole surface, and less if it's only a subword. */
type TermSurface = Readonly<{ surface: number; share: number }>;

/** All terms of the site. Finds the terms that a typed word can match, and the surfaces that contain a term. */
export type Lexicon = Readonly<{
  surfacesOf(term: string): readonly TermSurface[];
  has(term: string): boolean;
  /** Terms that start with a prefix, shortest first. */
  completions(prefix: string, max: number): readonly string[];
  /** Terms with the same stem, such as "layers" for "layer". */
  inflections(term: string): readonly string[];
  /** The terms with the fewest edits, within the allowed number. With `prefix`, the typed word may be unfinished. */
  corrections(word: string, prefix: boolean): ReadonlyArray<Readonly<{ term: string; edits: number }>>;
}>;

/** A subword of a hyphenated word (`hold-tap`) is more significant than a subword of a name (`CONFIG_ZMK_SLEEP`). */
const subwordShare = (surface: string) => (isIdentifier(surface) ? 0.55 : 0.8);

function collectTerms(surfaces: readonly string[]): Map<string, TermSurface[]> {
  const terms = new Map<string, TermSurface[]>();
  const add = (term: string, surface: TermSurface) => addTo(terms, term, surface);
  surfaces.forEach((text, surface) => {
    if (!isWord(text)) {
      for (const symbol of new Set(text.replace(/\s/g, ''))) add(symbol, { surface, share: 1 });
      return;
    }
    const { whole, subwords } = termsOf(text);
    add(whole, { surface, share: 1 });
    for (const subword of subwords)
      if (subword !== whole) add(subword, { surface, share: whole === `&${subword}` ? 0.9 : subwordShare(text) });
  });
  return terms;
}

/** Longer terms are pasted rather than typed, so they have no typos. */
const maxTermLength = 60;

/** Compares a word with every term. The letter sets of the terms are computed at the first typo. */
function makeCorrections(terms: readonly string[]): Lexicon['corrections'] {
  let letters: Int32Array | undefined;
  return (word, prefix) => {
    let limit = allowedEdits(word);
    if (limit === 0) return [];
    let found: { term: string; edits: number }[] = [];
    const wordLetters = lettersOf(word);
    letters ??= Int32Array.from(terms, lettersOf);
    for (let at = 0; at < terms.length; at += 1) {
      const term = terms[at] ?? '';
      const asPrefix = prefix && term.length >= word.length;
      if (term.length < 3 || term.length > maxTermLength) continue;
      if (!mayBeWithin(limit, wordLetters, letters[at] ?? 0, asPrefix)) continue;
      const edits = editDistance(word, term, limit, asPrefix);
      if (edits > limit || edits === 0) continue;
      if (edits < limit) {
        limit = edits;
        found = found.filter((other) => other.edits <= limit);
      }
      found.push({ term, edits });
    }
    return found;
  };
}

/** Binary search for the first term that sorts at or after `start`. */
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
  const surfacesByTerm = collectTerms(surfaces);
  const terms = [...surfacesByTerm.keys()].sort();
  const byStem = new Map<string, string[]>();
  for (const term of terms) addTo(byStem, stem(term), term);
  return {
    surfacesOf: (term) => surfacesByTerm.get(term) ?? [],
    has: (term) => surfacesByTerm.has(term),
    completions(prefix, max) {
      const found: string[] = [];
      for (let at = firstFrom(terms, prefix); terms[at]?.startsWith(prefix); at += 1) found.push(terms[at] ?? '');
      return found.sort((a, b) => a.length - b.length).slice(0, max);
    },
    inflections: (term) => byStem.get(stem(term)) ?? [],
    corrections: makeCorrections(terms),
  };
}
