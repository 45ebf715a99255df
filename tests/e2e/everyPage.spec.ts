import { expect, test as base, type Page } from '@playwright/test';
import { accessibilityFaults, type Rules } from './axe';
import { builtRoutes } from './builtRoutes';
import { drawingFaults } from './drawingFaults';
import { collectFaults } from './collectFaults';
import { startReact } from './startReact';

const widths = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };
/** More sizes at which a page must not scroll sideways: the desktop at a zoom of 200% and 400%. */
const zoomed = { '200%': { width: 640, height: 450 }, '400%': { width: 320, height: 225 } };
type Width = keyof typeof widths;
type Theme = 'light' | 'dark';
type Look = readonly [width: Width, theme: Theme, rules: Rules, exclude?: readonly string[]];

/** Navbar, sidebar, table of contents, and footer: the same on all pages of a layout. */
const pageFrame = ['.navbar', 'aside', '.footer'];

/**
 * To save time, most pages are checked twice and without the page frame: by all rules on a desktop in light, and by the rules
 * for colors and sizes on a phone in dark. These pages, at least one of each layout, are checked as a whole, in both themes
 * on both devices.
 */
const checkedInFull: readonly string[] = [
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

/** A worker loads all its pages in the same tab, so that scripts, styles, and axe come from the cache. */
const test = base.extend<{ page: Page }, { tab: Page }>({
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
  test(`${route} runs without errors and is accessible in both themes, on phone and desktop`, async ({ page }) => {
    const faults = collectFaults(page);
    const isNotFound = route === '/404';
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const answer = await page.goto(route);
    expect(answer?.status()).toBe(isNotFound ? 404 : 200);
    await startReact(page);
    await prepareForAxe(page);

    const looks: readonly Look[] = checkedInFull.includes(route)
      ? [
          ['desktop', 'light', 'everything'],
          ['desktop', 'dark', 'appearance'],
          ['phone', 'light', 'appearance'],
          ['phone', 'dark', 'everything'],
        ]
      : [
          ['desktop', 'light', 'everything', pageFrame],
          ['phone', 'dark', 'appearance', pageFrame],
        ];
    for (const [width, theme, rules, exclude] of looks) {
      await setLook(page, width, theme);
      expect.soft(await accessibilityFaults(page, rules, exclude), `${width}, ${theme}`).toEqual([]);
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
