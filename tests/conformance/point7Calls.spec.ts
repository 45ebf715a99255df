import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { collectFaults } from '../e2e/collectFaults';
import { startReact } from '../e2e/startReact';
import { fixtureSite } from './fixtureSite';
import { goTo } from './goTo';
import { proves } from './proves';
import { fakeProvider, queryId, type Call } from './fakeProvider';
import { serveFolder } from './serveFolder';

/** Events in the queue of the insights script. */
type Insight = readonly [name: string, payload?: Readonly<Record<string, unknown>>];
const insightsOf = (page: Page) => page.evaluate<Insight[]>('[...window.aa.queue].map((event) => [...event])');

type Session = Readonly<{
  calls: readonly Call[];
  insights: readonly Insight[];
  scripts: readonly string[];
  refused: readonly string[];
}>;
let session: Session;

// `beforeAll` records one visit for all tests in this file, so they have to run in one worker.
test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  const scripts: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  page.on('console', (message) => /Content.Security.Policy/.test(message.text()) && refused.push(message.text()));
  const calls = await fakeProvider(page);
  await serveFolder(fixtureSite('hosted').folder, async (origin) => {
    await page.goto(`${origin}/docs`);
    await startReact(page);
    await page.keyboard.press('Control+k');
    await page.locator('.search-input').fill('layer');
    await page.getByRole('option').first().waitFor();
    await expect.poll(async () => (await insightsOf(page)).map(([name]) => name)).toContain('viewedObjectIDs');
    await page.getByRole('option').nth(1).click({ noWaitAfter: true });
    session = { calls, insights: await insightsOf(page), scripts, refused };
  });
  await page.close();
});

const lastCall = () => session.calls.at(-1)!;
const payload = () => lastCall().body.requests[0]!;

test(...proves("Search: POST to a multi-query search path on a hosted search provider's hosts."), () => {
  expect(lastCall().url.hostname).toBe('fixture-dsn.algolia.net');
  expect(decodeURIComponent(lastCall().url.pathname)).toBe('/1/indexes/*/queries');
});

test(
  ...proves(
    'The payload holds requests (each with query, index name, attributes to retrieve, snippet settings, hits per page).',
  ),
  () => {
    expect(lastCall().body.requests).toHaveLength(1);
    expect(payload()).toMatchObject({ query: 'layer', indexName: 'zmkfirmware', hitsPerPage: 20 });
    expect(payload().attributesToRetrieve).toContain('hierarchy.lvl0');
    expect(payload().attributesToSnippet).toContain('content:10');
  },
);

test(...proves('The response is read for results, each with hits, nbHits and queryID.'), async ({ page }) => {
  await fakeProvider(page);
  await serveFolder(fixtureSite('hosted').folder, async (origin) => {
    await page.goto(`${origin}/search?q=layer`);
    await expect(page.getByRole('status').first()).toHaveText('36 results');
    await expect(page.getByRole('link', { name: 'Hit 6-6' })).toBeVisible();
  });
  expect(session.insights.map(([, event]) => event?.queryID)).toContain(queryId);
});

test(...proves('Credentials (application id and public search key) go as query parameters.'), () => {
  expect(lastCall().url.searchParams.get('x-algolia-application-id')).toBe('FIXTURE');
  expect(lastCall().url.searchParams.get('x-algolia-api-key')).toBe('public-key');
});

test(...proves('The index is named for the project.'), () => {
  expect(payload().indexName).toBe('zmkfirmware');
});

test(...proves('Contextual filters are language and docs version tag.'), () => {
  expect(payload().facetFilters).toEqual([
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  ]);
});

test(...proves('The page preconnects to the provider host.'), () => {
  const html = fs.readFileSync(path.join(fixtureSite('hosted').folder, 'docs.html'), 'utf8');
  expect(html).toMatch(/<link[^>]*rel="?preconnect"?[^>]*href="?https:\/\/fixture-dsn\.algolia\.net/);
});

test(...proves('A recommendations POST path exists in the client; its use is not shown.'), () => {
  const folder = path.join(fixtureSite('hosted').folder, 'assets/search');
  const clients = fs.readdirSync(folder).map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  expect(clients.some((text) => text.includes('/1/indexes/*/recommendations'))).toBe(true);
});

const analytics = [
  'Search analytics: events with objectID, index, query id and position.',
  'Search analytics event item: objectID, index name, query id, position.',
];
test(...proves(analytics), () => {
  const clicks = session.insights.filter(([name]) => name === 'clickedObjectIDsAfterSearch');
  expect(clicks).toHaveLength(1);
  expect(clicks[0]?.[1]).toMatchObject({
    index: 'zmkfirmware',
    queryID: queryId,
    objectIDs: ['object-1-2'],
    positions: [2],
  });
});

test(...proves('An insights script may be loaded from a CDN.'), () => {
  expect(session.scripts).toContain('https://cdn.jsdelivr.net/npm/search-insights@2.15.0/dist/search-insights.min.js');
  expect(session.refused, 'by the Content-Security-Policy').toEqual([]);
});

test(
  ...proves('Page views go to an analytics service with IP anonymization on each route change.', 'if configured'),
  async ({ page }) => {
    await fakeProvider(page);
    await serveFolder(fixtureSite('hosted').folder, async (origin) => {
      await page.goto(`${origin}/docs`);
      await startReact(page);
      const sent = () =>
        page.evaluate(() =>
          (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((entry) => Array.from(entry)),
        );
      expect(await sent()).toContainEqual(['config', 'G-FIXTURE', { anonymize_ip: true }]);
      for (const [at, route] of ['/docs/other', '/docs'].entries()) {
        await goTo(page, route);
        await expect
          .poll(async () => (await sent()).filter(([kind, name]) => kind === 'event' && name === 'page_view').length)
          .toBe(at + 1);
        expect(await sent()).toContainEqual(['set', 'page_path', route]);
      }
    });
  },
);

test(
  ...proves('Page views go to an analytics service with IP anonymization on each route change.', 'not by default'),
  async ({ page }) => {
    const faults = collectFaults(page);
    await page.goto('/docs/faq');
    await startReact(page);
    await goTo(page, '/docs/features/bluetooth');
    await expect(page.locator('h1')).toHaveText('Bluetooth');
    // The faults include requests to other hosts.
    expect(faults).toEqual([]);
    expect(await page.evaluate(() => 'gtag' in window)).toBe(false);
  },
);
