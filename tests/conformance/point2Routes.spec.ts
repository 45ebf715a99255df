import { expect, test } from '@playwright/test';
import { builtRoutes } from '../e2e/builtRoutes';
import { startReact } from '../e2e/startReact';
import { all, meta, readPages, text, textOf, type Page } from './html';
import { proves } from './proves';
import { allRoutes, blogPages } from './routes';
import { specifiedRoutes } from './specified';

const exact = 'All routes are exact matches.';

test(
  ...proves(exact, 'the site has the pages of the specification, those of its content, and no others'),
  async ({ request }) => {
    const routes = allRoutes();
    expect(routes).toEqual(expect.arrayContaining([...specifiedRoutes()]));
    expect(builtRoutes().filter((route) => route !== '/404')).toEqual(routes);
    await readPages(request, routes);
  },
);

for (const [name, read] of [
  ['title', (page) => text(page, 'title')],
  ['description', (page) => meta(page, 'description')],
  ['first heading', (page) => all(page, 'h1').map(textOf).join(' and ')],
] as readonly [string, (page: Page) => string | undefined][]) {
  test(...proves(exact, `each page has a unique ${name}`), async ({ request }) => {
    const seen = new Map<string, string>();
    for (const page of await readPages(request, allRoutes())) {
      const value = read(page) ?? '';
      expect(value, page.route).not.toBe('');
      expect(seen.get(value), `${page.route} and another page have the ${name} "${value}"`).toBeUndefined();
      seen.set(value, page.route);
    }
  });
}

const nearMisses = [
  '/doc',
  '/docs/faq/more',
  '/docs/FAQ',
  '/docs/development',
  '/docs/features',
  '/docs/next',
  '/blog/page/1',
  `/blog/page/${blogPages().length + 1}`,
  '/blog/tags/nothing',
  '/blog/tags/ble/page/100',
  '/blog/2024/11/11',
  '/blog/2024/11/11/wip',
  '/blog/authors/core',
  '/search/combos',
  '/power-profiler/new',
  '/markdown-page',
];

test(...proves(exact, 'an address that only resembles a page is not found'), async ({ request }) => {
  for (const route of nearMisses) expect((await request.get(route)).status(), route).toBe(404);
});

const stripped = 'A trailing index.html is stripped from a path before matching.';

test(...proves(stripped, 'by the server'), async ({ request }) => {
  for (const route of ['/', '/docs', '/docs/faq', '/docs/keymaps/behaviors', '/blog', '/power-profiler']) {
    const answer = await request.get(`${route === '/' ? '' : route}/index.html?a=b`);
    expect(answer.status(), route).toBe(200);
    expect(new URL(answer.url()).pathname + new URL(answer.url()).search).toBe(`${route}?a=b`);
  }
});

test(...proves(stripped, 'in the browser, on a host that does not redirect'), async ({ page, request }) => {
  const faq = await (await request.get('/docs/faq')).text();
  await page.route('**/docs/faq/index.html', (route) => route.fulfill({ contentType: 'text/html', body: faq }));
  await page.goto('/docs/faq/index.html');
  await startReact(page);
  await expect(page.locator('h1')).toHaveText(/questions|FAQ/i);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

const unmatched = 'Unmatched paths show a not-found page.';

test(...proves(unmatched), async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await startReact(page);
  await expect(page.locator('h1')).toHaveText('Page not found');
  await expect(page).toHaveTitle(/Page Not Found/i);
  await expect(page.locator('.navbar')).toBeVisible();
});

test(...proves('/ | Home'), async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('h1')).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /get started|install/i })
      .first(),
  ).toBeVisible();
});

test(...proves('/search | Full search results page. The query parameter is named q.'), async ({ page }) => {
  await page.goto('/search?q=hold-tap');
  await startReact(page);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('hold-tap');
  await expect(page.getByRole('main').locator('a[href^="/docs/keymaps/behaviors/hold-tap"]').first()).toBeVisible();
  await test.step('the address follows the text in the field', async () => {
    await page.getByRole('main').getByRole('searchbox').fill('combos');
    await expect(page).toHaveURL(/\/search\?q=combos$/);
    await expect(page.getByRole('main').locator('a[href^="/docs/keymaps/combos"]').first()).toBeVisible();
  });
});

test(...proves('/keymap-upgrader | Tool page'), async ({ page }) => {
  await page.goto('/keymap-upgrader');
  await startReact(page);
  await expect(page.locator('h1')).toHaveText(/keymap upgrader/i);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
});

test(...proves('/power-profiler | Tool page'), async ({ page }) => {
  await page.goto('/power-profiler');
  await startReact(page);
  await expect(page.locator('h1')).toHaveText(/power profiler/i);
  await expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible();
});
