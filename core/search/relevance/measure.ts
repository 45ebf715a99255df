import type { QueryKind, RelevanceQuery } from './queryList.ts';

/** Queries, and whether finding the right page is enough. */
export type QueryList = Readonly<{ queries: readonly RelevanceQuery[]; unit: 'page' | 'section' }>;

/** Returns the addresses of the hits for a query, best first. They may lead to sections. */
export type Search = (query: string) => readonly string[];

/** `first` and `firstThree` are the shares of queries with a right page (or section) first, or among the first three. */
type Relevance = Readonly<{
  queries: number;
  first: number;
  firstThree: number;
  meanReciprocalRank: number;
  withoutResult: number;
}>;
/** A query whose first page (or section) isn't a right one. `rank` is 0 if no right one was found. */
export type Miss = Readonly<{
  query: string;
  kind: QueryKind;
  rank: number;
  wanted: readonly string[];
  got: readonly string[];
}>;

/** Without duplicates. */
export const pagesOf = (addresses: readonly string[]) => [
  ...new Set(addresses.map((address) => address.split('#')[0] ?? '')),
];

/** `sectionOf` returns the section that contains a table row, whose address a hit can have. */
export function measureRelevance(
  search: Search,
  { queries, unit }: QueryList,
  sectionOf: (address: string) => string = (address) => address,
): Readonly<{ relevance: Relevance; misses: readonly Miss[] }> {
  let first = 0;
  let firstThree = 0;
  let reciprocal = 0;
  let withoutResult = 0;
  const misses: Miss[] = [];
  for (const { query, kind, answers } of queries) {
    const addresses = search(query);
    const wanted = new Set(unit === 'page' ? pagesOf(answers) : answers);
    const got = unit === 'page' ? pagesOf(addresses) : addresses;
    const rank = got.findIndex((address) => wanted.has(address) || wanted.has(sectionOf(address))) + 1;
    if (got.length === 0) withoutResult += 1;
    if (rank === 1) first += 1;
    else misses.push({ query, kind, rank, wanted: answers, got: got.slice(0, 3) });
    if (rank > 0 && rank <= 3) firstThree += 1;
    if (rank > 0) reciprocal += 1 / rank;
  }
  const share = (count: number) => count / Math.max(1, queries.length);
  return {
    relevance: {
      queries: queries.length,
      first: share(first),
      firstThree: share(firstThree),
      meanReciprocalRank: share(reciprocal),
      withoutResult,
    },
    misses,
  };
}
