import { expect, test, type Page } from '@playwright/test';
import { slowToPhone } from '../../bench/phone';

test.use({ viewport: { width: 390, height: 844 } });

const held = (page: Page) => page.locator('[data-later]');

/** Notes what is held back when the parser is done, before the first step. */
async function noteHeld(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      queueMicrotask(() => Object.assign(window, { held: document.querySelectorAll('[data-later]').length })),
    ),
  );
  return () => page.evaluate(() => (window as Window & { held?: number }).held ?? -1);
}

for (const route of ['/docs', '/docs/keymaps/behaviors/hold-tap', '/', '/blog/2024/11/11/zmk-studio-mvp-ga']) {
  test(`on a phone, ${route} is laid out in steps, and whole in the end`, async ({ page }) => {
    const heldAtFirst = await noteHeld(page);
    await slowToPhone(page);
    await page.goto(route);
    await expect(held(page)).toHaveCount(0);
    expect(await heldAtFirst()).toBeGreaterThan(3);
  });
}

test('a page that opens at a section is laid out at once', async ({ page }) => {
  const heldAtFirst = await noteHeld(page);
  await page.goto('/docs/features/bluetooth#security');
  expect(await heldAtFirst()).toBe(0);
  await expect(page.locator('#security')).toBeInViewport();
});

test('a reloaded page is laid out at once, where the reader was', async ({ page }) => {
  await page.goto('/docs/features/bluetooth');
  await expect(held(page)).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 4000));
  const heldAtFirst = await noteHeld(page);
  await page.reload();
  expect(await heldAtFirst()).toBe(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(4000);
});

test('on a wide screen nothing is held back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const heldAtFirst = await noteHeld(page);
  await page.goto('/docs');
  expect(await heldAtFirst()).toBe(0);
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
