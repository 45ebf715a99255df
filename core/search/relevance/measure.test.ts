import { expect, it } from 'vitest';
import { measureRelevance, queriesFor } from './index.ts';

it('measures how often a right page is first or among the first three, and the mean reciprocal rank', () => {
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

it('the tuned list has at least 150 queries, of 11 kinds', () => {
  const queries = queriesFor.tuned;
  expect(queries.length).toBeGreaterThanOrEqual(150);
  expect(new Set(queries.map(({ kind }) => kind)).size).toBe(11);
});

it.each(Object.entries(queriesFor))('the %s list has no duplicates', (_name, list) => {
  const queries = list.map(({ query }) => query);
  expect(queries.filter((query, at) => queries.indexOf(query) !== at)).toEqual([]);
});
