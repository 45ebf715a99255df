import { expect, test, type Page } from '@playwright/test';
import { SearchDialog } from './searchDialog';
import { wake } from './wake';

const scripts = '**/assets/js/*.js';

/** As without a network, or after a new deployment, when the files have other names. */
const loseScripts = (page: Page) => page.route(scripts, (route) => route.abort());

test('a search dialog that does not come is told of, the page stays, and the next key asks again', async ({ page }) => {
  const dialog = await new SearchDialog(page).visit();
  const link = page.locator('main a[href^="/docs/"]').first();
  await link.focus();
  await loseScripts(page);
  for (const key of ['/', 'Control+k']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('alert'), key).toHaveText(
      'The search could not be loaded. Try again, or reload the page.',
    );
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('h1')).toBeVisible();
    await expect(link).toBeFocused();
  }
  await page.unroute(scripts);
  await page.keyboard.press('/');
  await expect(dialog.input).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
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
