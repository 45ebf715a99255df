/** What a reader asks for: the typed words, what else they could match, and what they mean. */
export { type Intent, intentOf } from './intent.ts';
export { readQuery, type Meant, type Query } from './readQuery.ts';
export type { Slot } from './slot.ts';
