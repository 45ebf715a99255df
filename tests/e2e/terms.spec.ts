import { expect, test } from '@playwright/test';
import { startReact } from './startReact';

test.describe('a glossary term on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('shows its definition on the first tap and opens the glossary on the second', async ({ page }) => {
    await page.goto('/docs/features/bluetooth');
    await startReact(page);
    const term = page.locator('a[data-definition]').first();
    await term.tap();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expect(page).toHaveURL(/bluetooth$/);
    await term.tap();
    await expect(page).not.toHaveURL(/bluetooth/);
  });

  test('opens the glossary with Enter, even if something else was tapped before', async ({ page }) => {
    await page.goto('/docs/features/bluetooth');
    await startReact(page);
    await page.locator('h1').tap();
    await page.locator('a[data-definition]').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/bluetooth/);
  });
});
