/** Filters texts by a query, and writes a .conf file for chosen options. See README.md. */
export { confFor, type Conf, type ConfOption } from './confFor.ts';
export { speller } from './speller.ts';
export { textFilter } from './textFilter.ts';
export { wordFilter } from './wordFilter.ts';
export { invalidPattern, withoutFiller, wordCounter, wordWeigher } from './words.ts';
