import { expect, it } from 'vitest';
import { resultBlocks } from './resultsHtml';
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
const render = (...state: Parameters<typeof stateOf>) => resultBlocks(stateOf(...state)).join('\n');

it('says that there are no recent searches', () => {
  expect(render({ query: '' })).toContain('No recent searches');
});

it('shows a hit as a link, with the matched words in <mark>, and a link to all results', () => {
  const html = render({ context: { hitCount: 7 } }, 'hits0', [hit]);
  expect(html).toContain('<mark>Part</mark>');
  expect(html).toContain('href="/docs/b?&quot;#part"');
  expect(html).toContain('aria-label="A › B"');
  expect(html).toContain('<a href="/search?q=part">See all 7 results</a>');
});

it('shows the whole answer of the first hit: the cells of a row with its section, or a paragraph with its heading', () => {
  const row = {
    ...hit,
    type: 'content',
    _snippetResult: { hierarchy: {}, answer: { value: 'It <mark>blinks</mark> · Reset it' } },
  };
  expect(render({}, 'hits0', [row])).toContain(
    '<span class="search-hit-title">It <mark>blinks</mark></span><span class="search-hit-answer">Reset it</span><span class="search-hit-path">&lt;Part&gt;</span>',
  );
  const text = { ...row, _snippetResult: { hierarchy: {}, answer: { value: 'Yes.' } } };
  expect(render({}, 'hits0', [text])).toContain(
    '<span class="search-hit-title">&lt;Part&gt;</span><span class="search-hit-answer">Yes.</span></a>',
  );
});

it('says that the hits only come near', () => {
  expect(render({ context: { isWeak: true } }, 'hits0', [hit])).toMatch(
    /^<p class="search-weak">.*nearest topics:<\/p>\n/,
  );
  expect(render({}, 'hits0', [hit])).not.toContain('search-weak');
});

it('shows stored text as plain text, whether or not it was escaped', () => {
  const unescaped = { ...item, hierarchy: { ...hierarchy, lvl2: '<img src=x>' } };
  const html = render({ query: '' }, 'recentSearches', [item, unescaped]);
  expect(html).toContain('>&lt;Part&gt;<');
  expect(html).toContain('>&lt;img src=x&gt;<');
  expect(html).toContain('title="Save this search"');
});

it('says that nothing was found, with three suggestions and a link to report it', () => {
  const html = render({ query: '<b>', context: { suggestions: ['One', 'Two', 'Three', 'Four'] } });
  expect(html).toContain('No results for "<strong>&lt;b&gt;</strong>"');
  expect(html.match(/data-suggestion/g)).toHaveLength(3);
  expect(html).toContain('Believe this query should return results? <a href="https://github.com/');
});

it('shows an error instead of the last results if the search fails', () => {
  expect(render({ context: { failed: true } }, 'hits0', [hit])).toMatch(/^<div.*Unable to fetch results.*network/);
});
