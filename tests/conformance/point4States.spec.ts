import { expect, test, type Page } from '@playwright/test';
import { startReact } from '../e2e/startReact';
import { fixtureSite } from './fixtureSite';
import { goTo } from './goTo';
import { holdBack } from '../e2e/holdBack';
import { proves } from './proves';
import { hits, fakeProvider } from './fakeProvider';
import { serveFolder } from './serveFolder';

const doc = '/docs/features/bluetooth';
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const onHosted = (use: (origin: string) => Promise<void>) => serveFolder(fixtureSite('hosted').folder, use);

async function open(page: Page, address = doc): Promise<void> {
  await page.goto(address);
  await startReact(page);
}

const toggle = (page: Page) => page.locator('[data-color-mode-toggle]').first();

test(...proves('Color mode: light or dark.'), async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page);
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(background).not.toBe(light);
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect.poll(background).toBe(light);
});

test(
  ...proves(
    'It is persisted in local storage under a theme key, follows the system preference when not explicitly set, and syncs across tabs.',
  ),
  async ({ page, context }) => {
    const html = page.locator('html');
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page);
    expect(await stored(page, 'theme')).toBeNull();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await toggle(page).click();
    await expect(html).toHaveAttribute('data-theme', 'light');
    expect(await stored(page, 'theme')).toBe('light');
    // After the reader has chosen a mode, a change of the system's has no effect.
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(html).toHaveAttribute('data-theme', 'light');
    expect(await stored(page, 'theme')).toBe('light');
    const other = await context.newPage();
    await other.goto(doc);
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
    await toggle(other).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
  },
);

test(...proves('Mobile sidebar: opens and closes, and resets when the viewport becomes desktop.'), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const sidebar = page.locator('#menu-dialog');
  const openMenu = page.getByRole('button', { name: 'Toggle navigation bar' });
  await openMenu.click();
  await expect(sidebar).toBeInViewport();
  await page.getByRole('button', { name: 'Close navigation bar' }).click();
  await expect(sidebar).not.toBeInViewport();
  await openMenu.click();
  await expect(sidebar).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(sidebar).not.toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(sidebar).toBeHidden();
});

test(
  ...proves('Layout mode is mobile or desktop at a 996 px window width (ssr before hydration).'),
  async ({ page }) => {
    const layout = async () => ({
      sidebar: await page.locator('.theme-doc-sidebar-container nav').isVisible(),
      contents: await page.locator('.theme-doc-toc-desktop').count(),
    });
    await page.setViewportSize({ width: 996, height: 900 });
    await page.goto(doc);
    expect(await layout(), 'before hydration').toEqual({ sidebar: false, contents: 1 });
    await startReact(page);
    await expect.poll(layout, 'mobile').toEqual({ sidebar: false, contents: 0 });
    await page.setViewportSize({ width: 997, height: 900 });
    await expect.poll(layout, 'desktop').toEqual({ sidebar: true, contents: 1 });
  },
);

test(...proves('Navbar hide-on-scroll is disabled.'), async ({ page }) => {
  await open(page);
  await page.mouse.wheel(0, 2500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await expect(page.locator('.navbar').first()).toBeInViewport({ ratio: 1 });
});

test(
  ...proves('Announcement bar: dismissal is remembered in browser storage and it reappears when its id changes.'),
  async ({ page }) => {
    await onHosted(async (origin) => {
      const bar = page.getByText('Something newer');
      await open(page, `${origin}/docs`);
      await expect(bar).toBeVisible();
      await page.locator('[data-announcement-close]').click();
      await expect(bar).toBeHidden();
      await page.reload();
      await startReact(page);
      await expect(bar).toBeHidden();
      // Imitates a reader who has dismissed the previous announcement.
      await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'first'));
      await page.reload();
      await expect(bar).toBeVisible();
      await startReact(page);
      await expect(bar).toBeVisible();
    });
  },
);

const versionKey = 'docs-preferred-version-default';

test(
  ...proves('Docs preferred version: stored per docs plugin under key docs-preferred-version-{pluginId}.'),
  async ({ page }) => {
    await onHosted(async (origin) => {
      await open(page, `${origin}/docs`);
      await page.locator('.dropdown > a').hover();
      await page.locator('.dropdown__menu').getByRole('link', { name: 'Next' }).click();
      expect(await stored(page, versionKey)).toBe('current');
    });
  },
);

test(
  ...proves('On load it is kept only if it matches a known version name, otherwise it is cleared.'),
  async ({ page }) => {
    await page.goto(doc);
    await page.evaluate((key) => localStorage.setItem(key, 'current'), versionKey);
    await startReact(page);
    expect(await stored(page, versionKey)).toBe('current');
    await page.reload();
    await page.evaluate((key) => localStorage.setItem(key, 'v9'), versionKey);
    await startReact(page);
    await expect.poll(() => stored(page, versionKey)).toBeNull();
  },
);

