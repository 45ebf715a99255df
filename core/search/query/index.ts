/** What a reader asks for: the words that were typed, what they may stand for, and what they mean. */
export { type Intent, intentOf } from './intent.ts';
export { readQuery, type Meant, type Query } from './readQuery.ts';
export type { Slot } from './slot.ts';
