import { expect, test, type Page } from '@playwright/test';
import { SearchDialog } from './searchDialog';
import { wake } from './wake';

const scripts = '**/assets/js/*.js';

/** As without a network, or after a new deployment, when the files have other names. */
const loseScripts = (page: Page) => page.route(scripts, (route) => route.abort());

test('a search whose code does not come says so, keeps what is typed, and asks again', async ({ page }) => {
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

test('a menu that does not come is told of, the page stays, and the next tap asks again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs');
  await wake(page);
  await loseScripts(page);
  const toggle = page.locator('.navbar__toggle');
  await toggle.click();
  await expect(page.getByRole('alert')).toHaveText('The menu could not be loaded. Try again, or reload the page.');
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await page.unroute(scripts);
  await toggle.click();
  await expect(page.locator('.navbar-sidebar__close')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
