/** Measures how good the search results are, with lists of queries. For checks and benchmarks only. */
import { heldOut } from './heldOut.ts';
import { allPages } from './regression/allPages.ts';
import { descriptions } from './regression/descriptions.ts';
import { first } from './regression/first.ts';
import { moreNames } from './regression/moreNames.ts';
import { names } from './regression/names.ts';
import { newWriters } from './regression/newWriters.ts';
import { plainWords } from './regression/plainWords.ts';
import { sidebar } from './regression/sidebar.ts';
import type { Purpose, QueryList, RelevanceQuery } from './queryList.ts';
import { tuned } from './tuned.ts';

export { measureRelevance, type Miss, type PageSearch } from './measure.ts';
export type { Purpose } from './queryList.ts';

/** All lists, by file name. */
export const lists = {
  tuned,
  first,
  sidebar,
  names,
  moreNames,
  allPages,
  descriptions,
  plainWords,
  newWriters,
  heldOut,
} as const satisfies Record<string, QueryList>;

/** The queries of all lists for one purpose. */
export const queriesFor = (purpose: Purpose): readonly RelevanceQuery[] =>
  Object.values<QueryList>(lists).flatMap((list) => (list.purpose === purpose ? list.queries : []));
