import { expect, test as base, type Page } from '@playwright/test';
import { accessibilityFaults, type Rules } from './axe';
import { parsePage } from '../../checks/site/page';
import { builtPages, builtRoutes } from './builtRoutes';
import { drawingFaults } from './drawingFaults';
import { collectFaults } from './collectFaults';
import { representatives } from './representatives';
import { startReact } from './startReact';

const widths = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };
/** More sizes at which a page must not scroll sideways: the desktop at a zoom of 200% and 400%. */
const zoomed = { '200%': { width: 640, height: 450 }, '400%': { width: 320, height: 225 } };
type Width = keyof typeof widths;
type Theme = 'light' | 'dark';
type Look = readonly [width: Width, theme: Theme, rules: Rules];

/** Pages that get every check of axe. The others are made of the same parts. */
const checkedByAxe = () => new Set(representatives(builtPages().map(({ file, html }) => parsePage(file, html))));

const looks: readonly Look[] = [
  ['desktop', 'light', 'everything'],
  ['desktop', 'dark', 'appearance'],
  ['phone', 'light', 'appearance'],
  ['phone', 'dark', 'everything'],
];

/** A worker loads all its pages in the same tab, so that scripts, styles, and axe come from the cache. */
const test = base.extend<{ page: Page }, { tab: Page; chosen: ReadonlySet<string> }>({
  chosen: [({}, use) => use(checkedByAxe()), { scope: 'worker' }],
  tab: [
    async ({ browser }, use, { project }) => {
      // The language and the time zone of the reader must not change dates, numbers, and the order of lists.
      const where = { locale: 'tr-TR', timezoneId: 'Pacific/Apia' };
      await use(await browser.newPage({ baseURL: project.use.baseURL, ...where }));
    },
    { scope: 'worker' },
  ],
  page: async ({ tab }, use) => {
    await tab.setViewportSize(widths.desktop);
    await use(tab);
    for (const event of ['console', 'pageerror', 'requestfailed', 'request'] as const) tab.removeAllListeners(event);
  },
});

/** Resolves when the page has adapted to the size and theme. */
async function setLook(page: Page, width: Width, theme: Theme): Promise<void> {
  await page.setViewportSize(widths[width]);
  await page.evaluate((name) => {
    document.documentElement.setAttribute('data-theme', name);
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, theme);
}

/** Turns off transitions, in which axe would measure colors in between, and lays out rows off screen, which it would skip. */
const prepareForAxe = (page: Page) =>
  page.addStyleTag({
    content: `*, *::before, *::after {
      transition: none !important; animation: none !important; content-visibility: visible !important;
    }`,
  });

const overflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));

for (const route of builtRoutes()) {
  test(`${route} runs without errors, fits every screen, and is accessible`, async ({ page, chosen }) => {
    const faults = collectFaults(page);
    const isNotFound = route === '/404';
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const answer = await page.goto(route);
    expect(answer?.status()).toBe(isNotFound ? 404 : 200);
    await startReact(page);
    if (chosen.has(route)) await prepareForAxe(page);
    for (const [width, theme, rules] of looks) {
      if (!chosen.has(route) && theme === 'light') continue;
      await setLook(page, width, theme);
      expect.soft(await overflow(page), `${width}: the page scrolls sideways by this many pixels`).toBe(0);
      if (chosen.has(route)) expect.soft(await accessibilityFaults(page, rules), `${width}, ${theme}`).toEqual([]);
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

for (const theme of ['light', 'dark'] as const) {
  test(`the open phone menu is accessible in the ${theme} theme`, async ({ page }) => {
    for (const route of ['/docs', '/blog']) {
      await page.goto(route);
      await startReact(page);
      await prepareForAxe(page);
      await setLook(page, 'phone', theme);
      await page.locator('[data-menu-open]').click();
      expect.soft(await accessibilityFaults(page, 'everything', ['main', '.footer']), `${route}, sidebar`).toEqual([]);
      await page.locator('[data-menu-back]').click();
      expect.soft(await accessibilityFaults(page, 'everything', ['main', '.footer']), `${route}, menu`).toEqual([]);
    }
  });
}
