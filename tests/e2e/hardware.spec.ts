import { expect, test as inNewTab, type Page } from '@playwright/test';
import { startIslands } from './startIslands';
import { test } from './sharedTab';

const route = '/docs/hardware';
const yaml = (page: Page) => page.locator('[data-island=HardwarePair] pre').first();
const field = (page: Page) => page.getByRole('searchbox', { name: 'Find a keyboard, controller, or display' });
const rows = (page: Page) => page.locator('#hardware tr[data-kind]:visible');

async function open(page: Page, search = ''): Promise<void> {
  await page.goto(route + search);
  await startIslands(page, 'HardwareFinder', 'HardwarePair');
}

inNewTab.describe('without JavaScript', () => {
  inNewTab.use({ javaScriptEnabled: false });

  inNewTab('all 107 boards and shields are listed, each with an anchor', async ({ page }) => {
    await page.goto(`${route}#corne`);
    expect(await page.locator('#hardware tr[data-kind]').count()).toBe(107);
    await expect(page.locator('#corne')).toBeInViewport();
    await expect(page.getByLabel('Interconnect', { exact: true })).toBeHidden();
  });
});

test('filters reduce the list of hardware and are part of the URL', async ({ page }) => {
  await open(page);
  await page.getByLabel('Kind', { exact: true }).selectOption('shield');
  await page.getByLabel('Split', { exact: true }).check();
  await page.getByLabel('Encoder', { exact: true }).check();
  await field(page).fill('kyria');
  await expect(rows(page).locator('th')).toHaveText(['Kyria', 'Kyria Rev2', 'Kyria Rev3']);
  await expect(page).toHaveURL(/\?text=kyria&kind=shield&has=split,encoder$/);
  await expect(page.getByRole('heading', { name: 'BlackPill' })).toBeHidden();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(rows(page)).toHaveCount(107);
  await expect(page).toHaveURL(new RegExp(`${route}$`));
});

test('filters in the URL are applied', async ({ page }) => {
  await page.goto(`${route}?interconnect=seeed_xiao&output=ble&kind=controller`);
  await expect(rows(page).locator('th')).toHaveText([/^Seeed Studio XIAO nRF52840/]);
  await expect(page.getByLabel('Interconnect', { exact: true })).toHaveValue('seeed_xiao');
});

test('choosing a keyboard and a controller shows their build.yaml', async ({ page }) => {
  await open(page);
  await page.getByLabel('Keyboard', { exact: true }).selectOption('corne');
  const controllers = page.getByLabel(/Controller that fits/);
  await expect(controllers.locator('option')).toHaveCount(14);
  await controllers.selectOption('nice_nano_v2');
  await page.getByLabel('with a nice!view display').check();
  await expect(yaml(page)).toHaveText(
    'include:\n  - board: nice_nano_v2\n    shield: corne_left nice_view_adapter nice_view\n' +
      '  - board: nice_nano_v2\n    shield: corne_right nice_view_adapter nice_view\n',
  );
  await expect(page).toHaveURL(/keyboard=corne&board=nice_nano_v2&view=1/);
});

test('build.yaml can be copied, and if the browser refuses, the button says what to do', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '?keyboard=glove80');
  const button = page.locator('[data-island=HardwarePair] [data-copy]').first();
  await button.click();
  await expect(button).toContainText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('board: glove80_lh');
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await expect(button).toContainText('Copy code');
  await button.click();
  await expect(button).toContainText('Press Ctrl+C');
});

test('a split keyboard with a controller that has no Bluetooth gets a warning', async ({ page }) => {
  await open(page, '?keyboard=corne&board=adafruit_kb2040');
  await expect(page.getByText('The halves of Corne talk over Bluetooth')).toBeVisible();
});

test('the build.yaml for a keyboard with a built-in controller needs no other controller', async ({ page }) => {
  await open(page, '?keyboard=glove80');
  await expect(yaml(page)).toHaveText('include:\n  - board: glove80_lh\n  - board: glove80_rh\n');
});

test('“Use it” in a row fills in the keyboard, draws its keys, and scrolls to its build.yaml', async ({ page }) => {
  await open(page, '?text=corne');
  await page.locator('tr#corne').getByRole('link', { name: 'Use it' }).click();
  await expect(page.getByLabel('Keyboard', { exact: true })).toHaveValue('corne');
  await expect(page.locator('#build-yaml')).toBeInViewport();
  await expect(page.getByRole('img', { name: /The 42 keys of Corne/ })).toBeVisible();
});

