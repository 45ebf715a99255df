import { expect, test, type Page } from '@playwright/test';
import { accessibilityFaults } from './axe';
import { builtRoutes } from './builtRoutes';
import { drawingFaults } from './drawingFaults';
import { faultsOf } from './faultsOf';
import { wake } from './wake';

const widths = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };
/** Where a page must not scroll sideways besides: on the desktop at a zoom of 200 and of 400 %. */
const zoomed = { '200 %': { width: 640, height: 450 }, '400 %': { width: 320, height: 225 } };
const themes = ['light', 'dark'] as const;

/**
 * axe takes seconds a look, so a page is looked at twice: wide and light, narrow and dark. Colors do not depend on the width,
 * and what only one width shows (the sidebar, the menu) is the same on each page of a kind: one of each is seen all four ways.
 */
const seenAllWays: readonly string[] = [
  '/',
  '/404',
  '/search',
  '/keymap-upgrader',
  '/playground',
  '/power-profiler',
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/tags',
  '/blog/tags/sotf',
  '/blog/2024/11/11/zmk-studio-mvp-ga',
  '/docs',
  '/docs/hardware',
  '/docs/config/battery',
  '/docs/features/bluetooth',
  '/docs/keymaps/behaviors/sticky-key',
  '/docs/development/studio-rpc-protocol',
];

/** Far from where the page was built: its dates, numbers and orders must be the same. */
test.use({ locale: 'tr-TR', timezoneId: 'Pacific/Apia' });

/** Resolves when the page has taken on the look, the listeners for its size included. */
async function show(page: Page, width: keyof typeof widths, theme: (typeof themes)[number]): Promise<void> {
  await page.setViewportSize(widths[width]);
  await page.evaluate((name) => {
    document.documentElement.setAttribute('data-theme', name);
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, theme);
}

const overflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));

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

    for (const width of ['desktop', 'phone'] as const) {
      const main = width === 'desktop' ? 'light' : 'dark';
      for (const theme of themes) {
        if (theme !== main && !seenAllWays.includes(route)) continue;
        await show(page, width, theme);
        const scope = theme === main ? 'everything' : 'colors';
        expect.soft(await accessibilityFaults(page, scope), `${width}, ${theme}`).toEqual([]);
      }
      expect.soft(await overflow(page), `${width}: the page scrolls sideways by this many pixels`).toBe(0);
    }
    expect.soft(await drawingFaults(page), 'drawings on the phone').toEqual([]);
    for (const [zoom, size] of Object.entries(zoomed)) {
      await page.setViewportSize(size);
      expect.soft(await overflow(page), `${zoom}: the page scrolls sideways by this many pixels`).toBe(0);
    }
    const unexpected = faults.filter((fault) => !(isNotFound && fault.includes('status of 404')));
    expect(unexpected).toEqual([]);
  });
}
