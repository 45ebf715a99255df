import { expect, test, type Page } from '@playwright/test';
import { accessibilityFaults } from './axe';
import { builtRoutes } from './builtRoutes';
import { faultsOf } from './faultsOf';
import { wake } from './wake';

const widths = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

const show = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);

for (const route of builtRoutes()) {
  test(`${route} runs without errors and is accessible in both themes, on phone and desktop`, async ({ page }) => {
    const faults = faultsOf(page);
    const isNotFound = route === '/404';
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const answer = await page.goto(route);
    expect(answer?.status()).toBe(isNotFound ? 404 : 200);
    await wake(page);
    // A color on its way to another would be measured half way.
    await page.addStyleTag({
      content: '*, *::before, *::after { transition: none !important; animation: none !important }',
    });

    for (const [width, size] of Object.entries(widths)) {
      await page.setViewportSize(size);
      await show(page, 'light');
      expect.soft(await accessibilityFaults(page, 'everything'), `${width}, light`).toEqual([]);
      await show(page, 'dark');
      expect.soft(await accessibilityFaults(page, 'colors'), `${width}, dark`).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, `${width}: the page scrolls sideways by this many pixels`).toBeLessThanOrEqual(0);
    }
    const unexpected = faults.filter((fault) => !(isNotFound && fault.includes('status of 404')));
    expect(unexpected).toEqual([]);
  });
}
