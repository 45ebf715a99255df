/** The index that is searched: the texts of the site, and where each written form of a word stands. */
export { buildIndex } from './buildIndex.ts';
export { makeLexicon, type Lexicon } from './lexicon.ts';
export { perIndex } from './perIndex.ts';
export { field, positionsOf, standsIn, timesWritten, type SearchIndex } from './searchIndex.ts';
