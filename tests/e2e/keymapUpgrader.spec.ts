import fs from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { faultsOf } from './faultsOf';
import { holdBack } from './holdBack';

const summary = (page: Page) => page.locator('main p[role=status]');
const source = (page: Page) => page.getByLabel('Your keymap', { exact: true });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
/** The source in CodeMirror. The plain text box before it has the same name. */
const editor = (page: Page) => page.locator('.cm-content[aria-label="Your keymap"]');
/** CodeMirror's file, and only it: the one that the page asks for last. */
const editorScript = async (page: Page) => {
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (/\/assets\/js\/.*\.js$/.test(name) ? [name] : [])),
  );
  for (const address of scripts) {
    if ((await (await page.request.get(address)).text()).includes('cm-mergeView')) return address;
  }
  throw new Error('No script of the page holds the editor.');
};

const openTwoFiles = async (page: Page) => {
  const files = ['one', 'two'].map((name) => ({
    name: `${name}.keymap`,
    mimeType: '',
    buffer: Buffer.from(`/ { ${name}; };`),
  }));
  await page.locator('input[type=file]').setInputFiles(files);
  await expect(source(page)).toHaveText('/ { one; };');
  await source(page).click();
};
const old = '/ {\n  keymap { a { label = "A"; bindings = <&kp NUM_1 &cp M_VOLU>; }; };\n};\n';
const several = [
  { name: 'one.keymap', text: old.repeat(40) },
  { name: 'a-file-with-quite-a-long-name_left.keymap', text: old },
];

/** As if the reader had been here before. */
const keep = (page: Page, files: readonly { name: string; text: string }[]) =>
  page.addInitScript((saved) => localStorage.setItem('keymap-upgrader', saved), JSON.stringify({ files, active: 0 }));

test.describe('without an interaction', () => {
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
    [390, 844],
  ] as const) {
    for (const [what, files] of [
      ['nothing', []],
      ['one file', several.slice(0, 1)],
      ['two files', several],
    ] as const) {
      test(`the tool is there with ${what} kept, and nothing moves at ${width} pixels`, async ({ page }) => {
        const faults = faultsOf(page);
        await page.setViewportSize({ width, height });
        if (files.length > 0) await keep(page, files);
        await page.addInitScript(() => {
          type Shift = PerformanceEntry & { sources: readonly { node: Node | null }[] };
          const moved: string[] = [];
          Object.assign(window, { moved });
          // The frame of the page, which on a busy machine may be painted before all of it has come, is not the tool's.
          new PerformanceObserver((list) => {
            for (const { node } of list.getEntries().flatMap((entry) => (entry as Shift).sources)) {
              if (!node || document.querySelector('main')?.contains(node)) moved.push(node?.textContent ?? 'removed');
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto('/keymap-upgrader');
        await expect(editor(page)).toBeVisible();
        await expect(summary(page)).toHaveText(
          files.length > 0 ? /^No errors\. \d+ changes\.$/ : /^Nothing to look at yet/,
        );
        if (files.length > 0) await expect(editor(page)).toContainText('NUM_1');
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
        expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
        expect(faults).toEqual([]);
      });
    }
  }

  test('the page as sent has the tool: its buttons, and a box that takes text', async ({ page }) => {
    const gate = await holdBack(page, '**/assets/js/main.*');
    await page.goto('/keymap-upgrader', { waitUntil: 'commit' });
    for (const name of ['Open files…', 'Try an example']) {
      await expect(page.getByRole('button', { name })).toBeEnabled();
    }
    await source(page).fill(old);
    gate.open();
    await expect(summary(page)).toHaveText('No errors. 4 changes.');
    await expect(editor(page)).toBeFocused();
  });
});

test('what was typed before the tool could show what was kept comes first, and Undo has the rest', async ({ page }) => {
  await keep(page, several);
  const gate = await holdBack(page, '**/assets/js/main.*');
  await page.goto('/keymap-upgrader', { waitUntil: 'commit' });
  await source(page).fill('/ { mine; };');
  gate.open();
  await expect(editor(page)).toHaveText('/ { mine; };');
  await undo(page).click();
  await expect(editor(page)).toContainText('NUM_1');
  await expect(page.getByLabel('File shown')).toHaveValue('0');
});

test('where storage is blocked, the page does not promise that a reload keeps the text', async ({ page }) => {
  await page.goto('/keymap-upgrader');
  await expect(page.getByRole('main')).toContainText('a reload loses nothing');
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    }),
  );
  await page.reload();
  await expect(page.getByRole('main')).toContainText('copy your text before you reload');
  await expect(page.getByRole('main')).not.toContainText(/loses nothing|is kept/);
});

