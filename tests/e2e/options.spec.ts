import { expect, test as inNewTab, type Page } from '@playwright/test';
import { optionQueries } from './optionQueries';
import { startIslands } from './startIslands';
import { test } from './sharedTab';

const route = '/docs/config';
const field = (page: Page) => page.getByRole('searchbox', { name: 'Find an option or property' });
const names = (page: Page) => page.locator('#all-options tr[data-symbol]:visible th a');

const holdTap = (page: Page) =>
  page.getByRole('table', { name: 'All properties' }).getByRole('row', { name: /^zmk,behavior-hold-tap/ });

async function open(page: Page, search = ''): Promise<void> {
  await page.goto(route + search);
  await startIslands(page, 'OptionFinder');
}

inNewTab.describe('without JavaScript', () => {
  inNewTab.use({ javaScriptEnabled: false });

  inNewTab('all options and properties are listed in tables with links to their pages', async ({ page }) => {
    await page.goto(route);
    expect(await page.locator('#all-options tr[data-symbol]').count()).toBeGreaterThan(300);
    await expect(holdTap(page)).toContainText('tapping-term-ms');
    await expect(field(page)).toBeHidden();
    await expect(page.locator('#all-options input').first()).toBeHidden();
    await page.getByRole('link', { name: 'CONFIG_ZMK_SLEEP', exact: true }).first().click();
    await expect(page).toHaveURL(/\/docs\/config\/power#config_zmk_sleep$/);
  });
});

test('options are found by words, names, and regular expressions, and the filters are in the URL until Escape is pressed', async ({
  page,
}) => {
  await open(page);
  await field(page).fill('deep sleep');
  await expect(names(page).filter({ hasText: /^CONFIG_ZMK_SLEEP$/ })).toBeVisible();
  await field(page).fill('sleep');
  await expect(names(page).first()).toHaveText('CONFIG_ZMK_SLEEP');
  await field(page).fill('^ZMK_BLE_.*SIZE$');
  await expect(names(page)).not.toHaveCount(0);
  await expect(names(page).filter({ hasNotText: /^CONFIG_ZMK_BLE_.*SIZE$/ })).toHaveCount(0);
  await field(page).fill('/^CONFIG_ZMK_IDLE_SLEEP_TIMEOUT$/');
  await expect(names(page)).toHaveText(['CONFIG_ZMK_IDLE_SLEEP_TIMEOUT']);
  await expect(page.getByRole('status').first()).toHaveText('1 found. Enter opens CONFIG_ZMK_IDLE_SLEEP_TIMEOUT.');
  await page.getByLabel('Topic').selectOption('battery');
  await expect(names(page)).toHaveCount(0);
  await expect(page).toHaveURL(/topic=battery/);
  await page.getByLabel('Topic').press('Escape');
  await expect(page).toHaveURL(new RegExp(`${route}$`));
});

test('a deprecated option comes after the option that replaces it, and names that option', async ({ page }) => {
  await open(page);
  await field(page).fill('mouse');
  await expect(names(page).first()).toHaveText('CONFIG_ZMK_POINTING');
  await expect(names(page).last()).toHaveText('CONFIG_ZMK_MOUSE');
  await expect(page.getByRole('row', { name: /^CONFIG_ZMK_MOUSE/ })).toContainText('Use instead: CONFIG_ZMK_POINTING');
});

test('options are found despite typos', async ({ page }) => {
  await open(page);
  await field(page).fill('CONFIG_ZMK_SLEP');
  await expect(names(page).first()).toHaveText('CONFIG_ZMK_SLEEP');
  await expect(page.getByRole('status').first()).toHaveText(
    /^No exact match\. \d found\. Enter opens CONFIG_ZMK_SLEEP\.$/,
  );
  await field(page).fill('undreglow');
  await expect(names(page).first()).toHaveText('CONFIG_ZMK_RGB_UNDERGLOW');
});

test('for at least 95 % of the queries in optionQueries.ts, Enter opens the right answer', async ({ page }) => {
  await open(page);
  await field(page).fill('tap term');
  await expect(page.getByRole('status').first()).toContainText('Enter opens');
  // All queries in one call, because a call for each would take half a minute.
  const found = await field(page).evaluate(
    async (input: HTMLInputElement, queries) => {
      const statuses: string[] = [];
      for (const query of queries) {
        input.value = query;
        input.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve));
        statuses.push(document.querySelector('[role=search] [role=status]')?.textContent ?? '');
      }
      return statuses;
    },
    optionQueries.map(([query]) => query),
  );
  const wrong = optionQueries.flatMap(([query, ...answers], index) => {
    const answer = /Enter opens (\S+)\.$/.exec(found[index] ?? '')?.[1] ?? 'nothing';
    const isRight = answers.some((each) => (each.endsWith('_') ? answer.startsWith(each) : answer === each));
    return isRight ? [] : [`${query}: ${answer}`];
  });
  expect(1 - wrong.length / optionQueries.length, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
});

