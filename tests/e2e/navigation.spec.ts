import { expect, test, type Page } from '@playwright/test';
import { SearchDialog } from './searchDialog';
import { wake } from './wake';

/** Some of its sections are in tabs. */
const pointing = '/docs/development/hardware-integration/pointing';

/** Marks the document: a page that is loaded anew has no mark. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-marked', ''));
const isMarked = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-marked'));

const pageRequests = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:docs|blog)/.test(pathname)) paths.push(pathname);
  });
  return paths;
};

async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await wake(page);
  await mark(page);
}

test('a link in content shows the next page without loading the site again', async ({ page }) => {
  await open(page, '/docs');
  await page.locator('main').getByRole('link', { name: 'Supported hardware' }).first().click();
  await expect(page).toHaveTitle(/Supported hardware/i);
  await expect(page.locator('h1')).toHaveText(/hardware/i);
  await expect(page.locator('tr[data-kind]').first()).toBeVisible();
  await expect(page.locator('.menu__link--active', { hasText: 'Supported Hardware' })).toBeVisible();
  await expect(page.locator('.table-of-contents__link').first()).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('a link with a hash leads to its section, and going back to the page before', async ({ page }) => {
  await open(page, '/docs/features/bluetooth');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/docs#getting-help',
      textContent: 'Help, please',
    });
    document.querySelector('[data-content]')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Help, please' }).click();
  await expect(page.locator('#getting-help')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveTitle(/Bluetooth/);
  await expect(page.locator('[data-content] h2').first()).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

for (const [when, start] of [
  ['before the framework runs', (page: Page) => page.goto(pointing)],
  ['by the router', (page: Page) => open(page, pointing)],
] as const) {
  test(`a section in a tab that is not open is opened and scrolled to, ${when}`, async ({ page }) => {
    await start(page);
    const section = page.locator('#central-configuration');
    await expect(section).toBeHidden();
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '#central-configuration' });
      document.querySelector('[data-content]')?.prepend(link);
      link.click();
    });
    await expect(section).toBeInViewport();
  });
}

test('a hit of the search in a tab that is not open is opened and scrolled to', async ({ page }) => {
  const dialog = await new SearchDialog(page).open(pointing);
  await dialog.input.fill('central configuration');
  await dialog.box.locator('a[href="/docs/development/hardware-integration/pointing#central-configuration"]').click();
  await expect(dialog.box).toBeHidden();
  await expect(page.locator('#central-configuration')).toBeInViewport();
});

test('a list of posts leads to a post, and from there to its tag', async ({ page }) => {
  await open(page, '/blog');
  await expect(page.locator('article')).toHaveCount(10);
  await page.locator('article h2 a').first().click();
  await expect(page.locator('article')).toHaveCount(1);
  await page.locator('article footer').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/tags\//);
  await expect(page.locator('article h2').first()).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('an address without a page shows the not-found page', async ({ page }) => {
  await open(page, '/docs');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/no-such-page', textContent: 'Nowhere' });
    document.querySelector('[data-content]')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Nowhere' }).click();
  await expect(page.locator('h1')).toContainText(/not found/i);
});

test('a page is asked for when its link is pointed at, once, and none on sight', async ({ page }) => {
  const paths = pageRequests(page);
  await open(page, '/docs');
  await page.waitForLoadState('networkidle');
  expect(paths).toEqual(['/docs']);
  const link = page.locator('main').getByRole('link', { name: 'Supported hardware' }).first();
  await link.hover();
  await expect.poll(() => paths).toEqual(['/docs', '/docs/hardware']);
  await link.click();
  await expect(page).toHaveTitle(/Supported hardware/i);
  expect(paths).toEqual(['/docs', '/docs/hardware']);
});

test('a page that cannot be loaded ahead is loaded whole, with a warning', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await open(page, '/docs');
  // As after a new deployment, or with a server that fails: what scripts ask for does not come.
  await page.route('**/docs/hardware', (route) =>
    route.request().resourceType() === 'fetch' ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await page.locator('main').getByRole('link', { name: 'Supported hardware' }).first().click();
  await expect(page.locator('body:not([data-marked]) h1')).toHaveText(/hardware/i);
  expect(warnings.join()).toContain('/docs/hardware: the server answered 503.');
});
