import fs from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { accessibilityFaults } from './axe';
import { test } from './sharedTab';

const keymap = `#include <behaviors.dtsi>
#include <dt-bindings/zmk/bt.h>
#include <dt-bindings/zmk/keys.h>

#define HRM(k) &mt LSHFT k
#define ___ &trans

/ {
    keymap {
        compatible = "zmk,keymap";

        base {
            bindings = <
                HRM(F)  &kp J    &mo 1  // thumbs
                &kp ESC &kp TAB  &kp RET
            >;
        };

        upper {
            bindings = <
                &kp N1  ___      ___
                &kp N2  &kp N3   &bt BT_SEL 0
            >;
        };
    };
};
`;

const keyboard = (page: Page) => page.getByRole('toolbar', { name: /^Keys of layer/ });
const key = (page: Page, position: number) =>
  keyboard(page).getByRole('button', { name: new RegExp(`^Key ${position}: `) });
const panel = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Change it to' });
const editor = (page: Page) => page.getByRole('textbox', { name: 'Keymap' });
const line = (page: Page, text: string) => editor(page).locator('.cm-line', { hasText: text });
const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

async function open(page: Page, source = keymap): Promise<void> {
  await page.goto('/playground');
  await page.getByRole('textbox', { name: 'Keymap' }).fill(source);
  await page.getByRole('tab', { name: 'Edit it' }).click();
  await key(page, 0).waitFor();
  await expect(line(page, '&kp ESC')).toBeVisible();
}

/** The whole text, as it would be downloaded. */
async function textOf(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  return fs.readFileSync(await (await download).path(), 'utf8');
}

test('a click on a key opens its panel, and Enter in the field writes exactly this binding', async ({ page }) => {
  await open(page);
  await key(page, 1).click();
  await expect(panel(page)).toContainText('Presses a key code');
  await expect(field(page)).toBeFocused();
  await field(page).fill('escape');
  await field(page).press('Enter');
  await expect(panel(page)).toBeHidden();
  await expect(key(page, 1)).toBeFocused();
  await expect(key(page, 1)).toHaveAccessibleName('Key 1: Esc');
  await expect(status(page, 'Key 1 on base is now &kp ESCAPE.')).toBeVisible();
  expect(await textOf(page)).toBe(keymap.replace('&kp J    &mo', '&kp ESCAPE &mo'));
});

test('a click on a key of the drawing of all layers opens it in the editor', async ({ page }) => {
  await page.goto('/playground');
  await page.getByRole('textbox', { name: 'Keymap' }).fill(keymap);
  const upper = page.getByRole('region', { name: 'Layer 1: upper' });
  await upper.locator('svg > g').nth(4).click();
  await expect(panel(page)).toContainText('Key 4 on upper');
  await expect(page.getByRole('tab', { name: 'Edit it' })).toHaveAttribute('aria-selected', 'true');
});