test('screen readers hear how much was found, and Enter, arrow keys, and Escape work in the field and the rows', async ({
  page,
}) => {
  await open(page);
  await field(page).fill('corne');
  await expect(page.getByRole('search').getByRole('status')).toHaveText(
    /^\d found\. Enter writes build\.yaml for Corne\.$/,
  );
  await field(page).press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Use Corne' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('#hardware a:focus')).toHaveText('Use it');
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
  await expect(rows(page)).toHaveCount(107);
  await field(page).fill('lily');
  await field(page).press('Enter');
  await expect(page.getByLabel('Keyboard', { exact: true })).toHaveValue('lily58');
  await field(page).fill('kyria');
  await page.getByRole('button', { name: 'Use Kyria' }).click();
  await expect(page.getByLabel('Keyboard', { exact: true })).toHaveValue('kyria');
});

test('a search for a chip offers a board that is named after it', async ({ page }) => {
  await open(page);
  await field(page).fill('rp2040');
  await expect(page.getByRole('button', { name: 'Use SparkFun Pro Micro RP2040' })).toBeVisible();
});

test('keyboards can be found by their number of keys, size, and features', async ({ page }) => {
  await open(page);
  await field(page).fill('60%');
  await expect(rows(page).locator('th')).toHaveText([
    'BT60 V1 Hotswap',
    'BT60 V1 Soldered',
    'BT60 V2',
    'nice!60',
    'MakerDiary m60',
  ]);
  await field(page).fill('50 keys split with encoder');
  await expect(rows(page).locator('th')).toHaveText(['Kyria', 'Kyria Rev2', 'Kyria Rev3']);
  await expect(rows(page).first()).toContainText('50 or 44 keys, split, display, encoder');
  // The query doesn't name a keyboard, so none is offered.
  await expect(page.getByRole('search').getByRole('status')).toHaveText('3 found.');
  await expect(page.getByRole('button', { name: /^Use / })).toBeHidden();
  await field(page).fill('corne with display');
  await expect(page.getByRole('button', { name: 'Use Corne' })).toBeVisible();
});

test('a search for hardware that isn’t part of ZMK says what to do', async ({ page }) => {
  await open(page);
  await field(page).fill('supermini');
  await expect(rows(page).locator('th')).toHaveText(['nice!nano v2also SuperMini, Pro Micro nRF52840']);
  await field(page).fill('settings reset');
  await expect(page.locator('#hardware tbody tr:visible')).toContainText(['settings_reset']);
  await expect(page.getByRole('link', { name: /search GitHub/ })).toBeHidden();
  await field(page).fill('totem');
  await expect(page.getByRole('link', { name: 'search GitHub for “zmk totem”' })).toBeVisible();
  await page.getByLabel('Kind', { exact: true }).selectOption('controller');
  await expect(page.getByRole('link', { name: /^search GitHub/ })).toBeHidden();
});

test('a search for a version that isn’t part of ZMK finds hardware with a similar name', async ({ page }) => {
  await open(page);
  await field(page).fill('lily58 pro');
  await expect(page.getByRole('search').getByRole('status')).toHaveText(
    'No exact match. 2 found. Enter writes build.yaml for Lily58.',
  );
  await expect(page.getByRole('link', { name: 'search GitHub for “zmk lily58 pro”' })).toBeVisible();
  await field(page).fill('crkbd');
  await expect(rows(page).locator('th')).toHaveText(['Cornealso crkbd']);
});

test('a URL with a filter and a section below the tables shows that section', async ({ page }) => {
  await page.goto(`${route}?text=corne#fit`);
  await expect(rows(page)).toHaveCount(4);
  await expect(page.locator('#fit')).toBeInViewport();
});

test('a link to a section that the filter hides clears the filter and shows the section', async ({ page }) => {
  await open(page, '?text=corne');
  await expect(page.locator('#blackpill')).toBeHidden();
  await page.getByRole('link', { name: 'BlackPill', exact: true }).first().click();
  await expect(page.locator('#blackpill')).toBeInViewport();
  await expect(page).toHaveURL(/hardware#blackpill$/);
  await page.goto(`${route}?text=kyria#blackpill`);
  await expect(page.locator('#blackpill')).toBeInViewport();
  await expect(page).toHaveURL(/hardware#blackpill$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the search field and the first result fit on the screen together, and a button shows the filters', async ({
    page,
  }) => {
    await open(page);
    await field(page).fill('kyria');
    await field(page).evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect(rows(page).first()).toBeInViewport();
    await expect(page.getByLabel('Kind', { exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByLabel('Kind', { exact: true })).toBeVisible();
  });
});
