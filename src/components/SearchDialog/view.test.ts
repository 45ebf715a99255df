import { expect, it } from 'vitest';
import { piecesOf } from './view';
import type { BoxState } from './searchBox';

const hierarchy = { lvl0: 'A › B', lvl1: 'Page', lvl2: '&lt;Part&gt;', lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const item = { __autocomplete_id: 0, objectID: '1', url: '/docs/b?"#part', type: 'lvl2', content: null, hierarchy };
const hit = { ...item, _snippetResult: { hierarchy: { lvl2: { value: '<mark>Part</mark>' } } } };
const stateOf = (change: object, sourceId = 'hits0', items: readonly object[] = []) =>
  ({
    query: 'part',
    status: 'idle',
    context: {},
    collections: [{ source: { sourceId }, items }],
    ...change,
  }) as unknown as BoxState;
const show = (...state: Parameters<typeof stateOf>) => piecesOf(stateOf(...state)).join('\n');

it('says that there are no recent searches', () => {
  expect(show({ query: '' })).toContain('No recent searches');
});

it('shows a hit with its marks, and leads to it', () => {
  const html = show({ context: { hitCount: 7 } }, 'hits0', [hit]);
  expect(html).toContain('<mark>Part</mark>');
  expect(html).toContain('href="/docs/b?&quot;#part"');
  expect(html).toContain('aria-label="A › B"');
  expect(html).toContain('<a href="/search?q=part">See all 7 results</a>');
});

it('shows a stored text as text, however it was stored', () => {
  const unescaped = { ...item, hierarchy: { ...hierarchy, lvl2: '<img src=x>' } };
  const html = show({ query: '' }, 'recentSearches', [item, unescaped]);
  expect(html).toContain('>&lt;Part&gt;<');
  expect(html).toContain('>&lt;img src=x&gt;<');
  expect(html).toContain('title="Save this search"');
});

it('says that nothing was found, with three suggestions and an issue to file', () => {
  const html = show({ query: '<b>', context: { suggestions: ['One', 'Two', 'Three', 'Four'] } });
  expect(html).toContain('No results for "<strong>&lt;b&gt;</strong>"');
  expect(html.match(/data-suggestion/g)).toHaveLength(3);
  expect(html).toContain('Believe this query should return results? <a href="https://github.com/');
});

it('says that nothing could be reached, whatever was found before', () => {
  expect(show({ context: { failed: true } }, 'hits0', [hit])).toMatch(/^<div.*Unable to fetch results.*network/);
});
