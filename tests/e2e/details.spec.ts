import { expect, test, type Page } from '@playwright/test';
import { SearchDialog } from './searchDialog';
import { startReact } from './startReact';

const closed = `<details><summary>More about it</summary><p>Before.</p><h3 id="in-details">Inside</h3><p>After.</p>
<details><summary>Even more</summary><p id="deep">Deep inside.</p></details></details>`;

/** Adds closed details to the content of every docs page. */
async function addDetails(page: Page): Promise<void> {
  await page.route(/\/docs\/[^?]*$|\/content\//, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const json = JSON.stringify(closed).slice(1, -1);
    const withDetails = body.startsWith('[')
      ? body.replace(/"html":"/, `$&${json}`)
      : body.replace(/<div data-content[^>]*>/, `$&${closed}`);
    await route.fulfill({ response, body: withDetails });
  });
}

const target = (page: Page) => page.locator('#in-details');

test.beforeEach(({ page }) => addDetails(page));
// Pages may still be prefetched when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('details in Markdown are the native element, without the styles of the theme', async ({ page }) => {
  await page.goto('/docs/troubleshooting/building-issues');
  const details = page.locator('details', { hasText: "Warnings that don't stop the build" });
  await expect(details).toBeVisible();
  await expect(details).not.toHaveAttribute('class');
});

test('a URL that points into closed details opens them when the page loads', async ({ page }) => {
  await page.goto('/docs/features/bluetooth#deep');
  await expect(page.locator('#deep')).toBeInViewport();
  await expect(page.locator('details details')).toHaveAttribute('open');
});

test('a link on the same page opens closed details, and again if the reader has closed them since', async ({
  page,
}) => {
  await page.goto('/docs/features/bluetooth');
  await expect(target(page)).toBeHidden();
  await page.evaluate(() =>
    document.querySelector('main h2')?.insertAdjacentHTML('afterend', '<a href="#in-details">Go inside</a>'),
  );
  for (const round of ['first', 'second']) {
    await page.getByRole('link', { name: 'Go inside' }).click();
    await expect(target(page), round).toBeInViewport();
    await page.getByText('More about it').click();
    await expect(target(page), round).toBeHidden();
  }
});

test('a link into closed details of another page opens them there', async ({ page }) => {
  await page.goto('/docs/features/battery');
  await startReact(page);
  await page.evaluate(() =>
    document
      .querySelector('main h2')
      ?.insertAdjacentHTML('afterend', '<a href="/docs/features/bluetooth#in-details">Go there</a>'),
  );
  await page.getByRole('link', { name: 'Go there' }).click();
  await expect(page.locator('h1')).toHaveText('Bluetooth');
  await expect(target(page)).toBeInViewport();
});

test('details are open in print and closed again afterwards', async ({ page }) => {
  await page.goto('/docs/features/bluetooth');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('#deep')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(target(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('details open with a click', async ({ page }) => {
    await page.goto('/docs/features/bluetooth');
    await page.getByText('More about it').click();
    await expect(target(page)).toBeVisible();
  });
});

for (const [where, path, withReact] of [
  ['on the same page', '/docs/features/bluetooth', false],
  ['on another page', '/docs/faq', false],
  ['after client navigation', '/docs/faq', true],
] as const) {
  test(`choosing a search result that is inside closed details opens them, ${where}`, async ({ page }) => {
    const dialog = new SearchDialog(page);
    await page.goto(path);
    if (withReact) await startReact(page);
    await page.keyboard.press('Control+k');
    await dialog.input.fill('bluetooth');
    const hit = dialog.hits.first();
    await hit.evaluate((link: HTMLAnchorElement) => (link.href = '/docs/features/bluetooth#in-details'));
    await dialog.input.press('Enter');
    await expect(page).toHaveURL('/docs/features/bluetooth#in-details');
    await expect(dialog.box).toBeHidden();
    await expect(target(page)).toBeInViewport();
  });
}
