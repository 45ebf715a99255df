import { expect, test as inNewTab, type Page } from '@playwright/test';
import { accessibilityFaults } from './axe';
import { collectFaults } from './collectFaults';
import { holdBack } from './holdBack';
import { SearchDialog, countWords, indexFiles } from './searchDialog';
import { test as base } from './sharedTab';

const test = base.extend<{ dialog: SearchDialog }>({
  dialog: async ({ page }, use) => use(new SearchDialog(page)),
});

const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? '');

test.describe('the search dialog', () => {
  test('opens with Ctrl+K, Command+K, and the slash, and closes with Escape, which returns the focus', async ({
    dialog,
    page,
  }) => {
    await dialog.visit();
    const link = page.locator('main a[href^="/docs/"]').first();
    await link.focus();
    const before = await focused(page);
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(key);
      await expect(dialog.input).toBeFocused();
      await expect(dialog.input).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog.box).toBeHidden();
      expect(await focused(page)).toBe(before);
    }
  });

  for (const key of ['Control+k', '/']) {
    inNewTab(`contains all text that is typed after ${key}, even if its code loads slowly`, async ({ page }) => {
      const dialog = new SearchDialog(page);
      const gate = await holdBack(page, '**/assets/**/*.js');
      await page.goto('/docs');
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await page.keyboard.press(key);
      await expect(dialog.input).toBeFocused();
      await page.keyboard.type('sticky');
      gate.open();
      await page.keyboard.type(' key/please', { delay: 40 });
      await expect(dialog.input).toHaveValue('sticky key/please');
      await expect(dialog.hits.first()).toContainText(/sticky/i);
    });
  }

  test('opens, searches, and follows a result without React', async ({ dialog, page }) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/docs');
    await page.keyboard.press('/');
    await page.keyboard.type('sticky key');
    await expect(dialog.hits.first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/sticky-key/);
  });

  test('opens the search page if Enter is pressed before its code is loaded', async ({ dialog, page }) => {
    const code = '**/assets/search/dialog.*.js';
    await page.route(code, (route) => (page.url().endsWith('/docs') ? undefined : route.continue()));
    await page.goto('/docs');
    await page.keyboard.press('Control+k');
    await dialog.input.pressSequentially('combos');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=combos');
    await expect(page.locator('main ol > li').first()).toBeVisible();
  });

  for (const route of ['/keymap-upgrader', '/power-profiler', '/blog', '/no/such/page', '/search']) {
    test(`opens, searches, and closes on ${route}`, async ({ dialog, page }) => {
      await page.goto(route);
      await page.locator('h1').first().waitFor();
      await dialog.button.click();
      await page.keyboard.type('combo');
      await expect(dialog.hits.first()).toContainText(/combo/i);
      await page.keyboard.press('Escape');
      await expect(dialog.box).toBeHidden();
    });
  }

  test('opens with the selected text, even if that is cut off in the middle of an emoji', async ({ dialog, page }) => {
    await dialog.visit();
    const faults = collectFaults(page);
    await page.locator('h1').evaluate((heading) => {
      heading.textContent = `${'layer '.repeat(10)}key😀`;
      getSelection()?.selectAllChildren(heading);
    });
    await page.keyboard.press('Control+k');
    await expect(dialog.input).toHaveValue(/^layer /);
    await expect(dialog.box.getByRole('link', { name: /^See all/ })).toHaveAttribute('href', /%20layer%20key$/);
    expect(faults).toEqual([]);
  });

  test('opens when its button is clicked or focused, and is modal', async ({ dialog, page }) => {
    await dialog.visit();
    await dialog.button.click();
    await expect(dialog.input).toBeFocused();
    await expect(page.locator('dialog:modal')).toHaveCount(1);
    await page.keyboard.press('Control+k');
    await expect(dialog.box).toBeHidden();
    await expect(dialog.button).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(dialog.input).toBeFocused();
    await dialog.box.locator('[data-close]').click();
    await expect(dialog.box).toBeHidden();
  });

  test('keeps the focus inside with Tab and Shift+Tab, which come back to the field', async ({ dialog, page }) => {
    await dialog.open();
    await dialog.input.fill('layer');
    await expect(dialog.hits.first()).toBeVisible();
    for (const keys of ['Tab', 'Shift+Tab']) {
      await dialog.input.focus();
      await page.keyboard.press(keys);
      await expect(dialog.input, keys).not.toBeFocused();
      const isBack = async () => {
        await page.keyboard.press(keys);
        return dialog.input.evaluate((input) => input === document.activeElement);
      };
      await expect.poll(isBack, keys).toBe(true);
    }
  });

  test('closes with a click outside', async ({ dialog, page }) => {
    await dialog.open();
    await page.mouse.click(5, 300);
    await expect(dialog.box).toBeHidden();
  });
});

