import { expect, test, type Page } from '@playwright/test';
import { accessibilityFaults } from './axe';
import { builtRoutes } from './builtRoutes';
import { faultsOf } from './faultsOf';

const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

const show = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);

/** Gives the sign of life that the framework waits for, and waits until React runs. */
async function wake(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

for (const route of builtRoutes()) {
  test(`${route} answers, runs without errors and is accessible in both themes, on phone and desktop`, async ({
    page,
  }) => {
    const faults = faultsOf(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const answer = await page.goto(route);
    expect(answer?.status()).toBe(route === '/404' ? 404 : 200);
    await wake(page);
    // A color on its way to another would be measured half way.
    await page.addStyleTag({
      content: '*, *::before, *::after { transition: none !important; animation: none !important }',
    });

    for (const [name, size] of Object.entries({ desktop, phone })) {
      await page.setViewportSize(size);
      for (const theme of ['light', 'dark'] as const) {
        await show(page, theme);
        expect.soft(await accessibilityFaults(page), `${name}, ${theme}`).toEqual([]);
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, `The page scrolls sideways by this many pixels (${name})`).toBeLessThanOrEqual(0);
    }
    const expected = route === '/404' ? /status of 404/ : /(?!)/;
    expect(faults.filter((fault) => !expected.test(fault))).toEqual([]);
  });
}
