/** The search index: the tokens of all pages, and the positions (postings) of each distinct token. */
export { buildIndex } from './buildIndex.ts';
export { makeLexicon, type Lexicon } from './lexicon.ts';
export { cachedPerIndex } from './cachedPerIndex.ts';
export { field, occursIn, countOccurrences, type SearchIndex } from './searchIndex.ts';
