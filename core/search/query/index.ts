/** Interprets a query: the words to look for, what else they can match, and what kind of page the reader wants. */
export { type Intent, intentOf } from './intent.ts';
export { readQuery, type Query } from './readQuery.ts';
export type { Clause } from './clause.ts';