test(
  ...proves('Storage supports get, set, delete and listening for changes from other tabs.'),
  async ({ page, context }) => {
    await onHosted(async (origin) => {
      await open(page, `${origin}/storage`);
      const shown = page.locator('output');
      await expect(shown).toHaveText('nothing');
      await page.getByRole('button', { name: 'Set' }).click();
      await expect(shown).toHaveText('something');
      await page.getByRole('button', { name: 'Delete' }).click();
      await expect(shown).toHaveText('nothing');
      const other = await context.newPage();
      await other.goto(`${origin}/storage`);
      await other.evaluate(() => localStorage.setItem('fixture', 'from another tab'));
      await expect(shown).toHaveText('from another tab');
    });
  },
);

test(...proves(['The default store is localStorage.', 'Local browser storage as in point 4.']), async ({ page }) => {
  await onHosted(async (origin) => {
    await open(page, `${origin}/storage`);
    await page.getByRole('button', { name: 'Set' }).click();
    expect(await stored(page, 'fixture')).toBe('something');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});

test(
  ...proves([
    'Page load: loading (spinner after a 200 ms delay), then error with a Retry button, then loaded.',
    'Loading spinner delay 200 ms; progress bar delay 200 ms.',
  ]),
  async ({ page }) => {
    await page.route('**/content/*/docs/faq.json', (route) => route.abort());
    await open(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    const spinner = page.getByRole('status', { name: 'Loading' });
    await goTo(page, '/docs/faq');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page.unroute('**/content/*/docs/faq.json');
    const gate = await holdBack(page, '**/content/*/docs/faq.json');
    await page.getByRole('button', { name: 'Retry' }).click();
    await gate.reached;
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.clock.runFor(199);
    await expect(spinner).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(spinner).toBeVisible();
    gate.open();
    await expect(page.locator('article h2').first()).toBeVisible();
  },
);

test(
  ...proves([
    'Search box: idle, loading, stalled (after 300 ms) or error, with panel open or closed.',
    'Search stall threshold 300 ms; analytics debounce 400 ms; view events sent in chunks of 20 ids.',
  ]),
  async ({ page }) => {
    let answer: 'wait' | 'fail' = 'wait';
    let release = () => {};
    await fakeProvider(page, async () => {
      if (answer === 'fail') return 'unreachable';
      await new Promise<void>((resolve) => (release = resolve));
      return { hits };
    });
    await onHosted(async (origin) => {
      await open(page, `${origin}/docs`);
      await page.clock.install();
      await page.keyboard.press('Control+k');
      const box = page.locator('.search-dialog');
      const statusOf = () => box.getAttribute('data-status');
      const input = page.locator('.search-input');
      await expect(input).toHaveAttribute('aria-expanded', 'false');
      await expect.poll(statusOf).toBe('idle');
      await page.clock.pauseAt(Date.now() + 60_000);
      await input.fill('layer');
      await page.clock.runFor(299);
      expect(await statusOf()).toBe('loading');
      await page.clock.runFor(1);
      // The status is shown in the next frame.
      await page.clock.runFor(16);
      await expect.poll(statusOf).toBe('stalled');
      await page.clock.resume();
      release();
      await expect(page.getByRole('option').first()).toBeVisible();
      await expect(input, 'panel open').toHaveAttribute('aria-expanded', 'true');
      expect(await statusOf()).toBe('idle');
      answer = 'fail';
      await input.fill('layers');
      await expect.poll(statusOf).toBe('error');
      await page.keyboard.press('Escape');
      await expect(box, 'panel closed').toBeHidden();
    });
  },
);

test(...proves('Results form collections with one active item.'), async ({ page }) => {
  await fakeProvider(page);
  await onHosted(async (origin) => {
    await open(page, `${origin}/docs`);
    await page.keyboard.press('Control+k');
    await page.locator('.search-input').fill('layer');
    await expect(page.getByRole('listbox')).toHaveCount(6);
    const active = page.locator('[role=option][aria-selected=true]');
    await expect(active).toHaveText(/Hit 1-1/);
    for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('ArrowDown');
    await expect(active).toHaveCount(1);
    await expect(active).toHaveText(/Hit 2-1/);
  });
});

test(...proves('Error boundary: shows the fallback until "Try again" is pressed.'), async ({ page }) => {
  await onHosted(async (origin) => {
    await open(page, `${origin}/crash`);
    await page.getByRole('button', { name: 'Crash' }).click();
    const heading = page.getByRole('heading', { name: 'This page crashed' });
    await expect(heading).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Crash' })).toBeVisible();
  });
});
