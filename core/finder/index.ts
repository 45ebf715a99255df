/** Filters texts by a query, and writes a .conf file for chosen options. See README.md. */
export { confFor, type Conf, type ConfOption } from './confFor.ts';
export { respell } from './respell.ts';
export { textFilter, wordFilter } from './textFilter.ts';
