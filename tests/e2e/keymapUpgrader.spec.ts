import fs from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { wake } from './wake';

const summary = (page: Page) => page.locator('p[role=status]');
const source = (page: Page) => page.getByLabel('Your keymap');

test.beforeEach(async ({ page }) => {
  await page.goto('/keymap-upgrader');
  await wake(page);
});

test('the example is upgraded, change by change, and survives a reload', async ({ page }) => {
  await page.getByRole('button', { name: 'Try an example' }).click();
  await expect(summary(page)).toHaveText(/^\d+ changes\.$/);
  const heights = await page
    .locator('.cm-mergeView .cm-content')
    .evaluateAll((sides) => sides.map((side) => side.clientHeight));
  const shown = await page
    .locator('.cm-mergeView .cm-scroller')
    .evaluateAll((sides) => sides.map((side) => side.clientHeight));
  expect(shown, 'both sides are shown to their end').toEqual(heights);
  await page.getByText('Renamed headers').click();
  await page.getByRole('checkbox', { name: /matrix-transform/ }).uncheck();
  await expect(summary(page)).toContainText('1 of them rejected');
  await page.reload();
  await wake(page);
  await expect(summary(page)).toHaveText(/^\d+ changes\.$/);
});

test('what was typed before the tool was there is kept', async ({ page }) => {
  await page.reload();
  await page.locator('textarea').fill('&reset { };');
  await wake(page);
  await expect(summary(page)).toHaveText('1 change.');
});

test('files open with their names and line ends, others are refused with a sentence', async ({ page }) => {
  const crlf = '/ {\r\n  label = "x";\r\n  b { bindings = <&kp NUM_1>; };\r\n};\r\n';
  await page.locator('input[type=file]').setInputFiles([
    { name: 'board.uf2', mimeType: '', buffer: Buffer.from('UF2') },
    { name: 'old.keymap', mimeType: '', buffer: Buffer.from(crlf) },
  ]);
  await expect(page.getByRole('alert')).toContainText('board.uf2 is built firmware');
  await expect(summary(page)).toHaveText('2 changes.');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download old.keymap' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('old.keymap');
  expect(fs.readFileSync(await download.path(), 'utf8')).toBe('/ {\r\n  b { bindings = <&kp N1>; };\r\n};\r\n');
});

test('typing is answered, a problem leads to its line, and Tab leaves the editor', async ({ page }) => {
  await source(page).click();
  await page.keyboard.type('&reset ');
  await expect(summary(page)).toContainText('1 syntax problem');
  await page.getByRole('button', { name: 'line 1' }).first().click();
  await expect(source(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(source(page)).not.toBeFocused();
});

test('clearing, or looking at the example, takes no text away for good', async ({ page }) => {
  await source(page).click();
  await page.keyboard.insertText('/ { mine; };');
  for (const name of ['Clear', 'Try an example']) {
    await page.getByRole('button', { name }).click();
    await expect(source(page)).not.toContainText('mine');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(source(page)).toContainText('mine');
  }
});

test('a keymap that is current is said to be so', async ({ page }) => {
  await source(page).click();
  await page.keyboard.insertText('/ { a; };');
  await expect(summary(page)).toHaveText(/^Nothing to upgrade/);
});

test('nothing is wider than a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole('button', { name: 'Try an example' }).click();
  await expect(summary(page)).toHaveText(/changes\.$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
