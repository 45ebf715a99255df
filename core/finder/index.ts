/** Which texts answer a query, and a .conf file from the options that were found. Design: README.md. */
export { confFor, type Conf, type ConfOption } from './confFor.ts';
export { textFilter, wordFilter } from './textFilter.ts';
