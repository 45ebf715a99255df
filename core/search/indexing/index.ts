/** The search index: the texts of the site, and the places of each written form of a word. */
export { buildIndex } from './buildIndex.ts';
export { makeLexicon, type Lexicon } from './lexicon.ts';
export { perIndex } from './perIndex.ts';
export { field, positionsOf, standsIn, timesWritten, type SearchIndex } from './searchIndex.ts';
