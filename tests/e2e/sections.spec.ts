import { expect, test, type Page } from '@playwright/test';
import { wake } from './wake';

const longPage = '/docs/keymaps/behaviors/hold-tap';
const lateHeading = 'comparison-to-qmk';

/** Where a heading stands, once the page has come to rest. Reading it must not be what lays the page out: hence the wait. */
async function topOf(page: Page, id: string): Promise<number> {
  await page.waitForTimeout(300);
  return page.evaluate((name) => Math.round(document.getElementById(name)!.getBoundingClientRect().top), id);
}

/** Whether the browser has put off the layout of a heading. */
const isPutOff = (page: Page, id: string) =>
  page.evaluate((name) => !document.getElementById(name)!.checkVisibility({ contentVisibilityAuto: true }), id);

for (const width of [390, 1440]) {
  test.describe(`sections far from the screen, at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('are laid out after the page has loaded', async ({ page }) => {
      await page.addInitScript(() => addEventListener('load', (event) => event.stopImmediatePropagation(), true));
      await page.goto(longPage);
      expect(await isPutOff(page, lateHeading)).toBe(true);
    });

    test('are all laid out soon after', async ({ page }) => {
      await page.goto(longPage);
      await expect.poll(() => isPutOff(page, lateHeading)).toBe(false);
      await expect(page.locator('html[data-parts]')).toHaveCount(0);
    });

    test('do not move a heading that the address names', async ({ page }) => {
      await page.goto(`${longPage}#${lateHeading}`);
      const top = await topOf(page, lateHeading);
      expect(top).toBeGreaterThan(40);
      expect(top).toBeLessThan(120);
    });

    test('do not move a heading of another page that a link names', async ({ page }) => {
      await page.goto('/docs/keymaps/behaviors/mod-tap');
      await wake(page);
      const link = page.locator('.markdown a[href*="hold-tap#"]').first();
      const heading = (await link.getAttribute('href'))!.split('#')[1]!;
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${longPage}#`));
      const top = await topOf(page, heading);
      expect(top).toBeGreaterThan(40);
      expect(top).toBeLessThan(120);
    });

    test('do not move the page when the reader loads it again', async ({ page }) => {
      await page.goto(longPage);
      await page.evaluate(() => scrollTo({ top: 5000, behavior: 'instant' }));
      await page.waitForTimeout(300);
      const heading = await page.evaluate(
        () => [...document.querySelectorAll('.markdown h3[id]')].find((h) => h.getBoundingClientRect().top > 0)!.id,
      );
      const before = await topOf(page, heading);
      await page.reload();
      expect(Math.abs((await topOf(page, heading)) - before)).toBeLessThan(5);
    });
  });
}

test('paper has all sections', async ({ page }) => {
  await page.addInitScript(() => addEventListener('load', (event) => event.stopImmediatePropagation(), true));
  await page.goto(longPage);
  expect(await isPutOff(page, lateHeading)).toBe(true);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => isPutOff(page, lateHeading)).toBe(false);
});