test.describe('where the editor cannot be loaded', () => {
  test('the page says so in place of an outcome, keeps the text, and tries again', async ({ page }) => {
    await page.goto('/keymap-upgrader');
    await expect(editor(page)).toBeVisible();
    const address = await editorScript(page);
    await page.route(address, (route) => route.abort());
    await page.reload();
    await expect(summary(page)).toHaveText(/^The editor could not be loaded.*Your text is kept\./);
    await expect(page.getByRole('main')).not.toContainText('Nothing to look at yet');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await source(page).fill(old);
    await page.reload();
    await expect(summary(page)).toHaveText(/could not be loaded/);
    await expect(source(page)).toHaveValue(old);
    await expect(page.getByRole('button', { name: /^Download/ })).toBeDisabled();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(summary(page)).toHaveText(/could not be loaded/);
    await page.unroute(address);
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(summary(page)).toHaveText('No errors. 4 changes.');
    await expect(editor(page)).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page tells what the tool does, offers the command line, and shows nothing that cannot work', async ({
    page,
  }) => {
    await page.goto('/keymap-upgrader');
    await expect(page.getByText('names in ZMK keymaps have changed over the years')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What it changes' })).toBeVisible();
    await expect(page.locator('main noscript')).toBeVisible();
    await page.locator('main noscript a').click();
    await expect(page).toHaveURL(/#command-line$/);
    await expect(page.getByText('node zmk-doctor.mjs upgrade --write config')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try an example' })).toBeHidden();
    await expect(page.locator('main textarea')).toBeHidden();
  });
});

test.describe('the tool', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/keymap-upgrader');
    await expect(editor(page)).toBeVisible();
  });

  test('the example is upgraded, change by change, and survives a reload', async ({ page }) => {
    await page.getByRole('button', { name: 'Try an example' }).click();
    await expect(summary(page)).toHaveText(/^No errors\. .*\d+ changes/);
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
    await expect(summary(page)).toHaveText(/^No errors\. .*\d+ changes/);
  });

  test('files open with their names and line ends, others are refused with a sentence', async ({ page }) => {
    const crlf = '/ {\r\n  label = "x";\r\n  b { bindings = <&kp NUM_1>; };\r\n};\r\n';
    await page.locator('input[type=file]').setInputFiles([
      { name: 'board.uf2', mimeType: '', buffer: Buffer.from('UF2') },
      { name: 'old.keymap', mimeType: '', buffer: Buffer.from(crlf) },
    ]);
    await expect(page.getByRole('alert')).toContainText('board.uf2 is built firmware');
    await expect(summary(page)).toHaveText('No errors. 2 changes.');
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
    await expect(summary(page)).toContainText('1 error: this will not build.');
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
    await expect(summary(page)).toHaveText(/^Nothing to do/);
  });

  test('nothing is wider than a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.getByRole('button', { name: 'Try an example' }).click();
    await expect(summary(page)).toHaveText(/changes/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  for (const width of [1440, 390]) {
    test(`a click anywhere in the empty editor puts the cursor into it, at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const box = (await page.locator('.cm-editor').first().boundingBox())!;
      await page.mouse.click(box.x + box.width - 30, box.y + Math.min(box.height, 900 - box.y) - 20);
      await expect(editor(page)).toBeFocused();
      await page.keyboard.type('/ {');
      await expect(editor(page)).toHaveText('/ {');
    });
  }

  test('Undo is offered while there is something to undo', async ({ page }) => {
    await expect(undo(page)).toBeDisabled();
    await source(page).click();
    await page.keyboard.type('/ { };');
    await expect(undo(page)).toBeEnabled();
    await undo(page).click();
    await expect(source(page)).not.toContainText('/');
    await expect(undo(page)).toBeDisabled();
    await expect(source(page)).toBeFocused();
    await page.getByRole('button', { name: 'Try an example' }).click();
    await expect(undo(page), 'the example took the place of nothing').toBeDisabled();
    await page.getByRole('button', { name: 'Clear' }).press('Enter');
    await expect(source(page), 'the keyboard is not left on a button that is disabled').toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(source(page)).toContainText('behaviors.dtsi');
    await expect(undo(page)).toBeDisabled();
  });

  test('of several files each has its own edits, and Undo brings all of them back after Clear', async ({ page }) => {
    await openTwoFiles(page);
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type('// edited');
    await page.keyboard.press('Enter');
    await page.getByLabel('File shown').selectOption('two.keymap');
    await expect(source(page)).toHaveText('/ { two; };');
    await expect(undo(page), 'the text of another file must not come in here').toBeDisabled();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByLabel('File shown')).toHaveCount(0);
    await undo(page).click();
    await expect(source(page)).toHaveText('/ { two; };');
    await page.getByLabel('File shown').selectOption('one.keymap');
    await expect(source(page)).toContainText('// edited');
  });

  test('Undo pressed once too often takes no edit away for good', async ({ page }) => {
    await page.getByRole('button', { name: 'Try an example' }).click();
    await openTwoFiles(page);
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('// edited');
    await page.getByLabel('File shown').selectOption('two.keymap');
    await source(page).click();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(source(page)).toContainText('behaviors.dtsi');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(source(page)).toHaveText('/ { two; };');
    await page.getByLabel('File shown').selectOption('one.keymap');
    await expect(source(page)).toContainText('// edited');
  });

  test('a mistake is named with its line, and its fix is made and undone', async ({ page }) => {
    const wrong =
      '#include <behaviors.dtsi>\n/ { keymap { compatible = "zmk,keymap"; a { bindings = <&kp KC_ESC &kp ESCAP>; }; }; };';
    await source(page).click();
    await page.keyboard.insertText(wrong);
    await expect(summary(page)).toContainText('2 errors: this will not build.');
    await expect(page.getByRole('heading', { name: /^Errors/ })).toBeVisible();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(editor(page)).toBeFocused();
    await page.getByRole('button', { name: 'Write ESC', exact: true }).click();
    await expect(editor(page)).toContainText('&kp ESC &kp ESCAP');
    await page.getByRole('button', { name: 'Write ESCAPE' }).click();
    await expect(summary(page)).toHaveText(/^Nothing to do/);
    await undo(page).click();
    await undo(page).click();
    await expect(editor(page)).toContainText('KC_ESC');
  });

  test('a second file is added to the first, and its includes are read from there', async ({ page }) => {
    const open = (name: string, text: string) =>
      page.locator('input[type=file]').setInputFiles([{ name, mimeType: '', buffer: Buffer.from(text) }]);
    await open(
      'my.keymap',
      '#include <behaviors.dtsi>\n#include "mine.dtsi"\n/ { keymap { compatible = "zmk,keymap"; a { bindings = <&kp MINE>; }; }; };',
    );
    await expect(editor(page)).toContainText('MINE');
    await open('mine.dtsi', '#define MINE LS(NO_SUCH_KEY)\n');
    await expect(page.getByLabel('File shown')).toHaveValue('1');
    await expect(summary(page)).toContainText('1 error');
    await expect(page.getByRole('main')).toContainText('Nothing is called NO_SUCH_KEY');
  });

  test('the result is copied as it is shown', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await source(page).click();
    await page.keyboard.insertText(old);
    await expect(summary(page)).toHaveText('No errors. 4 changes.');
    await page.getByRole('checkbox', { name: /NUM_1/ }).uncheck();
    await page.getByRole('button', { name: 'Copy result' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('display-name = "A"; bindings = <&kp NUM_1 &kp C_VOL_UP>;');
  });
});
