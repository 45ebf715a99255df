import { expect, type Page } from '@playwright/test';
import { startReact } from './startReact';
import { test } from './sharedTab';

/** Presses Tab and returns the name of what gets the focus, which has to be visibly focused. */
async function pressTab(page: Page): Promise<string> {
  await page.keyboard.press('Tab');
  const { name, isMarked } = await page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return {
      name: (element.getAttribute('aria-label') ?? element.innerText ?? '').trim().split('\n')[0] ?? '',
      isMarked: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
    };
  });
  expect.soft(isMarked, `"${name}" is visibly focused`).toBe(true);
  return name;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await startReact(page);
}

test('Tab goes through the navbar in order, and after Escape from the search dialog on to the content', async ({
  page,
}) => {
  await open(page, '/');
  const names: string[] = [];
  for (let presses = 0; presses < 9; presses += 1) names.push(await pressTab(page));
  expect(names).toEqual([
    'Skip to main content',
    'ZMK',
    'Docs',
    'Blog',
    'Power Profiler',
    'Keymap Upgrader',
    'ZMK Studio',
    'GitHub',
    'Switch between dark and light mode',
  ]);
  await page.keyboard.press('Tab');
  await expect(page.locator('.search-input'), 'focusing the search box opens the dialog').toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.search-dialog')).toBeHidden();
  expect(await pressTab(page)).toBe('Get started');
});

test('the phone menu gets the focus, keeps it, and returns it when it closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/docs');
  const toggle = page.locator('.navbar__toggle');
  for (const round of ['the first time', 'the second time']) {
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#menu-dialog [data-close]'), round).toBeFocused();
    for (const key of ['Shift+Tab', 'Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      expect(await page.evaluate(() => document.activeElement?.closest('.navbar__inner, main') ?? null)).toBeNull();
    }
    const offScreen = await page
      .locator('#menu-dialog a')
      .evaluateAll(
        (links) => links.filter((link) => link.checkVisibility() && link.getBoundingClientRect().right <= 0).length,
      );
    expect(offScreen, 'links outside of the screen').toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu-dialog'), round).toBeHidden();
    await expect(toggle, round).toBeFocused();
  }
});

test('Enter opens a sidebar category, and Tab then goes to its pages', async ({ page }) => {
  await open(page, '/docs');
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  await sidebar.locator('summary', { hasText: 'Features' }).focus();
  await page.keyboard.press('Enter');
  await expect(sidebar.getByRole('link', { name: 'Bluetooth', exact: true }).first()).toBeVisible();
  expect(await pressTab(page)).toBe('Bluetooth');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Bluetooth');
  await expect(sidebar.locator(':focus'), 'the focus leaves the sidebar after the page has changed').toHaveCount(0);
  expect(await pressTab(page), 'on a new page, Tab starts at the top').toBe('Skip to main content');
});

test('the right arrow key switches to the next tab', async ({ page }) => {
  await open(page, '/docs/features/bluetooth');
  await page.getByRole('tab', { name: 'Windows' }).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'macOS' }).first()).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'macOS' }).first()).toBeVisible();
});

test('a wide code sample in a hidden tab can be scrolled by keyboard once the tab is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/user-setup');
  await page.getByRole('tab', { name: 'Setup script' }).click();
  await page.getByRole('tab', { name: 'Windows' }).last().click();
  const sample = page.locator('[role=tabpanel][data-value=windows] pre', { hasText: 'setup.ps1' }).last();
  await expect(sample).toBeVisible();
  await expect(sample).toHaveAttribute('tabindex', '0');
});

test('arrow keys together with another key do not switch tabs', async ({ page }) => {
  await open(page, '/docs/features/bluetooth');
  const tab = page.getByRole('tab', { name: 'Windows' }).first();
  await tab.focus();
  for (const key of ['Alt', 'Control', 'Meta', 'Shift']) {
    await page.keyboard.press(`${key}+ArrowRight`);
    await expect(tab, key).toBeFocused();
    await expect(tab, key).toHaveAttribute('aria-selected', 'true');
  }
});

test('the keyboard can enter and leave the editor of the keymap upgrader', async ({ page }) => {
  await open(page, '/keymap-upgrader');
  const editor = page.locator('.cm-content').first();
  await editor.focus();
  await page.keyboard.type('&kp A');
  await expect(editor).toContainText('&kp A');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
});

test('the power profiler can be filled in with the keyboard', async ({ page }) => {
  await open(page, '/power-profiler');
  const hours = page.getByRole('spinbutton', { name: 'Hours of typing a day' });
  await hours.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('8');
  await expect(page).toHaveURL(/[?&#].*8/);
  await page.keyboard.press('Shift+Tab');
  await expect(hours).not.toBeFocused();
});
