import { expect, it } from 'vitest';
import type { Page } from '../types.ts';
import { addressesIn, measureRelevance, queriesFor } from './index.ts';

it('measures how often a right page is first or among the first three, and the mean reciprocal rank', () => {
  const answers: Readonly<Record<string, readonly string[]>> = {
    one: ['/a'],
    two: ['/x', '/a'],
    five: ['/v', '/w', '/x', '/y', '/a'],
    none: [],
  };
  const queries = Object.keys(answers).map((query) => ({ kind: 'topic' as const, query, answers: ['/a'] }));
  const { relevance, misses } = measureRelevance((query) => answers[query] ?? [], {
    queries,
    unit: 'page',
  });
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
  const { queries } = queriesFor.tuned;
  expect(queries.length).toBeGreaterThanOrEqual(150);
  expect(new Set(queries.map(({ kind }) => kind)).size).toBe(11);
});

const page: Page = {
  url: '/a',
  title: 'A',
  crumb: 'A',
  kind: 'docs',
  role: 'other',
  description: '',
  language: 'en',
  tag: 'default',
  sections: [
    { level: 1, heading: 'A', anchor: '', aliases: [], blocks: [] },
    {
      level: 2,
      heading: 'Problems',
      anchor: 'problems',
      aliases: [],
      blocks: [{ kind: 'row', text: 'Nothing works', defines: '', anchor: 'nothing' }],
    },
  ],
};

it('counts a hit in the right section, or in one of its table rows', () => {
  const { has, sectionOf } = addressesIn([page]);
  expect(['/a', '/a#problems', '/a#nothing', '/a#other', '/b'].map(has)).toEqual([true, true, true, false, false]);
  const firstFor = (answer: string, hit: string, unit: 'page' | 'section') =>
    measureRelevance(() => [hit], { queries: [{ kind: 'question', query: 'q', answers: [answer] }], unit }, sectionOf)
      .relevance.first;
  expect(firstFor('/a#problems', '/a#problems', 'section')).toBe(1);
  expect(firstFor('/a#problems', '/a#nothing', 'section')).toBe(1);
  expect(firstFor('/a#problems', '/a', 'section')).toBe(0);
  expect(firstFor('/a#problems', '/a', 'page')).toBe(1);
});

it.each(Object.entries(queriesFor))('the %s list has no duplicates', (_name, list) => {
  const queries = list.queries.map(({ query }) => query);
  expect(queries.filter((query, at) => queries.indexOf(query) !== at)).toEqual([]);
});
