/** Ranks the pages and sections that match a query. */
export { clausesBySurface } from './collectMatches.ts';
export { rank, type RankedPage, type RankedSection } from './rank.ts';
