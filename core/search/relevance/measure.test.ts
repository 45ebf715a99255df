import { expect, it } from 'vitest';
import { blindQueries, heldOutQueries, measureRelevance, relevanceQueries } from './index.ts';

it('counts the first page, the first three and the mean of one over the rank', () => {
  const answers: Readonly<Record<string, readonly string[]>> = {
    one: ['/a'],
    two: ['/x', '/a'],
    five: ['/v', '/w', '/x', '/y', '/a'],
    none: [],
  };
  const queries = Object.keys(answers).map((query) => ({ kind: 'topic' as const, query, pages: ['/a'] }));
  const { relevance, misses } = measureRelevance((query) => answers[query] ?? [], queries);
  expect(relevance).toEqual({
    queries: 4,
    first: 0.25,
    firstThree: 0.5,
    meanReciprocalRank: (1 + 0.5 + 0.2) / 4,
    withoutResult: 1,
  });
  expect(misses.map(({ query, rank }) => [query, rank])).toEqual([
    ['two', 2],
    ['five', 5],
    ['none', 0],
  ]);
});

it('has at least 150 queries, of every kind, none twice', () => {
  expect(relevanceQueries.length).toBeGreaterThanOrEqual(150);
  expect(new Set(relevanceQueries.map(({ kind }) => kind)).size).toBe(11);
  const all = [...relevanceQueries, ...heldOutQueries];
  expect(new Set(all.map(({ query }) => query)).size).toBe(all.length);
});

it('has no query of the people who did not know the search twice, whatever its letters', () => {
  const asked = blindQueries.map(({ query }) => query.toLowerCase());
  expect(asked.filter((query, at) => asked.indexOf(query) !== at)).toEqual([]);
});
