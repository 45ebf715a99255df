/** Which pages and sections answer a query best. */
export { usesOf, type SlotUse } from './matches.ts';
export { rank, type FoundPage, type FoundSection } from './rank.ts';
