import {
  field,
  cachedPerIndex,
  occursIn,
  countOccurrences,
  type Lexicon,
  type SearchIndex,
} from '../indexing/index.ts';
import { isIdentifier } from '../words/index.ts';
import { findCompound, type Compound } from './compounds.ts';
import {
  emptyClause,
  frequentFrom,
  addTerm,
  addTermAndInflections,
  strength,
  type Clause,
  type Word,
} from './clause.ts';

const maxCompletions = 80;
/** Typos aren't corrected in shorter names, which are similar to too many others. */
const minNameLength = 8;

/** The names of options start with these, without the underscores. */
export const optionPrefixes = ['config', 'configzmk'] as const;

/** A compound that occurs this rarely is only used in samples, so readers more likely mean its separate words. */
const rareUpTo = 3;

/** The clauses for a word of the query. Usually one; several for an identifier or for words typed without a space. */
export function clausesFor(index: SearchIndex, word: Word): Clause[] {
  const { lexicon } = index;
  const { whole, subwords, beingTyped } = word;
  const clause: Clause = emptyClause(word.text);
  addExactMatches(lexicon, clause, word);
  if (subwords.length > 1 && clause.surfaces.size === 0) addNamesContaining(index, clause, nameOf(word.text));
  if (beingTyped || (subwords.length > 1 && clause.surfaces.size === 0)) addCompletions(lexicon, clause, word);
  // An unfinished name can be the middle of a longer one. This excludes hyphens, which may join ordinary words: `kscan-gp`.
  if (beingTyped && word.text.includes('_') && clause.surfaces.size === 0)
    addNamesContaining(index, clause, nameOf(word.text).slice(0, -1));
  if (mayBeJoinedWords(index, word, clause)) {
    const compound = findCompound(index, whole, beingTyped && !lexicon.has(whole), false);
    if (compound) return compoundClauses(index, compound, clause);
  }
  if (clause.surfaces.size === 0) return clausesForUnknown(index, word, clause);
  return withSubwords(index, word, clause);
}

function addExactMatches(lexicon: Lexicon, clause: Clause, { text, whole, subwords }: Word): void {
  addTermAndInflections(lexicon, clause, whole);
  // Readers leave out the start of an option (`ZMK_SLEEP`, `sleep_timeout`) and the `&` of a behavior (`caps_word`).
  // A known name with hyphens (`zmk-usb-logging`) is less likely to be an option.
  const optionStrength = lexicon.has(whole) && text.includes('-') ? strength.completion : strength.inflection;
  if (subwords.length > 1)
    for (const prefix of optionPrefixes) addTerm(lexicon, clause, prefix + whole.replace('&', ''), optionStrength);
  if (!whole.startsWith('&')) addTerm(lexicon, clause, `&${whole}`, strength.inflection);
}

/** A name with `_` around each subword, so that whole subwords can be found in it with `includes`. */
const nameOf = (surface: string) => `_${surface.toLowerCase().replace(/[^a-z0-9]+/g, '_')}_`;
const namesOf = cachedPerIndex(({ surfaces }) =>
  surfaces.map((surface) => (isIdentifier(surface) ? nameOf(surface) : '')),
);

/** Adds names that contain this one: `clear_bonds` and the unfinished `clear_bo` are in `CONFIG_ZMK_BLE_CLEAR_BONDS_ON_START`. */
function addNamesContaining(index: SearchIndex, clause: Clause, name: string): void {
  namesOf(index).forEach((candidate, surface) => {
    if (candidate.includes(name)) clause.surfaces.set(surface, strength.inflection);
  });
}

/** Adds terms that start with the word. For names, also tries the `&` that readers leave out (`zip_xy_sc`). */
function addCompletions(lexicon: Lexicon, clause: Clause, { whole, subwords }: Word): void {
  for (const prefix of subwords.length > 1 && !whole.startsWith('&') ? [whole, `&${whole}`] : [whole])
    for (const term of lexicon.completions(prefix, maxCompletions))
      addTerm(lexicon, clause, term, strength.completion * (0.5 + (0.5 * prefix.length) / term.length));
}

/** Adds optional clauses for the subwords of a name. They help pages that match them and don't hurt other pages. */
function withSubwords(index: SearchIndex, { subwords }: Word, clause: Clause): Clause[] {
  if (subwords.length < 2) return [clause];
  const parts = subwords.flatMap((subword) => clausesFor(index, plainWord(subword)));
  return [clause, ...parts.map((part) => ({ ...part, importance: 0 }))];
}

/** The clauses for a word that isn't on the site: it has a typo, lacks a space, or both. */
function clausesForUnknown(index: SearchIndex, word: Word, clause: Clause): Clause[] {
  const { whole, subwords, beingTyped } = word;
  if (subwords.length === 0 || whole.length >= minNameLength) addCorrections(index.lexicon, clause, whole, beingTyped);
  if (matchesOnlyCompounds(index, clause) && !(subwords.length > 0 && clause.surfaces.size === 0)) {
    const compound = findCompound(index, whole, beingTyped, true);
    if (compound) return compoundClauses(index, compound, clause);
  }
  if (clause.surfaces.size > 0 || subwords.length === 0) return withSubwords(index, word, clause);
  return subwords.flatMap((subword) =>
    clausesFor(index, plainWord(subword, beingTyped && subword === subwords.at(-1))),
  );
}

/** Whether the word may be several words without spaces: it only matches compounds, and the site rarely uses it. */
function mayBeJoinedWords(index: SearchIndex, word: Word, clause: Clause): boolean {
  const isTwoWords = /^[a-z]+[_-][a-z]+$/.test(word.text) && !isDefined(index, clause);
  const maxOccurrences = word.subwords.length === 0 ? frequentFrom : isTwoWords ? rareUpTo : -1;
  return countOccurrences(index, word.whole) <= maxOccurrences && matchesOnlyCompounds(index, clause);
}

const isDefined = (index: SearchIndex, { surfaces }: Clause) =>
  [...surfaces.keys()].some((surface) => occursIn(index, surface, field.defines));

const matchesOnlyCompounds = (index: SearchIndex, { surfaces }: Clause) =>
  [...surfaces.keys()].every((surface) => /[A-Z_\-,./]/.test((index.surfaces[surface] ?? '').slice(1)));

/** One clause for each word of a compound. Each also matches the surfaces of `joined`. */
function compoundClauses({ lexicon }: SearchIndex, { words, edits, unfinished }: Compound, joined: Clause): Clause[] {
  const typedStrength = edits === 0 ? 1 : edits === 1 ? strength.oneEdit : strength.twoEdits;
  return words.map((word, at) => {
    const clause: Clause = { ...emptyClause(word), surfaces: new Map(joined.surfaces) };
    const isUnfinished = unfinished && at === words.length - 1;
    addTermAndInflections(lexicon, clause, word, isUnfinished ? strength.completion : typedStrength);
    return clause;
  });
}

function addCorrections(lexicon: Lexicon, clause: Clause, word: string, unfinished: boolean): void {
  for (const { term, edits } of lexicon.corrections(word, unfinished)) {
    addTerm(lexicon, clause, term, edits === 1 ? strength.oneEdit : strength.twoEdits);
  }
}

const plainWord = (text: string, beingTyped = false): Word => ({ text, whole: text, subwords: [], beingTyped });