test.describe('search results', () => {
  test('come in groups of at most 5, at most 20 in total, and Enter opens the first', async ({ dialog, page }) => {
    await dialog.open();
    await expect(dialog.box.getByText('No recent searches')).toBeVisible();
    await expect(dialog.input).toHaveAttribute('maxlength', '64');
    await dialog.input.fill('tapping-term-ms');
    await expect(dialog.hits.first()).toContainText('tapping-term-ms');
    expect(await dialog.hits.count()).toBeLessThanOrEqual(20);
    for (const group of await dialog.groups.all())
      expect(await group.locator('.search-hit').count()).toBeLessThanOrEqual(5);
    const first = await dialog.hits.first().getAttribute('href');
    await dialog.input.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${first?.replace(/[.#?]/g, '\\$&')}$`));
    await expect(dialog.box).toBeHidden();
  });

  test('show at most ten words of a long text, and a link to all results', async ({ dialog, page }) => {
    await dialog.open();
    await dialog.input.fill('keyboard forgets the computer');
    await expect(dialog.options.first()).toBeVisible();
    for (const title of await dialog.hits.locator('.search-hit-title').allInnerTexts())
      if (title.includes('…')) expect(countWords(title)).toBeLessThanOrEqual(10);
    await dialog.box.getByRole('link', { name: /^See all \d+ results$/ }).click();
    await expect(page).toHaveURL('/search?q=keyboard%20forgets%20the%20computer');
    await expect(dialog.box).toBeHidden();
  });

  test('show at most five words of a long text on a narrow screen', async ({ dialog, page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await dialog.open();
    await dialog.input.fill('keyboard forgets the computer');
    await expect(dialog.options.first()).toBeVisible();
    for (const title of await dialog.hits.locator('.search-hit-title').allInnerTexts())
      if (title.includes('…')) expect(countWords(title)).toBeLessThanOrEqual(5);
  });

  test('can be chosen with the arrow keys', async ({ dialog }) => {
    await dialog.open();
    await dialog.input.fill('layer');
    const options = dialog.box.getByRole('option');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await dialog.input.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(dialog.input).toHaveAttribute(
      'aria-activedescendant',
      (await options.nth(1).getAttribute('id')) ?? '',
    );
    await expect(dialog.input).toBeFocused();
  });

  test('can be chosen with the arrow keys if the query was typed before the code was loaded', async ({
    dialog,
    page,
  }) => {
    const gate = await holdBack(page, '**/assets/search/dialog.*.js');
    await page.goto('/docs');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('layer');
    gate.open();
    const options = dialog.box.getByRole('option');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    for (let presses = 0; presses < 3; presses += 1) await dialog.input.press('ArrowDown');
    await expect(options.nth(3)).toHaveAttribute('aria-selected', 'true');
  });

  test('are replaced, if there are none, with suggestions that find something and a link to file an issue', async ({
    dialog,
  }) => {
    await dialog.open();
    await dialog.input.fill('qqxxzzvv');
    await expect(dialog.box.getByText('No results for "qqxxzzvv"')).toBeVisible();
    const suggestions = dialog.box.locator('[data-suggestion]');
    const count = await suggestions.count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(3);
    const issue = dialog.box.getByRole('link', { name: 'Let us know.' });
    await expect(dialog.box.getByText('Believe this query should return results?')).toBeVisible();
    expect(new URL((await issue.getAttribute('href')) ?? '').searchParams.get('title')).toContain('qqxxzzvv');
    for (let at = 0; at < count; at += 1) {
      await dialog.input.fill('qqxxzzvv');
      await suggestions.nth(at).click();
      await expect(dialog.hits.first()).toBeVisible();
    }
  });
});

test.describe('recent searches', () => {
  for (const how of ['key', 'click'] as const) {
    test(`contain the section that was chosen by ${how}, once`, async ({ dialog, page }) => {
      await dialog.open();
      await dialog.input.fill('quick tap');
      const hit = dialog.box.getByRole('option').first();
      await expect(hit).toBeVisible();
      await (how === 'key' ? dialog.input.press('Enter') : hit.click());
      await expect(page).toHaveURL(/#/);
      // Arriving on the page closes the dialog.
      await expect(page.locator('h1')).toHaveText('Hold-tap behavior');
      const { pathname, hash } = new URL(page.url());
      await page.keyboard.press('Control+k');
      await expect(dialog.hits).toHaveCount(1);
      await expect(dialog.hits).toHaveAttribute('href', pathname + hash);
    });
  }

  test('are kept, can become favorites, and can be removed', async ({ dialog, page }) => {
    await dialog.open();
    await dialog.input.fill('caps word');
    await expect(dialog.hits.first()).toBeVisible();
    await dialog.input.press('Enter');
    await expect(page).toHaveURL(/caps-word/);
    await dialog.open('/docs/faq');
    await expect(dialog.hits).toHaveCount(1);
    await dialog.box.getByTitle('Save this search').click();
    await expect(dialog.box.getByText('Favorite', { exact: true })).toBeVisible();
    await dialog.box.getByTitle('Remove this search from favorites').click();
    await expect(dialog.box.getByText('No recent searches')).toBeVisible();
  });
});

test.describe('when the index is slow or cannot be reached', () => {
  test('a search that takes longer than 300 ms is marked as stalled and still shows its results', async ({
    dialog,
    page,
  }) => {
    const gate = await holdBack(page, indexFiles);
    await dialog.open();
    const stalled = page.locator('.search-dialog[data-status=stalled]');
    const started = Date.now();
    await dialog.input.fill('layer');
    await stalled.waitFor();
    expect(Date.now() - started).toBeGreaterThanOrEqual(290);
    gate.open();
    await expect(dialog.hits.first()).toBeVisible();
    await expect(stalled).toHaveCount(0);
  });

  test('the dialog says that the index cannot be reached, and shows results once it can', async ({ dialog, page }) => {
    await page.route(indexFiles, (route) => route.abort());
    await dialog.open();
    await dialog.input.fill('layer');
    await expect(dialog.failure).toHaveCount(1);
    await page.unroute(indexFiles);
    await expect(dialog.hits.first()).toBeVisible();
    await expect(dialog.failure).toHaveCount(0);
  });

  test('matches in titles, headings, and names are shown before the texts are loaded, and those in texts are added below', async ({
    dialog,
    page,
  }) => {
    const gate = await holdBack(page, '**/assets/search/texts.*.json');
    await dialog.open();
    await dialog.input.fill('tapping term');
    await expect(dialog.hits.first()).toBeVisible();
    await dialog.input.press('ArrowDown');
    const shown = await dialog.hits.evaluateAll((hits) => hits.map((hit) => hit.outerHTML));
    gate.open();
    await expect.poll(() => dialog.hits.count()).toBeGreaterThan(shown.length);
    const later = await dialog.hits.evaluateAll((hits) => hits.map((hit) => hit.outerHTML));
    expect(later.slice(0, shown.length)).toEqual(shown);
  });

  test('if nothing is found in titles, the dialog only says so after the texts are loaded', async ({
    dialog,
    page,
  }) => {
    const gate = await holdBack(page, '**/assets/search/texts.*.json');
    await dialog.open();
    await dialog.input.fill('qqxxzzvv');
    await gate.reached;
    await expect(dialog.box).toHaveAttribute('data-status', 'stalled');
    await expect(dialog.box.getByText('No results for')).toBeHidden();
    gate.open();
    await expect(dialog.box.getByText('No results for')).toBeVisible();
  });

  test('if Enter is pressed before the results arrive, the first result opens when they do', async ({
    dialog,
    page,
  }) => {
    const gate = await holdBack(page, indexFiles);
    await dialog.open();
    await dialog.input.fill('sticky key');
    // Wait for the dialog's code, without which Enter leads to the search page.
    await gate.reached;
    await dialog.input.press('Enter');
    await expect(dialog.box).toHaveAttribute('data-status', 'stalled');
    gate.open();
    await expect(page).toHaveURL(/sticky-key/);
    await expect(dialog.box).toBeHidden();
  });
});

test('the dialog with results is accessible in both themes', async ({ page }) => {
  const dialog = await new SearchDialog(page).open();
  await dialog.input.fill('layer');
  await expect(dialog.hits.first()).toBeVisible();
  expect.soft(await accessibilityFaults(page, 'everything'), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await accessibilityFaults(page, 'appearance'), 'dark').toEqual([]);
});

test('matched words stand out in forced colors, also in the dark theme', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const dialog = await new SearchDialog(page).open();
  await dialog.input.fill('layer');
  const mark = dialog.hits.locator('mark').first();
  const colors = await mark.evaluate((element) => {
    const { color, textDecorationLine } = getComputedStyle(element);
    return { color, textColor: getComputedStyle(document.body).color, textDecorationLine };
  });
  expect(colors.color).toBe(colors.textColor);
  expect(colors.textDecorationLine).toBe('underline');
});

inNewTab(
  'the dialog’s code is prefetched, but the index is only loaded when the reader points at the search button',
  async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto('/docs');
    await expect(page.locator('link[rel=prefetch][href*="/assets/search/dialog"]')).toBeAttached();
    await page.waitForLoadState('networkidle');
    const index = () => loaded.filter((url) => /\/assets\/search\/.*\.json$/.test(url));
    expect(index()).toEqual([]);
    await new SearchDialog(page).button.hover();
    // The index has two files: the outline and the texts.
    await expect.poll(() => index().length).toBe(2);
  },
);
