import type { QueryKind, RelevanceQuery } from './queryList.ts';

/** Returns the pages for a query, best first, without duplicates. */
export type PageSearch = (query: string) => readonly string[];

/** `first` and `firstThree` are the shares of queries with a right page first, or among the first three. */
type Relevance = Readonly<{
  queries: number;
  first: number;
  firstThree: number;
  meanReciprocalRank: number;
  withoutResult: number;
}>;
/** A query whose first page isn't a right one. `rank` is 0 if no right page was found. */
export type Miss = Readonly<{
  query: string;
  kind: QueryKind;
  rank: number;
  wanted: readonly string[];
  got: readonly string[];
}>;

export function measureRelevance(
  search: PageSearch,
  queries: readonly RelevanceQuery[],
): Readonly<{ relevance: Relevance; misses: readonly Miss[] }> {
  let first = 0;
  let firstThree = 0;
  let reciprocal = 0;
  let withoutResult = 0;
  const misses: Miss[] = [];
  for (const { query, kind, pages } of queries) {
    const got = search(query);
    const rank = got.findIndex((page) => pages.includes(page)) + 1;
    if (got.length === 0) withoutResult += 1;
    if (rank === 1) first += 1;
    else misses.push({ query, kind, rank, wanted: pages, got: got.slice(0, 3) });
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
