import { expect, test, type Page } from '@playwright/test';
import { SearchDialog } from './searchDialog';
import { startReact } from './startReact';

const scripts = '**/assets/js/*.js';

/** Lets all requests for scripts fail, as without a network or after a deployment that has renamed them. */
const loseScripts = (page: Page) => page.route(scripts, (route) => route.abort());

test('if the search code cannot be loaded, the dialog says so, keeps the text, and tries again', async ({ page }) => {
  const dialog = new SearchDialog(page);
  const code = '**/assets/search/dialog.*.js*';
  await page.route(code, (route) => route.abort());
  await dialog.visit();
  await page.keyboard.press('/');
  await dialog.input.pressSequentially('comb');
  await expect(dialog.failure).toHaveCount(1);
  await page.unroute(code);
  await dialog.input.pressSequentially('o');
  await expect(dialog.hits.first()).toContainText(/combo/i);
  await expect(dialog.failure).toHaveCount(0);
  await expect(dialog.input).toHaveValue('combo');
});

test('without any of the framework’s files, the page frame works and links load whole pages', async ({ page }) => {
  await loseScripts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/docs/features/bluetooth');
  await page.locator('[data-menu-open]').click();
  await page.locator('[data-menu-back]').click();
  await page.locator('#menu-dialog [data-color-mode-toggle]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Linux' }).first().click();
  await expect(page.getByRole('tabpanel', { name: 'Linux' }).first()).toBeVisible();
  await page.locator('a[data-definition]').first().focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.locator('[data-menu-open]').click();
  await page.locator('#menu-dialog').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL(/\/docs\/faq$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('if a page’s interactive part cannot be loaded, a message says so, but not because of other errors', async ({
  page,
}) => {
  await loseScripts(page);
  await page.clock.install();
  await page.goto('/docs/keymaps/list-of-keycodes');
  const message = page.getByRole('alert');
  await page.evaluate(() => void Promise.reject(new Error('A fault of a browser extension.')));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await message.count(), 'before the scripts are requested').toBe(0);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  // Skips the pauses between the retries of the scripts.
  await expect.poll(() => page.clock.fastForward(6000).then(() => message.count())).toBe(1);
  await expect(message).toHaveText('The interactive part of this page could not be loaded. Reload the page');
});

test('a script that fails once is requested again', async ({ page }) => {
  let failures = 0;
  await page.route('**/assets/js/main.*.js', (route) => ((failures += 1) === 1 ? route.abort() : route.continue()));
  await page.goto('/docs');
  await startReact(page);
  expect(failures).toBe(2);
});
