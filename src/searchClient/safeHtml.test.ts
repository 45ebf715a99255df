import { expect, it, vi } from 'vitest';
import type { SearchClient, SearchHit, SearchRequest } from '#core/search';
import { safeHit, withSafeHtml } from './safeHtml';

const hit = (value: string): SearchHit => ({
  objectID: 'a',
  url: '/a',
  url_without_anchor: '/a',
  anchor: null,
  type: 'lvl1',
  content: value,
  hierarchy: { lvl0: value, lvl1: value, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  language: 'en',
  docusaurus_tag: 'default',
  _highlightResult: { hierarchy: { lvl1: { value } } },
  _snippetResult: { hierarchy: { lvl1: { value } }, content: { value } },
});

it('escapes text from pages and turns the marks of matches into <mark>', () => {
  const safe = safeHit(hit('<\uE000&kp\uE001 A>'));
  expect(safe._snippetResult.content?.value).toBe('&lt;<mark>&amp;kp</mark> A&gt;');
  expect(safe._snippetResult.hierarchy.lvl1?.value).toBe('&lt;<mark>&amp;kp</mark> A&gt;');
  expect(safe._highlightResult.hierarchy.lvl1?.value).toBe('&lt;<mark>&amp;kp</mark> A&gt;');
});

it('escapes titles, but not group names, which are shown as plain text', () => {
  const safe = safeHit(hit('a & b'));
  expect(safe.hierarchy.lvl1).toBe('a &amp; b');
  expect(safe.hierarchy.lvl0).toBe('a & b');
});

it('asks the provider to mark matches with characters that no page contains', async () => {
  const sent: SearchRequest[] = [];
  const client: SearchClient = {
    search: ({ requests }) => {
      sent.push(...requests);
      return Promise.resolve({ results: [] });
    },
  };
  await withSafeHtml(client).search({ requests: [{ indexName: 'i', query: 'q', highlightPreTag: '<mark>' }] });
  expect(sent).toEqual([{ indexName: 'i', query: 'q', highlightPreTag: '\uE000', highlightPostTag: '\uE001' }]);
});

it('warns about a result without hits, and treats it as empty', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const broken: SearchClient = { search: () => Promise.resolve({ results: [{ query: 'layer' } as never] }) };
  const { results } = await withSafeHtml(broken).search({ requests: [] });
  expect(results[0]?.hits).toEqual([]);
  expect(warn).toHaveBeenCalledWith('The search for "layer" returned no array of hits.');
  warn.mockRestore();
});
