import { expect, type Page } from '@playwright/test';
import { accessibilityFaults } from './axe';
import { collectFaults } from './collectFaults';
import { cpuTime } from './cpuTime';
import { test } from './sharedTab';

const untilHydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/power-profiler${query}`);
  await untilHydrated(page);
}
const number = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });
const lifeOf = (page: Page, keyboard: string) =>
  page.locator('article', { has: page.getByRole('heading', { name: keyboard }) }).locator('strong');

test('the server’s HTML already has an estimate, and React starts without errors', async ({ page, request }) => {
  const html = await (await request.get('/power-profiler')).text();
  expect(html).toMatch(/<strong>[\d.]+ to [\d.]+ (?:days|months)<\/strong>/);
  const faults = collectFaults(page);
  await open(page);
  await expect(lifeOf(page, 'Keyboard')).toHaveText(/days|months/);
  expect(faults).toEqual([]);
});

test('a shared link shows its estimate without an interaction', async ({ page }) => {
  const faults = collectFaults(page);
  await open(page, '?layout=split&alike=no&right-battery=500');
  await expect(number(page, 'Battery size')).toHaveCount(2);
  await expect(number(page, 'Battery size').nth(1)).toHaveValue('500');
  await expect(lifeOf(page, 'Right half (peripheral)')).toHaveText(/months|years/);
  expect(faults).toEqual([]);
});

test('a change is put into the URL, and Back and Forward undo and redo it', async ({ page }) => {
  await open(page);
  await page.getByRole('combobox', { name: 'Keyboard' }).focus();
  await page.getByRole('combobox', { name: 'Keyboard' }).selectOption('split');
  await expect(page).toHaveURL(/\?layout=split$/);
  await expect(page.getByRole('combobox', { name: 'Keyboard' })).toBeFocused();
  await number(page, 'Battery size').fill('400');
  await expect(page).toHaveURL(/battery=400/);
  await page.getByRole('checkbox', { name: 'RGB underglow' }).check();
  await expect(page).toHaveURL(/glow=yes/);
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'RGB underglow' })).not.toBeChecked();
  await expect(number(page, 'Battery size')).toHaveValue('400');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Left half (central)' })).toBeHidden();
  await page.goForward();
  await expect(number(page, 'Battery size')).toHaveValue('400');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL(/\/power-profiler$/);
  await expect(number(page, 'Battery size')).toHaveValue('110');
});

test('an invalid value has a message next to its field, and the result of the last valid value stays', async ({
  page,
}) => {
  await open(page);
  const before = await lifeOf(page, 'Keyboard').textContent();
  for (const [text, reason] of [
    ['', 'Enter a number.'],
    ['0', 'Enter 1 to 20000 mAh.'],
    ['999999', 'Enter 1 to 20000 mAh.'],
  ] as const) {
    await number(page, 'Battery size').fill(text);
    await expect(number(page, 'Battery size')).toHaveAccessibleDescription(new RegExp(reason));
    await expect(lifeOf(page, 'Keyboard')).toHaveText(before ?? '');
  }
  await number(page, 'Battery size').fill('220');
  await expect(number(page, 'Battery size')).toHaveAttribute('aria-invalid', 'false');
  await expect(lifeOf(page, 'Keyboard')).not.toHaveText(before ?? '');
  await expect(page.locator('main')).not.toContainText(/NaN|Infinity|undefined/);
});

test('hours that exceed the hours awake have a note next to their field', async ({ page }) => {
  await open(page, '?awake=5');
  await number(page, 'Hours of typing a day').fill('6');
  await expect(number(page, 'Hours of typing a day')).toHaveAccessibleDescription('Only the hours awake count: 5.');
  await expect(number(page, 'Hours of typing a day')).toHaveAttribute('aria-invalid', 'false');
});

test('an optional number field with incomplete text gets a message, and the previous value stays in use', async ({
  page,
}) => {
  await open(page);
  await page.getByText('Currents you measured yourself').click();
  const idle = number(page, 'Measured: awake and idle');
  await idle.pressSequentially('-');
  await expect(idle).toHaveAccessibleDescription('Enter a number. The result still uses no value.');
  await idle.press('Backspace');
  await expect(idle).toHaveAttribute('aria-invalid', 'false');
  await idle.pressSequentially('12e');
  await expect(idle).toHaveAccessibleDescription('Enter a number. The result still uses 12 µA.');
  await expect(page).toHaveURL(/own-idle=12$/);
});

test('invalid values in a link are listed with the half of the keyboard they belong to', async ({ page }) => {
  const faults = collectFaults(page);
  await open(page, '?battery=1,000&right-battery=x');
  const notes = page.getByRole('listitem').filter({ hasText: 'isn’t possible' });
  await expect(notes).toHaveText([
    'Battery size: “1,000” isn’t possible. Enter 1000 or 1.000: a comma can mean either.',
    'Battery size of the right half: “x” isn’t possible. Enter a number.',
  ]);
  expect(faults).toEqual([]);
});

test('if “Try it” disappears when it is clicked, the result gets the focus', async ({ page }) => {
  await open(page);
  const result = page.getByRole('region', { name: 'Estimate' });
  const sleep = result.getByRole('button', { name: 'Try it: Turn on deep sleep' });
  await expect(page.getByText('Never in deep sleep, which is off by default.')).toBeVisible();
  await sleep.press('Enter');
  await expect(sleep).toBeHidden();
  await expect(page.getByText('In deep sleep 58% of the time.')).toBeVisible();
  await expect(result).toBeFocused();
  const battery = result.getByRole('button', { name: 'Try it: Use a battery twice as large' });
  await battery.press('Enter');
  await expect(number(page, 'Battery size')).toHaveValue('220');
  await expect(battery).toBeFocused();
});

test('a copied link contains what was just typed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/power-profiler');
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.getByRole('spinbutton', { name: 'Battery size' }).fill('1234');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('1234');
});

test('the valid values of a broken link are used, and the others are listed', async ({ page }) => {
  await open(page, '?battery=<script>&board=toaster&profiles=3&awake=1e9');
  await expect(page.getByText('Battery size: “<script>” isn’t possible. Enter a number.')).toBeVisible();
  await expect(page.getByText('Board: “toaster” isn’t possible. Choose one from the list.')).toBeVisible();
  await expect(number(page, 'Connected hosts')).toHaveValue('3');
  await expect(number(page, 'Hours awake a day')).toHaveValue('24');
});

test('every input has a name and can be focused, and the help button shows an explanation', async ({ page }) => {
  await open(page, '?layout=split&board=custom&supply=switching&glow=yes&light=yes&light-color=other&display=oled');
  await page.getByText('Currents you measured yourself').click();
  const inputs = page.locator('main form').first().locator('input, select');
  for (const input of await inputs.all()) {
    await expect(input).toHaveAccessibleName(/\w/);
    await input.focus();
    await expect(input).toBeFocused();
  }
  await page.getByRole('button', { name: 'About: Battery size' }).click();
  await expect(page.getByText('As printed on the cell.')).toBeVisible();
  expect(await accessibilityFaults(page, 'everything')).toEqual([]);
});

test('usage is shown in microamperes, microwatts, or percent', async ({ page }) => {
  await open(page);
  const total = page.getByRole('row', { name: /^Total/ });
  await expect(total).toContainText('µA');
  await page.getByText('Power (µW)').click();
  await expect(total).toContainText('µW');
  await page.getByText('Percent', { exact: true }).click();
  await expect(total).toContainText('100%');
  await expect(page).toHaveURL(/unit=percent/);
});

test('two setups can be compared, and “Try it” changes only the one with the advice', async ({ page }) => {
  await open(page, '?layout=split&display=oled');
  await page.getByRole('button', { name: 'Compare two setups' }).click();
  await expect(page.getByRole('region', { name: 'Setup A' })).toBeVisible();
  const second = page.getByRole('region', { name: 'Setup B' });
  await second.getByRole('button', { name: 'Try it: Replace the OLED with a nice!view' }).click();
  await expect(page).toHaveURL(/b-display=niceview/);
  await expect(page.getByRole('radio', { name: 'Setup B' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Display' })).toHaveValue('niceview');
  await page.getByRole('radio', { name: 'Setup A' }).check({ force: true });
  await expect(page.getByRole('combobox', { name: 'Display' })).toHaveValue('oled');
});

test('typing in a number field takes less than a frame of processor time per key', async ({ page }) => {
  await open(page, '?layout=split&glow=yes&light=yes&display=oled&compare=yes&b-layout=split');
  const keys = 30;
  const type = (first: number) =>
    number(page, 'Battery size').evaluate(
      (input: HTMLInputElement, values) => {
        const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        for (const value of values) {
          setValue?.call(input, String(value));
          // When this returns, React has handled the event and rendered.
          input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        }
      },
      Array.from({ length: keys }, (_, index) => first + index),
    );
  await type(200);
  // 3 to 4 ms when this was written.
  expect((await cpuTime(page, () => type(300))) / keys).toBeLessThan(16);
});

test('the page does not scroll sideways at 320, 390, or 1440 px', async ({ page }) => {
  await open(page, '?layout=split&alike=no&glow=yes&right-light=yes&compare=yes&b-board=custom');
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('no option of a select is cut off at 390 or 1440 px', async ({ page }) => {
  await open(page, '?layout=split&board=custom&light=yes&glow=yes&display=epaper');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await page.locator('form select').evaluateAll((selects) =>
      (selects as HTMLSelectElement[]).flatMap((select) => {
        const { width: available } = select.getBoundingClientRect();
        // By default, a select is as wide as its longest option.
        select.style.width = 'max-content';
        const { width: needed } = select.getBoundingClientRect();
        select.style.width = '';
        return needed > available ? [`${select.labels[0]?.textContent}: ${needed} px in ${available} px`] : [];
      }),
    );
    expect(cut, `${width} px`).toEqual([]);
  }
});
