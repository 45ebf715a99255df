import { expect, test, type Page } from '@playwright/test';
import { startWidgets } from './widgets';

const route = '/docs/keymaps/list-of-keycodes';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Find a key code' });
const names = (page: Page) => page.locator('#key-codes tr:visible th a');

async function openFinder(page: Page, address = route): Promise<void> {
  await page.goto(address);
  await startWidgets(page, 'KeyCodeFinder');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every key code is on the page, and each name is an anchor', async ({ page }) => {
    await page.goto(`${route}#BSPC`);
    await expect(page.locator('#key-codes tr[id] th a')).toHaveCount(373);
    await expect(page.locator('#BSPC')).toBeInViewport();
    await expect(field(page)).toBeHidden();
  });

  test('a deprecated name leads to its replacement', async ({ page }) => {
    await page.goto(`${route}#BKSP`);
    await page.locator('#BKSP a').click();
    await expect(page).toHaveURL(/#BACKSPACE$/);
    await expect(page.locator('#BACKSPACE')).toBeInViewport();
  });
});

for (const [input, first] of [
  ['bspc', 'BACKSPACE'],
  ['KC_BSPC', 'BACKSPACE'],
  ['&kp LGUI', 'LEFT_GUI'],
  ['~', 'GRAVE'],
  ['louder', 'C_VOLUME_UP'],
  ['page up', 'PAGE_UP'],
  ['⌘', 'LEFT_GUI'],
] as const) {
  test(`“${input}” finds ${first}`, async ({ page }) => {
    await openFinder(page);
    await field(page).fill(input);
    await expect(names(page).first()).toHaveText(first);
    expect(await names(page).count()).toBeLessThan(20);
  });
}

test('“é” shows how each layout types it', async ({ page }) => {
  await openFinder(page);
  await field(page).fill('é');
  await expect(page.locator('#key-codes tr:visible', { hasText: 'US International' })).toContainText('RA(E)');
});

test('Enter copies the best answer as a binding', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFinder(page);
  await field(page).fill('tilde');
  await field(page).press('Enter');
  await expect(page.getByRole('status')).toHaveText('Copied &kp TILDE');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('&kp TILDE');
});

test('a click on a name copies it and puts it into the address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openFinder(page);
  await page.locator('tr#C_PLAY_PAUSE th a').click();
  await expect(page.getByRole('status')).toHaveText('Copied &kp C_PLAY_PAUSE');
  await expect(page).toHaveURL(/#C_PLAY_PAUSE$/);
  await page.locator('code#C_PP').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('&kp C_PP');
});

test('pressing a key finds it', async ({ page }) => {
  await openFinder(page);
  await page.getByRole('button', { name: 'Press a key' }).click();
  await page.keyboard.press('Delete');
  await expect(names(page)).toHaveText(['DELETE']);
  await page.getByRole('button', { name: 'Press a key' }).click();
  await page.keyboard.press('ShiftLeft');
  await expect(names(page)).toHaveText(['LEFT_SHIFT']);
});

test('arrow keys go from the field through the names found, Escape shows all again', async ({ page }) => {
  await openFinder(page);
  await field(page).fill('volume');
  await field(page).press('ArrowDown');
  await expect(names(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await field(page).press('Escape');
  await expect(names(page)).toHaveCount(373);
});

test('what is looked for stands in the address', async ({ page }) => {
  await openFinder(page, `${route}?find=mute`);
  await expect(names(page).first()).toHaveText('C_MUTE');
  await field(page).fill('kp_enter');
  await expect(page).toHaveURL(/\?find=kp_enter$/);
});

test('a key that was pressed takes the place of what was looked for, in the address too', async ({ page }) => {
  await page.goto('/docs/keymaps/list-of-keycodes?find=volume');
  await expect(names(page).first()).toHaveText(/VOL/);
  await page.getByRole('button', { name: 'Press a key' }).click();
  await page.keyboard.press('Delete');
  await expect(names(page)).toHaveText(['DELETE']);
  await expect(page).not.toHaveURL(/find/);
});

test('letters typed before the scripts are there count', async ({ page }) => {
  await page.goto(route);
  await field(page).pressSequentially('capslock');
  await expect(names(page).first()).toHaveText('CAPSLOCK');
  await expect(field(page)).toBeFocused();
});

test('the filter answers within a frame', async ({ page }) => {
  await openFinder(page);
  const slowest = await field(page).evaluate((element: HTMLInputElement) => {
    const fastestOf = (text: string) => {
      const times = Array.from({ length: 20 }, () => {
        element.value = 'warm up';
        element.dispatchEvent(new Event('input', { bubbles: true }));
        element.value = text;
        const start = performance.now();
        element.dispatchEvent(new Event('input', { bubbles: true }));
        document.body.getBoundingClientRect();
        return performance.now() - start;
      });
      return Math.min(...times);
    };
    return Math.max(...['', 'a', 'kc_', 'left', 'volume', '~'].map(fastestOf));
  });
  expect(slowest).toBeLessThan(16);
});
