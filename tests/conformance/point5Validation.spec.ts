import { expect, test } from '@playwright/test';
import { createAutocomplete } from '@algolia/autocomplete-core';
import { startReact } from '../e2e/startReact';
import { proves } from './proves';

const longest = 'Search input maximum length: 64 characters.';
const tooLong = 'a '.repeat(40);

test(...proves(longest), async ({ page }) => {
  for (const [route, field] of [
    ['/search', 'main input[type=search]'],
    ['/no/such/page', 'main input[name=q]'],
  ] as const) {
    await page.goto(route);
    await startReact(page);
    await page.locator(field).focus();
    await page.keyboard.insertText(tooLong);
    expect((await page.locator(field).inputValue()).length, route).toBe(64);
  }
  await page.goto('/docs/faq');
  await startReact(page);
  await page.keyboard.press('Control+k');
  const input = page.locator('.search-input');
  await expect(input).toBeFocused();
  await page.keyboard.insertText(tooLong);
  expect((await input.inputValue()).length).toBe(64);
});

const unique = 'Search source ids must be unique.';

test(...proves(unique, 'the groups of results have different ids'), async ({ page }) => {
  await page.goto('/docs/faq');
  await startReact(page);
  await page.keyboard.press('Control+k');
  await page.locator('.search-input').fill('bluetooth');
  await expect(page.locator('.search-hit').first()).toBeVisible();
  const sources = await page.locator('.search-dialog [role=listbox]').evaluateAll((lists) => lists.map(({ id }) => id));
  expect(sources.length).toBeGreaterThan(1);
  expect(new Set(sources).size).toBe(sources.length);
});

test(...proves(unique, 'a repeated id is refused'), async () => {
  const source = { sourceId: 'hits', getItems: () => [] };
  const box = createAutocomplete({
    environment: globalThis,
    openOnFocus: true,
    getSources: () => [source, source],
  });
  await expect(Promise.resolve(box.refresh())).rejects.toThrow('The `sourceId` "hits" is not unique.');
});
