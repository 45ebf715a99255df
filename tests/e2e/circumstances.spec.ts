import { expect, test, type Page } from '@playwright/test';
import { startReact } from './startReact';

/** Whether two colors clearly differ in lightness, which is enough to find text that can't be read. */
const differs = (page: Page, front: string, back: string) =>
  page.evaluate(
    ([one, other]) => {
      const lightness = (color: string) =>
        (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
      return Math.abs(lightness(one!) - lightness(other!)) > 250;
    },
    [front, back],
  );

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('content, menus, tab panels, and tables can be read, also on a phone', async ({ page }) => {
    await page.goto('/docs/features/bluetooth');
    for (const name of ['Windows', 'macOS', 'Linux']) {
      await expect(page.locator(`[role=tabpanel][data-label="${name}"]`).first()).toBeVisible();
    }
    await expect(page.locator('[role=tablist]').first()).toBeHidden();
    await expect(page.locator('.navbar kbd').first(), 'no shortcut for a search that needs JavaScript').toBeHidden();
    const features = page
      .locator('.theme-doc-sidebar-menu')
      .getByRole('link', { name: 'Split Keyboards', exact: true });
    await expect(features).toBeVisible();
    await page.locator('summary[aria-label="Pages under Configuration"]').click();
    await expect(
      page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'System', exact: true }),
    ).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(features).toBeVisible();
    await expect(page.locator('.navbar').getByRole('link', { name: 'Blog' })).toBeVisible();
    await expect(page.locator('.navbar__toggle')).toBeHidden();
    const bar = await page.locator('.navbar').boundingBox();
    const links = await page.locator('.navbar .navbar__item').last().boundingBox();
    expect(links!.y + links!.height, 'the links fit in the navbar').toBeLessThanOrEqual(bar!.y + bar!.height);
    const { width = 0 } = (await page.locator('article').boundingBox()) ?? {};
    expect(width, 'the text is as wide as the screen').toBeGreaterThan(300);
    expect(width).toBeLessThanOrEqual(390);
    await page.goto('/docs/features/low-power-states');
    await expect(page.locator('article table').first()).toBeVisible();
  });

  test('tool pages and the search page say that they need JavaScript', async ({ page }) => {
    for (const address of ['/keymap-upgrader', '/power-profiler', '/search']) {
      await page.goto(address);
      await expect(page.locator('main noscript'), address).toBeVisible();
      expect(await page.locator('main noscript').innerHTML()).toContain('JavaScript');
    }
  });
});

test('printed pages have only the content, with all tab panels, in dark text even if the theme is dark', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/docs/features/bluetooth');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const selector of ['.navbar', '.footer', '.theme-doc-sidebar-container', '.pagination-nav', '[data-copy]']) {
    await expect(page.locator(selector).first(), selector).toBeHidden();
  }
  await expect(page.locator('[role=tabpanel][data-label="Linux"]').first()).toBeVisible();
  const text = await page
    .locator('article p')
    .first()
    .evaluate((element) => getComputedStyle(element).color);
  expect(await differs(page, text, 'rgb(255, 255, 255)')).toBe(true);
});

test('with reduced motion, closing the table of contents on a phone hides its links', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/features/bluetooth');
  await startReact(page);
  const contents = page.locator('.theme-doc-toc-mobile');
  const link = contents.getByRole('link').first();
  await contents.getByRole('button').click();
  await expect(link).toBeVisible();
  await contents.getByRole('button').click();
  await expect(link).toBeHidden();
});

test('with reduced motion, animations take no time', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/docs/keymaps/behaviors/hold-tap');
  await startReact(page);
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { animationDuration, animationName, transitionDuration } = getComputedStyle(element);
        const longest = (list: string) => Math.max(...list.split(',').map(parseFloat));
        return (animationName !== 'none' && longest(animationDuration) > 0.01) || longest(transitionDuration) > 0.01;
      }).length,
  );
  expect(moving).toBe(0);
});

test('with forced colors, the drawn keyboard keeps its legends', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/');
  const fill = (selector: string) =>
    page
      .locator(`main header svg ${selector}`)
      .last()
      .evaluate((element) => getComputedStyle(element).fill);
  expect(await differs(page, await fill('text'), await fill('path'))).toBe(true);
});

test('a page works if the hash in its URL ends in the middle of an encoded character', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto('/docs/features/bluetooth#%E0%A4%A');
  await startReact(page);
  await page.getByRole('tab', { name: 'Linux' }).first().click();
  await expect(page.getByRole('tabpanel', { name: 'Linux' }).first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('pages visited in this tab can be read again offline', async ({ page, context }) => {
  await page.goto('/docs/features/bluetooth');
  await startReact(page);
  await page.locator('.menu__link[href="/docs/faq"]').click();
  await expect(page.locator('h1')).not.toHaveText('Bluetooth');
  await context.setOffline(true);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Bluetooth');
  await expect(page.locator('article h2').first()).toBeVisible();
});

test('the page is equally wide with and without a scrollbar that takes up space', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 900 } });
  await page.goto('/blog');
  const measure = () =>
    page.evaluate(() => ({
      isThere: document.documentElement.scrollHeight > innerHeight,
      width: document.body.clientWidth,
    }));
  const whole = await measure();
  expect(whole.isThere).toBe(true);
  expect(whole.width, 'the scrollbar takes up space').toBeLessThan(1280);
  await page.addStyleTag({ content: 'main, aside, footer { display: none }' });
  expect(await measure()).toEqual({ isThere: false, width: whole.width });
  await browser.close();
});

test('robots.txt names a sitemap that exists', async ({ request }) => {
  const [, sitemap = ''] =
    /^Sitemap: https:\/\/zmk\.dev(\/.+)$/m.exec(await (await request.get('/robots.txt')).text()) ?? [];
  expect((await request.get(sitemap)).headers()['content-type']).toContain('xml');
});
