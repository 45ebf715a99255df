import { expect, test, type Page } from '@playwright/test';

const view = '/assets/search/view.js';
const field = (page: Page) => page.locator('#search-dialog input');

/** Opens a page with a stand-in for the search code, which only stores the text of the field in `data-attached`. */
async function visit(page: Page, answer: 'normal' | 'failing' = 'normal'): Promise<void> {
  await page.route(/\/docs$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/data-src=\/assets\/search\/[\w.-]+/, `data-src=${view}`) });
  });
  await page.route(`**${view}*`, (route) =>
    answer === 'failing' && !route.request().url().includes('?')
      ? route.abort()
      : route.fulfill({
          contentType: 'text/javascript',
          body: 'export const attachSearch = (dialog) => (dialog.dataset.attached = dialog.querySelector("input").value);',
        }),
  );
  await page.goto('/docs');
}

for (const key of ['Control+k', 'Meta+k', '/']) {
  test(`${key} opens the search, and the field takes text before the search code is loaded`, async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await visit(page);
    await page.route(`**${view}*`, async (route) => {
      await released;
      await route.fallback();
    });
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('combo/s');
    await expect(field(page)).toHaveValue('combo/s');
    release();
    await expect(page.locator('#search-dialog')).toHaveAttribute('data-attached', 'combo/s');
  });
}

test('a click or the focus opens the search, and closing it does not open it again', async ({ page }) => {
  await visit(page);
  const button = page.locator('[data-search-open]').first();
  await button.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(button).toBeFocused();
  await button.blur();
  await button.focus();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeHidden();
  await button.click();
  await page.locator('#search-dialog [data-close]').click();
  await expect(field(page)).toBeHidden();
});

test('if the search code fails to load, typing a letter requests it again', async ({ page }) => {
  await visit(page, 'failing');
  await page.keyboard.press('/');
  await expect(page.locator('#search-dialog')).toHaveAttribute('data-failed');
  await page.keyboard.type('a');
  await expect(page.locator('#search-dialog')).toHaveAttribute('data-attached', 'a');
  await expect(page.locator('#search-dialog')).not.toHaveAttribute('data-failed');
});
