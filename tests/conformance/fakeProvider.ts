import type { Page } from '@playwright/test';

/** A request to the search provider. */
export type Call = Readonly<{ url: URL; body: { requests: readonly Readonly<Record<string, unknown>>[] } }>;

export const queryId = 'a'.repeat(32);

const hit = (group: number, place: number) => ({
  objectID: `object-${group}-${place}`,
  url: '/docs/other',
  url_without_anchor: '/docs/other',
  anchor: null,
  type: 'lvl1',
  content: null,
  hierarchy: { lvl0: `Group ${group}`, lvl1: `Hit ${group}-${place}`, lvl2: null, lvl3: null },
  _highlightResult: { hierarchy: { lvl1: { value: `Hit ${group}-${place}`, matchLevel: 'full', matchedWords: [] } } },
  _snippetResult: { hierarchy: { lvl1: { value: `Hit ${group}-${place}`, matchLevel: 'full' } } },
});

/** Six groups, each with one hit more than the dialog shows per group. */
export const hits = [1, 2, 3, 4, 5, 6].flatMap((group) => [1, 2, 3, 4, 5, 6].map((place) => hit(group, place)));

type Reply = (call: Call) => Promise<'unreachable' | object>;

/** Answers requests to the provider's hosts, which no test may reach. `reply` can be slow or fail. */
export async function fakeProvider(page: Page, reply: Reply = async () => ({ hits })): Promise<readonly Call[]> {
  const calls: Call[] = [];
  await page.route(/^https:\/\/[^/]*(?:algolia|jsdelivr|google)[^/]*\//, (route) => route.fulfill({ body: '' }));
  await page.route(/algolia(?:net\.com|\.net)\/.*queries/, async (route, request) => {
    const call: Call = { url: new URL(request.url()), body: request.postDataJSON() as Call['body'] };
    calls.push(call);
    const answer = await reply(call);
    if (answer === 'unreachable') return route.abort();
    const results = call.body.requests.map(({ query, indexName }) => ({
      query,
      index: indexName,
      queryID: queryId,
      nbHits: hits.length,
      nbPages: 1,
      page: 0,
      ...answer,
    }));
    return route.fulfill({ json: { results } });
  });
  return calls;
}
