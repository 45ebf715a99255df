import { expect, test, type Page } from '@playwright/test';
import { slowToPhone } from '../../bench/phone';

test.use({ viewport: { width: 390, height: 844 } });

const held = (page: Page) => page.locator('[data-later]');
/** Laid out by the browser where it comes near the screen, until the reader does something. */
const far = (page: Page) => page.locator('[data-later=far]');
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Notes how many parts of the content are held back when the parser is done, before the first step. */
async function noteHeld(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      queueMicrotask(() => {
        const hidden = [...document.querySelectorAll('[data-later]')].filter((part) => !part.checkVisibility());
        Object.assign(window, { held: hidden.length });
      }),
    ),
  );
  return () => page.evaluate(() => (window as Window & { held?: number }).held ?? -1);
}

for (const route of [
  '/docs',
  '/docs/keymaps/behaviors/hold-tap',
  '/docs/keymaps/list-of-keycodes',
  '/blog/2024/11/11/zmk-studio-mvp-ga',
]) {
  test(`on a phone, ${route} is laid out in steps, and whole once the reader is there`, async ({ page }) => {
    const heldAtFirst = await noteHeld(page);
    await slowToPhone(page);
    await page.goto(route);
    await expect(far(page)).not.toHaveCount(0);
    expect(await heldAtFirst()).toBeGreaterThan(3);
    expect(await held(page).count()).toBe(await far(page).count());
    await page.keyboard.press('Shift');
    await expect(held(page)).toHaveCount(0);
    const height = await heightOf(page);
    await page.reload();
    expect(await heightOf(page)).toBe(height);
  });
}

test('on a phone, the home page shows its beginning first, and then the rest at once', async ({ page }) => {
  const heldAtFirst = await noteHeld(page);
  await slowToPhone(page);
  await page.goto('/');
  await expect(held(page)).toHaveCount(0);
  expect(await heldAtFirst()).toBeGreaterThan(3);
  await expect(page.locator('footer')).toBeVisible();
});

for (const route of ['/blog/tags', '/docs/development/contributing/clean-room']) {
  test(`${route} is short: it is laid out at once`, async ({ page }) => {
    const heldAtFirst = await noteHeld(page);
    await page.goto(route);
    expect(await heldAtFirst()).toBe(0);
  });
}

test('a page that is asked for a state by its address is laid out whole', async ({ page }) => {
  await page.goto('/docs/keymaps/behaviors/hold-tap?x');
  await expect(held(page)).toHaveCount(0);
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`what the first two frames show fills a screen of ${width} by ${height} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // The second one is asked for after the first, and what follows it after a third, which never comes.
    await page.addInitScript(() => {
      const { requestAnimationFrame } = window;
      let isFirst = true;
      window.requestAnimationFrame = (act) => {
        if (!isFirst) return 0;
        isFirst = false;
        return requestAnimationFrame(act);
      };
    });
    // Those that show the least, and one with a table that is taken apart.
    for (const route of [
      '/docs/features/battery',
      '/docs/development/hardware-integration/dongle',
      '/docs/config/battery',
    ]) {
      await page.goto(route);
      const content = page.locator('[data-content] > *');
      const bottom = () =>
        content.evaluateAll((all) => Math.max(...all.map((element) => element.getBoundingClientRect().bottom)));
      await expect.poll(bottom, route).toBeGreaterThanOrEqual(height);
      await expect(held(page)).not.toHaveCount(0);
    }
  });
}

test('a page that opens at a section is laid out at once', async ({ page }) => {
  const heldAtFirst = await noteHeld(page);
  await page.goto('/docs/features/bluetooth#security');
  expect(await heldAtFirst()).toBe(0);
  await expect(page.locator('#security')).toBeInViewport();
});

test('a page that opens at words is laid out at once', async ({ page }) => {
  const heldAtFirst = await noteHeld(page);
  await page.goto('/docs/features/bluetooth#:~:text=profile');
  expect(await heldAtFirst()).toBe(0);
});

test('a reloaded page is laid out at once, where the reader was', async ({ page }) => {
  await page.goto('/docs/features/bluetooth');
  await page.keyboard.press('Shift');
  await expect(held(page)).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 4000));
  const heldAtFirst = await noteHeld(page);
  await page.reload();
  expect(await heldAtFirst()).toBe(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(4000);
});

test('a wide screen gets a long page in steps, too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/docs/keymaps/list-of-keycodes');
  await expect(far(page)).not.toHaveCount(0);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await expect(held(page)).toHaveCount(0);
});

test('what is far can be read before the styles of the live page are there', async ({ page }) => {
  await page.route('**/*.css', () => undefined);
  await page.goto('/docs/keymaps/behaviors/hold-tap');
  await expect(far(page)).not.toHaveCount(0);
  await page.locator('#pitfalls').scrollIntoViewIfNeeded();
  await expect(page.locator('#pitfalls')).toBeInViewport();
  await expect(far(page)).not.toHaveCount(0);
});

test('a missing stylesheet does not keep the page from being laid out', async ({ page }) => {
  await page.route('**/*.css', (route) => route.abort());
  await page.goto('/docs/keymaps/behaviors/hold-tap');
  await page.keyboard.press('Shift');
  await expect(held(page)).toHaveCount(0);
});

test('a link to a section that is still held back leads there', async ({ page }) => {
  // The steps wait for a frame; this page gets none until it is asked for its place.
  await page.addInitScript(() => {
    const next = window.requestAnimationFrame.bind(window);
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (act) => (document.readyState === 'loading' ? next(act) : waiting.push(act));
  });
  await page.goto('/docs/features/bluetooth');
  await expect(held(page)).not.toHaveCount(0);
  await page.evaluate(() => (location.hash = '#security'));
  await expect(page.locator('#security')).toBeInViewport();
  await expect(held(page)).toHaveCount(0);
});

test('printed, a page is whole at any time', async ({ page }) => {
  await page.addInitScript(() => (window.requestAnimationFrame = () => 0));
  await page.goto('/docs/features/bluetooth');
  await expect(page.locator('#security')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#security')).toBeVisible();
});