test('everything works with the keyboard: arrow keys, Enter, results, Escape, undo, and redo', async ({ page }) => {
  await open(page);
  await key(page, 0).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('hold ctrl tap x');
  await page.keyboard.press('ArrowDown');
  await expect(panel(page).getByRole('button', { name: '&mt LCTRL X' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(key(page, 1)).toHaveAccessibleName('Key 1: X, Ctrl when held');
  await page.keyboard.press('Control+z');
  await expect(key(page, 1)).toHaveAccessibleName(/^Key 1: J/);
  expect(await textOf(page)).toBe(keymap);
  await key(page, 1).focus();
  await page.keyboard.press('Control+Shift+z');
  await expect(key(page, 1)).toHaveAccessibleName('Key 1: X, Ctrl when held');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(key(page, 1)).toBeFocused();
});

test('a key on the reader’s keyboard can be pressed instead of typing its name', async ({ page }) => {
  await open(page);
  await key(page, 4).click();
  await panel(page).getByRole('button', { name: 'Press a key' }).click();
  await page.keyboard.press('PageDown');
  await expect(panel(page).getByText('You pressed PageDown.')).toBeVisible();
  await panel(page)
    .getByRole('button', { name: /^&kp PAGE_DOWN/ })
    .click();
  await expect(line(page, '&kp ESC')).toContainText('&kp ESC &kp PAGE_DOWN &kp RET');
});

test('each parameter of a behavior has a field', async ({ page }) => {
  await open(page);
  await page.getByRole('combobox', { name: 'Layer' }).selectOption('1: upper');
  await key(page, 5).click();
  await panel(page)
    .getByRole('combobox', { name: /What to do/ })
    .selectOption('BT_CLR');
  await expect(line(page, '&kp N2')).toContainText('&bt BT_CLR');
  await panel(page).getByRole('combobox', { name: 'Behavior' }).selectOption('Layer-tap (&lt)');
  await panel(page).getByRole('textbox', { name: 'What a tap sends.' }).fill('ctrl+c');
  await panel(page).getByRole('textbox', { name: 'What a tap sends.' }).press('Enter');
  await expect(line(page, '&kp N2')).toContainText('&lt 0 LC(C)');
});

test('a key from a macro can be changed alone or in the definition', async ({ page }) => {
  await open(page);
  await page.getByRole('combobox', { name: 'Layer' }).selectOption('1: upper');
  await key(page, 1).click();
  await field(page).fill('none');
  await field(page).press('Enter');
  const definition = panel(page).getByRole('button', { name: /^The definition of ___/ });
  await expect(definition).toContainText('Also changes 1 other key.');
  await expect(panel(page).getByRole('button', { name: 'Only this key' })).toBeFocused();
  await definition.click();
  await expect(line(page, '#define ___ &none')).toBeVisible();
  await key(page, 1).click();
  await field(page).fill('b');
  await field(page).press('Enter');
  await panel(page).getByRole('button', { name: 'Only this key' }).click();
  expect(await textOf(page)).toBe(
    keymap.replace('___ &trans', '___ &none').replace('&kp N1  ___      ___', '&kp N1  &kp B    ___'),
  );
});

test('what can’t be written is explained, and the text stays as it is', async ({ page }) => {
  await open(page);
  await key(page, 1).click();
  await field(page).fill('&nope 3');
  await expect(panel(page).getByText('There’s no behavior &nope in this keymap.')).toBeVisible();
  await field(page).press('Enter');
  await panel(page).getByRole('button', { name: 'Close' }).click();
  expect(await textOf(page)).toBe(keymap);
});

test('keys are swapped by dragging and with the keyboard, and copied to others', async ({ page }) => {
  await open(page);
  await key(page, 3).dragTo(key(page, 5));
  await expect(line(page, '&kp TAB')).toContainText('&kp RET &kp TAB  &kp ESC');
  await expect(panel(page)).toBeHidden();
  await key(page, 3).focus();
  await page.keyboard.press('Enter');
  await panel(page).getByRole('button', { name: 'Swap with…' }).press('Enter');
  await expect(key(page, 3)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(line(page, '&kp TAB')).toContainText('&kp TAB &kp RET  &kp ESC');
  await key(page, 5).click();
  await panel(page).getByRole('button', { name: 'Copy to…' }).click();
  await key(page, 3).click();
  await key(page, 4).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(line(page, '&kp ESC')).toContainText('&kp ESC &kp ESC  &kp ESC');
});

test('a key is made transparent on all layers above the first', async ({ page }) => {
  await open(page);
  await key(page, 3).click();
  await panel(page).getByRole('button', { name: 'Transparent on all layers above' }).click();
  expect(await textOf(page)).toBe(keymap.replace('&kp N2  &kp', '&trans  &kp'));
});

test('selected keys become a combo, and their positions devicetree', async ({ page }) => {
  await open(page);
  await key(page, 3).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByRole('group', { name: 'dts code' })).toContainText('key-positions = <3 4>;');
  await page.getByRole('button', { name: 'Make a combo…' }).click();
  await panel(page).getByRole('textbox').fill('caps word');
  await panel(page).getByRole('textbox').press('Enter');
  await expect(status(page, 'Keys 3 and 4 together are &caps_word.')).toBeVisible();
  expect(await textOf(page)).toContain(
    '        combo_caps_word {\n            key-positions = <3 4>;\n            bindings = <&caps_word>;\n        };',
  );
});

test('the text and the drawing follow each other', async ({ page }) => {
  await open(page);
  await key(page, 4).focus();
  await expect(editor(page).locator('.cm-selectedKey')).toHaveText('&kp TAB');
  await line(page, '&kp N3').getByText('N3').click();
  await expect(page.getByRole('combobox', { name: 'Layer' })).toHaveValue('1');
  await expect(editor(page).locator('.cm-selectedKey')).toHaveText('&kp N3');
  await page.keyboard.type('0');
  await expect(key(page, 4)).not.toHaveAccessibleName(/^Key 4: 3/);
  await page.keyboard.press('Control+z');
  await expect(key(page, 4)).toHaveAccessibleName(/^Key 4: 3/);
});

test('the keymap is checked after each change, and the changed lines are shown', async ({ page }) => {
  await open(page);
  await expect(page.getByText('Checks: no errors or warnings.')).toBeVisible();
  await key(page, 3).click();
  await field(page).fill('layer 9');
  await field(page).press('Enter');
  await expect(page.getByText('Checks: 1 problem in the keymap.')).toBeVisible();
  const changes = page.getByRole('region', { name: 'Changes' });
  await expect(changes.getByRole('group', { name: 'diff code' })).toContainText(
    '-                &kp ESC &kp TAB  &kp RET',
  );
  await expect(changes.getByRole('group', { name: 'diff code' })).toContainText(
    '+                &mo 9   &kp TAB  &kp RET',
  );
});

test('the keymap opens in the keymap upgrader, without closing what is open there', async ({ page }) => {
  await page.goto('/keymap-upgrader');
  await page.getByRole('button', { name: 'Old keymap' }).click();
  await expect(page.getByRole('link', { name: 'See this keymap' })).toBeVisible();
  await open(page);
  await page.getByRole('link', { name: 'Check and upgrade it in the keymap upgrader' }).click();
  await expect(page.getByLabel('File shown')).toHaveValue('my.keymap');
  await expect(page.getByLabel('File shown').getByRole('option')).toHaveCount(2);
  await page.getByRole('link', { name: 'See this keymap' }).click();
  await expect(page).toHaveURL(/\/playground#/);
});

test('text without a keymap can be typed in the editor without losing it, and the drawing comes back', async ({
  page,
}) => {
  await open(page);
  await editor(page).fill('nothing');
  await expect(page.getByText('There’s no keymap yet')).toBeVisible();
  await editor(page).press('Control+z');
  await expect(key(page, 1)).toBeVisible();
});

for (const width of [1280, 390])
  test(`an open panel and a selection are accessible, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    await key(page, 3).click();
    await field(page).fill('ctrl+c');
    expect(await accessibilityFaults(page, 'everything')).toEqual([]);
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await key(page, 3).press('Space');
    expect(await accessibilityFaults(page, 'everything')).toEqual([]);
  });
