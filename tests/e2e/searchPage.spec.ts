import { expect, test as inNewTab, type Locator, type Page } from '@playwright/test';
import { holdBack } from './holdBack';
import { indexFiles } from './searchDialog';
import { test } from './sharedTab';

const field = (page: Page) => page.locator('main input[type=search]');
const results = (page: Page) => page.locator('main ol > li');
const status = (page: Page) => page.locator('main').getByRole('status');

test('a URL with a query shows results with highlighted words and breadcrumbs, their number, and a title', async ({
  page,
}) => {
  await page.goto('/search?q=sticky%20key');
  await expect(status(page)).toHaveText(/^\d+ results$/);
  await expect(field(page)).toHaveValue('sticky key');
  await expect(page).toHaveTitle(/^Search results for “sticky key”/);
  await expect(page.locator('h1')).toHaveText('Search results for “sticky key”');
  const first = results(page).first();
  await expect(first.getByRole('link')).toHaveAttribute('href', /\/docs\/keymaps\/behaviors\/sticky-key/);
  await expect(first.locator('mark').first()).toHaveText(/sticky/i);
  await expect(first).toContainText('Keymaps › Behaviors › Sticky Key');
});

test('typing changes the query in the URL and the title without adding history entries, so Back leaves the page', async ({
  page,
}) => {
  await page.goto('/docs/faq');
  await page.goto('/search');
  await expect(status(page)).toHaveText(/^Type what you’re looking for/);
  await field(page).fill('encoder');
  await expect(results(page).first()).toContainText(/encoder/i);
  await expect(page).toHaveURL('/search?q=encoder');
  await expect(page).toHaveTitle(/encoder/);
  await field(page).fill('');
  await expect(results(page)).toHaveCount(0);
  await expect(page).toHaveURL('/search');
  await page.goBack();
  await expect(page).toHaveURL('/docs/faq');
});

test('scrolling loads more results, 20 at a time, until all are shown', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/search?q=keyboard');
  await expect(results(page)).toHaveCount(20);
  const total = async () => Number((await status(page).textContent())?.match(/\d+/)?.[0]);
  expect(await total()).toBeGreaterThan(40);
  for (let shown = 20; shown < (await total()); shown += 20) {
    const scrolled = async () => {
      await page.mouse.wheel(0, 100_000);
      return results(page).count();
    };
    await expect.poll(scrolled).toBeGreaterThan(shown);
  }
  await expect(results(page)).toHaveCount(await total());
  const links = await results(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBeGreaterThan(links.length * 0.9);
});

inNewTab('when the button for more results disappears, the focus moves to the list', async ({ page }) => {
  // Turns off loading on scroll, so that the button has the focus when the last results arrive.
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => undefined;
  });
  await page.goto('/search?q=keyboard');
  const more = page.getByRole('button', { name: 'Show more results' });
  await expect(more).toBeVisible();
  const pressed = async () => {
    if (await more.isVisible()) await more.press('Enter');
    return more.isVisible();
  };
  await expect.poll(pressed).toBe(false);
  await expect(page.locator('main ol a:focus')).toBeVisible();
});

/** Loads more results twice and scrolls to a result far down. Returns it with its distance from the top of the window. */
async function scrollFarDown(page: Page) {
  await page.goto('/search?q=keyboard');
  await expect(results(page)).toHaveCount(20);
  for (const count of [40, 60]) {
    const scrolled = async () => {
      await page.mouse.wheel(0, 100_000);
      return results(page).count();
    };
    await expect.poll(scrolled).toBeGreaterThanOrEqual(count);
  }
  const result = results(page).nth(45);
  await result.scrollIntoViewIfNeeded();
  // Wait for longer than the page waits until it stores the scroll position.
  await page.waitForTimeout(400);
  return { result, top: await topOf(result) };
}
const topOf = (result: Locator) => result.evaluate((item) => Math.round(item.getBoundingClientRect().top));

test('Back and a reload restore the length of the list and the scroll position, and a new visit starts at the top', async ({
  page,
}) => {
  const { result, top } = await scrollFarDown(page);
  await result.getByRole('link').click();
  await expect(page).not.toHaveURL(/\/search/);
  await expect(page.locator('h1')).not.toHaveText(/^Search results/);
  for (const restore of [() => page.goBack(), () => page.reload()]) {
    await restore();
    await expect(result).toBeInViewport();
    expect(Math.abs((await topOf(result)) - top)).toBeLessThan(40);
  }
  // Leave the page first, because going to the same URL would be a reload.
  await page.goto('/docs');
  await page.goto('/search?q=keyboard');
  await expect(results(page)).toHaveCount(20);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('after a click on a result, the results stay until its page is loaded', async ({ page }) => {
  await page.goto('/search?q=sticky%20key');
  await expect(status(page)).toHaveText(/^\d+ results$/);
  const gate = await holdBack(page, '**/content/*/docs/keymaps/behaviors/sticky-key.json');
  await results(page).first().getByRole('link').click();
  await gate.reached;
  await expect(page).toHaveURL(/sticky-key/);
  await expect(field(page)).toHaveValue('sticky key');
  await expect(results(page).first()).toBeVisible();
  gate.open();
  await expect(page.locator('h1')).toHaveText('Sticky key behavior');
});

test('text typed just before leaving does not change the URL of the next page', async ({ page }) => {
  await page.goto('/search?q=sticky%20key');
  await expect(status(page)).toHaveText(/^\d+ results$/);
  const gate = await holdBack(page, '**/content/*/blog.json');
  await field(page).fill('sticky');
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await gate.reached;
  await page.waitForTimeout(400);
  await expect(page).toHaveURL('/blog');
  gate.open();
});

test('a query in the URL that is too long is cut to what the field accepts', async ({ page }) => {
  await page.goto(`/search?q=${'layer%20'.repeat(20)}`);
  await expect(results(page).first()).toBeVisible();
  expect((await field(page).inputValue()).length).toBe(64);
});

test('if nothing is found, the page suggests a query that finds something, and links to an issue form', async ({
  page,
}) => {
  await page.goto('/search?q=qqxxzzvv');
  await expect(status(page)).toContainText('No results for “qqxxzzvv”');
  await expect(status(page).getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    /issues\/new\?.*qqxxzzvv/,
  );
  await status(page).getByRole('link').first().click();
  await expect(results(page).first()).toBeVisible();
});

test('if the index cannot be loaded, the page says so and tries again', async ({ page }) => {
  await page.route(indexFiles, (route) => route.abort());
  await page.goto('/search?q=layer');
  await expect(status(page)).toContainText('Unable to fetch results');
  await page.unroute(indexFiles);
  await expect(results(page).first()).toBeVisible();
});

test('HTML in the query is neither rendered nor run', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)> &mt LSHIFT')}`);
  await expect(results(page).first()).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});

inNewTab.describe('without JavaScript', () => {
  inNewTab.use({ javaScriptEnabled: false });

  inNewTab('the page says that it needs JavaScript, and where to go without it', async ({ page }) => {
    await page.goto('/search?q=layer');
    const note = page.locator('main noscript p');
    await expect(note).toBeVisible();
    expect(await note.evaluate((element) => element.textContent)).toContain('needs JavaScript');
    await expect(note.locator('a[href="/docs"]')).toBeVisible();
    await expect(note.locator('a[href="/sitemap.xml"]')).toBeVisible();
  });
});
