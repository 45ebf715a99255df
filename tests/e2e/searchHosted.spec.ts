import { expect, test, type Locator, type Page, type Route } from '@playwright/test';
import { bundleHosted } from '../../plugins/search-index/bundleDialog';
import { allRequestsSeen } from './allRequestsSeen';
import { SearchDialog } from './searchDialog';

type Requests = readonly Record<string, unknown>[];
type Reply = Readonly<{ status?: number; delayMs?: number; hits?: number; url?: string }>;

const hit = (at: number, url = `/docs/faq#answer-${at}`) => {
  const hierarchy = {
    lvl0: `Group ${at % 4}`,
    lvl1: `Answer ${at}`,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const shown = { lvl0: { value: hierarchy.lvl0 }, lvl1: { value: hierarchy.lvl1 } };
  return {
    objectID: `id-${at}`,
    url,
    url_without_anchor: '/docs/faq',
    anchor: `answer-${at}`,
    type: 'lvl1',
    content: null,
    hierarchy,
    _highlightResult: { hierarchy: shown },
    _snippetResult: { hierarchy: shown },
  };
};

/**
 * Serves the built site with the search code it would have if built with Algolia credentials, and a fake Algolia on the
 * site's own origin, because its Content-Security-Policy allows no other.
 */
async function hostedSite(page: Page, baseURL: string, reply: () => Reply = () => ({})): Promise<Requests[]> {
  const provider = {
    kind: 'hosted',
    indexName: 'zmkfirmware',
    appId: 'APP1',
    apiKey: 'search-key',
    insights: false,
    hosts: [baseURL],
  } as const;
  const { files } = bundleHosted(process.cwd(), '/', provider);
  const [body] = files.values();
  await page.route('**/assets/search/dialog.*.js', (route) => route.fulfill({ body, contentType: 'text/javascript' }));
  const asked: Requests[] = [];
  await page.route('**/1/indexes/**', async (route: Route) => {
    const { status = 200, delayMs = 0, hits = 30, url } = reply();
    const { requests } = route.request().postDataJSON() as { requests: Record<string, unknown>[] };
    asked.push(requests);
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    const results = requests.map(({ query, page: wanted = 0, hitsPerPage = 20 }) => {
      const from = Number(wanted) * Number(hitsPerPage);
      const shown = Array.from({ length: hits }, (_, at) => hit(at, url)).slice(from, from + Number(hitsPerPage));
      return {
        query,
        hits: shown,
        nbHits: hits,
        page: wanted,
        nbPages: Math.ceil(hits / Number(hitsPerPage)),
        hitsPerPage,
        queryID: 'q'.repeat(32),
        index: 'zmkfirmware',
      };
    });
    await route.fulfill({
      status,
      json: status === 200 ? { results } : { message: 'Invalid Application-ID or API key', status },
    });
  });
  return asked;
}

test('a hit on another host opens with a click and with Enter', async ({ page, baseURL }) => {
  const elsewhere = `${(baseURL ?? '').replace('127.0.0.1', 'localhost')}/docs/faq`;
  for (const choose of [(hit: Locator) => hit.click(), () => page.keyboard.press('Enter')]) {
    await hostedSite(page, baseURL ?? '', () => ({ hits: 1, url: elsewhere }));
    const dialog = await new SearchDialog(page).open();
    await dialog.input.fill('layer');
    await expect(dialog.hits).toHaveCount(1);
    await choose(dialog.hits.first());
    await expect(page).toHaveURL(elsewhere);
  }
});

test('the search page requests the next page of hits only when the reader scrolls', async ({ page, baseURL }) => {
  const asked = await hostedSite(page, baseURL ?? '');
  await page.goto('/search?q=layer');
  await expect(page.getByRole('status').filter({ hasText: '30 results' })).toBeVisible();
  await page.mouse.wheel(0, 100_000);
  await expect(page.locator('main ol > li')).toHaveCount(30);
  expect(asked.map(([first]) => first?.page ?? 0)).toEqual([0, 1]);
});

test('if the request for a later page of hits fails, it is repeated, and the hits above stay', async ({
  page,
  baseURL,
}) => {
  let reply: Reply = { hits: 50 };
  await hostedSite(page, baseURL ?? '', () => reply);
  await page.goto('/search?q=layer');
  const results = page.locator('main ol > li');
  await expect(results).toHaveCount(20);
  await page.mouse.wheel(0, 100_000);
  await expect(results).toHaveCount(40);
  // The client caches responses, so if the list started over, no request would show it. But hits would be removed.
  await page.locator('main ol').evaluate((list) => {
    const note = () => list.toggleAttribute('data-shrank', true);
    new MutationObserver((changes) => changes.some(({ removedNodes }) => removedNodes.length > 0) && note()).observe(
      list,
      { childList: true },
    );
  });
  reply = { status: 500 };
  await page.mouse.wheel(0, 100_000);
  await expect(page.getByText('Unable to fetch results')).toBeAttached();
  reply = { hits: 50 };
  await expect(results).toHaveCount(50, { timeout: 10_000 });
  await expect(page.locator('main ol')).not.toHaveAttribute('data-shrank');
});

test('a slow search is marked as stalled, a failed one shows a message, and the next response shows hits', async ({
  page,
  baseURL,
}) => {
  let reply: Reply = { delayMs: 600 };
  await hostedSite(page, baseURL ?? '', () => reply);
  const dialog = await new SearchDialog(page).open();
  await dialog.input.fill('layer');
  await expect(dialog.box).toHaveAttribute('data-status', 'stalled');
  await expect(dialog.hits.first()).toBeVisible();
  reply = { status: 500 };
  await dialog.input.fill('layers');
  await expect(dialog.failure).toHaveCount(1);
  reply = {};
  await expect(dialog.hits.first()).toBeVisible({ timeout: 10_000 });
});

test('without analytics, a search sends nothing to other hosts', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
  });
  await hostedSite(page, baseURL ?? '');
  const dialog = await new SearchDialog(page).open();
  await page.clock.install();
  await dialog.input.fill('layer');
  await expect(dialog.hits.first()).toBeVisible();
  // With analytics, events are sent after a shorter pause than this.
  await page.clock.runFor(1000);
  await allRequestsSeen(page);
  expect(foreign).toEqual([]);
});