test('the best answer is in the first row, is highlighted, and gets the focus with the arrow key', async ({ page }) => {
  await open(page);
  await field(page).fill('tap term');
  await expect(page.locator('#all-options tbody tr:visible').first()).toContainText('tapping-term-ms');
  await field(page).press('ArrowDown');
  const focused = page.locator('#all-options a:focus');
  await expect(focused).toHaveText('tapping-term-ms');
  await expect(focused).toHaveCSS('font-weight', '600');
});

test('the status says if a regular expression is invalid', async ({ page }) => {
  await open(page);
  await field(page).fill('*quixotic');
  await expect(page.getByRole('status').first()).toHaveText(
    '“*quixotic” isn’t a valid regular expression. Nothing found.',
  );
});

test('a query in the URL is answered', async ({ page }) => {
  await page.goto(`${route}?find=tapping-term`);
  await expect(holdTap(page)).toBeVisible();
  await expect(names(page)).toHaveCount(0);
});

test('checked options become a .conf file, with the options they depend on', async ({ page }) => {
  await open(page);
  await page.getByLabel('Add CONFIG_ZMK_RGB_UNDERGLOW_HUE_START to the .conf file').check();
  const conf = page.locator('[data-island=OptionFinder] pre');
  await expect(conf).toContainText('CONFIG_ZMK_RGB_UNDERGLOW=y');
  await expect(conf).toContainText('CONFIG_ZMK_RGB_UNDERGLOW_HUE_START=0');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(conf).toBeHidden();
  await page.getByLabel('Add CONFIG_SSD1306 to the .conf file').check();
  await expect(conf).toHaveText('# needed by CONFIG_SSD1306\nCONFIG_ZMK_DISPLAY=y\nCONFIG_SSD1306=y\n');
});

test('options and properties can be narrowed to those of a release', async ({ page }) => {
  await open(page, '?since=v0.3');
  await expect(names(page).filter({ hasText: /^CONFIG_ZMK_SPLIT_WIRED$/ })).toBeVisible();
  await expect(names(page).filter({ hasText: /^CONFIG_ZMK_SLEEP$/ })).toBeHidden();
  await page.getByLabel('Since').selectOption('v0.2');
  await expect(page).toHaveURL(/\?since=v0\.2$/);
  await expect(names(page).filter({ hasText: /^CONFIG_ZMK_POINTING$/ })).toBeVisible();
});

test('arrow keys move through the rows, Enter opens the first, and a search without results links to the site search', async ({
  page,
}) => {
  await open(page);
  await field(page).fill('idle_sleep');
  await field(page).press('ArrowDown');
  await expect(page.locator('#all-options a:focus')).toHaveText('CONFIG_ZMK_IDLE_SLEEP_TIMEOUT');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await field(page).fill('quixotic');
  await expect(page.getByRole('link', { name: 'Search all pages for “quixotic”' })).toBeVisible();
  await field(page).fill('tapping term');
  await expect(page.getByRole('status').first()).toContainText('Enter opens tapping-term-ms');
  await field(page).fill('idle_sleep');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/docs\/config\/power#config_zmk_idle_sleep_timeout$/);
});

test('on a wide screen, the tables fit, and the browser skips rows that are off screen', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await open(page);
  const table = page.getByRole('table', { name: 'All options' });
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await field(page).click();
  const isDrawn = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });
  expect(await table.locator('tbody a').first().evaluate(isDrawn)).toBe(true);
  expect(await table.locator('tbody a').last().evaluate(isDrawn)).toBe(false);
});

test('on a wide screen, a link to the section below the table scrolls to that section', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await page.getByRole('link', { name: 'All devicetree properties', exact: true }).click();
  await expect(page.locator('#properties')).toBeInViewport();
});

test('on a wide screen, a link to a section, clicked with a query, puts the heading right below the navigation bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '?find=sleep');
  await expect(page).toHaveURL(/find=sleep/);
  await page.getByRole('link', { name: 'All devicetree properties', exact: true }).click();
  await expect(page).toHaveURL(/config#properties$/);
  const edge = async (selector: string, side: 'top' | 'bottom') =>
    page.locator(selector).evaluate((element, at) => element.getBoundingClientRect()[at], side);
  const distance = async () => (await edge('#properties', 'top')) - (await edge('.navbar', 'bottom'));
  // Rows that come into view may still change their height.
  for (let checks = 0; checks < 5; checks++) {
    await page.waitForTimeout(100);
    expect(await distance()).toBeGreaterThanOrEqual(0);
    expect(await distance()).toBeLessThan(60);
  }
});
