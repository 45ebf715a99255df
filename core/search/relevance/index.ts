/** How well the search serves its readers: the queries, and the measure. For checks and benchmarks; no part of the engine. */
export { blindQueries } from './blind.ts';
export { broadQueries } from './broad.ts';
export { controlQueries } from './control.ts';
export { freshQueries } from './fresh.ts';
export { heldOutQueries } from './heldOut.ts';
export { laterQueries } from './later.ts';
export { measureRelevance, type Miss, type PageSearch, type Relevance } from './measure.ts';
export { plainQueries } from './plain.ts';
export { relevanceQueries, type QueryKind, type RelevanceQuery } from './queries.ts';
export { unseenQueries } from './unseen.ts';
export { untouchedQueries } from './untouched.ts';
