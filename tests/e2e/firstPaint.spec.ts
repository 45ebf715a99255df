import { expect, test as base, type Page } from '@playwright/test';
import { phone } from '../../bench/phone';
import { sentBytes } from '../../checks/site/weight';
import { budgets } from '../../site-settings/budgets';
import { allRequestsSeen } from './allRequestsSeen';
import { holdBack } from './holdBack';

/** The site doesn't send React's scripts until a test calls `release`. Everything before that happens without React. */
const test = base.extend<{ release: () => void }>({
  release: async ({ page }, use) => {
    const gate = await holdBack(page, '**/assets/js/main.*');
    await use(gate.open);
    gate.open();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');
/** Found by a selector, because finding it by its role takes seconds on a page with thousands of elements. */
const finderButton = (page: Page) => page.locator('[data-island=KeyCodeFinder] button');
const untilHydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true', undefined, { timeout: 90_000 });

test.describe('before the reader does anything', () => {
  test('no script file runs for a whole minute, and nothing comes from another origin', async ({ page, baseURL }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.clock.install();
    await page.goto('/docs/features/bluetooth', { waitUntil: 'networkidle' });
    await page.clock.runFor(60_000);
    await allRequestsSeen(page);
    expect(await page.locator('script[src]').count()).toBe(0);
    expect(requests.filter((url) => !url.startsWith(baseURL ?? '') && !url.startsWith('data:'))).toEqual([]);
    expect(await isHydrated(page)).toBe(false);
  });

  test('the inline script weighs at most 5 kB, compressed', async ({ request }) => {
    const html = await (await request.get('/docs/features/bluetooth')).text();
    const scripts = [...html.matchAll(/<script(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text ?? '');
    expect(scripts.length).toBeGreaterThan(0);
    expect(sentBytes(scripts.join(''), 11)).toBeLessThanOrEqual(budgets.initialScripts);
  });

  test('the color mode follows the system, and the choice in another tab', async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/docs');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const other = await context.newPage();
    await other.goto('/docs');
    await other.evaluate(() => localStorage.setItem('theme', 'light'));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await isHydrated(page)).toBe(false);
  });

  test('a click on a sidebar category opens it', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/docs');
    const link = page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Debouncing', exact: true });
    await expect(link).toBeHidden();
    await page.locator('summary', { hasText: 'Features' }).click();
    await expect(link).toBeVisible();
  });
});

test.describe('what the reader does before React starts takes effect, and is kept when it starts', () => {
  // On a slow connection, readers act while the page is still arriving.
  test.beforeEach(async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', phone.network);
  });

  test('a click on the color mode button switches to dark mode', async ({ page, release }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/docs', { waitUntil: 'commit' });
    await page.locator('[data-color-mode-toggle]').click();
    expect(await isHydrated(page)).toBe(false);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    release();
    await untilHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('two quick taps on the menu button open the menu on a phone', async ({ page, release }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/docs', { waitUntil: 'commit' });
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    const { x, y, width, height } = (await toggle.boundingBox())!;
    for (let taps = 0; taps < 2; taps += 1) await page.mouse.click(x + width / 2, y + height / 2);
    expect(await isHydrated(page)).toBe(false);
    await expect(page.locator('#menu-dialog').getByRole('link', { name: 'FAQs' })).toBeVisible();
    release();
    await untilHydrated(page);
    await expect(page.locator('#menu-dialog').getByRole('link', { name: 'FAQs' })).toBeVisible();
  });

  test('a click on the search button opens the dialog and focuses its field', async ({ page, release }) => {
    await page.goto('/docs', { waitUntil: 'commit' });
    await page.locator('[data-search-open]').first().click();
    await expect(page.locator('.search-input')).toBeFocused();
    expect(await isHydrated(page)).toBe(false);
    release();
  });

  test('Ctrl+K opens the search, which finds what is typed', async ({ page, release }) => {
    await page.goto('/docs', { waitUntil: 'commit' });
    await page.locator('[data-search-open]').first().waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('comb', { delay: 20 });
    await expect(page.locator('.search-hit').first()).toBeVisible({ timeout: 90_000 });
    expect(await isHydrated(page)).toBe(false);
    // Using the dialog doesn't start React, so the test scrolls.
    await page.evaluate(() => dispatchEvent(new Event('wheel')));
    release();
    await untilHydrated(page);
    await page.keyboard.type('os', { delay: 20 });
    await expect(page.locator('.search-input')).toHaveValue('combos');
    await expect(page.locator('.search-input')).toBeFocused();
    await expect(page.locator('.search-hit').first()).toContainText(/combo/i);
  });

  test('a click on a tab selects it', async ({ page, release }) => {
    await page.goto('/docs/features/bluetooth', { waitUntil: 'commit' });
    await page.getByRole('tab', { name: 'Linux' }).first().click();
    expect(await isHydrated(page)).toBe(false);
    await expect(page.getByRole('tab', { name: 'Linux' }).first()).toHaveAttribute('aria-selected', 'true');
    release();
    await untilHydrated(page);
    await expect(page.getByRole('tab', { name: 'Linux' }).first()).toHaveAttribute('aria-selected', 'true');
  });

  test('a click on a link leads to its page', async ({ page }) => {
    await page.goto('/docs', { waitUntil: 'commit' });
    await page.locator('main').getByRole('link', { name: 'Supported hardware' }).first().click();
    await expect(page).toHaveURL(/\/docs\/hardware$/);
  });

  test('after a click on “Press a key”, the key code finder waits for a key', async ({ page, release }) => {
    await page.goto('/docs/keymaps/list-of-keycodes', { waitUntil: 'commit' });
    await finderButton(page).click();
    expect(await isHydrated(page)).toBe(false);
    release();
    await expect(finderButton(page)).toHaveText('Waiting for a key', { timeout: 90_000 });
  });

  test('a click on “Press a key” is not lost if the finder’s code runs before React has marked the page as hydrated', async ({
    page,
    release,
  }) => {
    // The mark on <html> is set in the next frame, which this delays.
    await page.addInitScript(() => {
      const { requestAnimationFrame: nextFrame } = window;
      window.requestAnimationFrame = (act) => window.setTimeout(() => nextFrame(act), 3000);
    });
    await page.goto('/docs/keymaps/list-of-keycodes', { waitUntil: 'commit' });
    await finderButton(page).click();
    release();
    await expect(finderButton(page)).toHaveText('Waiting for a key', { timeout: 90_000 });
    await untilHydrated(page);
    await expect(finderButton(page)).toHaveText('Waiting for a key');
  });

  test('text typed into the key code finder is searched for', async ({ page, release }) => {
    await page.goto('/docs/keymaps/list-of-keycodes', { waitUntil: 'commit' });
    await page.getByLabel('Find a key code').pressSequentially('volume');
    expect(await isHydrated(page)).toBe(false);
    release();
    await expect(page.locator('[data-island=KeyCodeFinder] [role=status]')).toContainText('found', {
      timeout: 90_000,
    });
    await expect(page.getByLabel('Find a key code')).toHaveValue('volume');
    await expect(page.getByLabel('Find a key code')).toBeFocused();
  });

  test('filters chosen in the hardware finder are applied', async ({ page, release }) => {
    await page.goto('/docs/hardware', { waitUntil: 'commit' });
    await page.getByLabel('Kind', { exact: true }).selectOption('shield');
    await page.getByLabel('Split', { exact: true }).check();
    await page.getByLabel('Find a keyboard, controller, or display').pressSequentially('kyria');
    expect(await isHydrated(page)).toBe(false);
    release();
    await expect(page.locator('#hardware tr[data-kind]:visible')).toHaveCount(3, { timeout: 90_000 });
    await expect(page.getByLabel('Find a keyboard, controller, or display')).toBeFocused();
    await expect(page.getByLabel('Kind', { exact: true })).toHaveValue('shield');
    await expect(page.getByLabel('Split', { exact: true })).toBeChecked();
  });

  test('a click on “Try it” shows “Loading…”, and later the playground', async ({ page, release }) => {
    await page.goto('/docs/keymaps/behaviors/sticky-key', { waitUntil: 'commit' });
    const button = page.locator('button[data-try-it]').first();
    await button.click();
    await expect(button).toHaveText('Loading…');
    expect(await isHydrated(page)).toBe(false);
    release();
    await expect(page.getByRole('region', { name: /^Try it:/ })).toBeVisible({ timeout: 90_000 });
  });
});

test.describe('on a tool page, form controls are disabled until React runs, which starts without an interaction', () => {
  for (const [route, control] of [
    ['/search', 'main input[type=search]'],
    ['/keymap-upgrader', 'main textarea'],
    ['/power-profiler', 'main select'],
    ['/playground', 'main textarea'],
  ] as const) {
    test(route, async ({ page, release }) => {
      await page.goto(route, { waitUntil: 'commit' });
      await expect(page.locator(control).first()).toBeDisabled();
      release();
      await expect(page.locator(`:is(${control}, .cm-content)`).first()).toBeEnabled();
    });
  }
});

base.describe('on a touch screen', () => {
  // Tall enough to show the link, because scrolling would also start React.
  base.use({ hasTouch: true, viewport: { width: 390, height: 1800 } });

  base('tapping a link loads its page without starting React', async ({ page }) => {
    // A page can't be queried while the browser is leaving it, so it reports scripts itself.
    const added: string[] = [];
    await page.exposeFunction('noteScript', (address: string) => added.push(address));
    await page.addInitScript(() => {
      const note = () => {
        for (const { src } of document.querySelectorAll<HTMLScriptElement>('script[src]'))
          (window as unknown as { noteScript: (address: string) => void }).noteScript(src);
      };
      new MutationObserver(note).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/docs', { waitUntil: 'load' });
    const gate = await holdBack(page, /\/docs\/hardware$/);
    await page.locator('main a[href="/docs/hardware"]').first().tap({ noWaitAfter: true });
    await gate.reached;
    await page.waitForTimeout(500);
    expect(added).toEqual([]);
    gate.open();
    await expect(page.locator('h1')).toHaveText('Supported hardware');
  });

  base('tapping the menu starts React', async ({ page }) => {
    await page.goto('/docs', { waitUntil: 'load' });
    await page.locator('[data-menu-open]').tap();
    await expect(page.locator('script[src]')).not.toHaveCount(0);
  });
});

base('searching with Ctrl+K does not start React', async ({ page }) => {
  await page.goto('/docs', { waitUntil: 'load' });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('combos');
  await expect(page.locator('.search-hit').first()).toBeVisible();
  await expect(page.locator('script[src]')).toHaveCount(0);
});
