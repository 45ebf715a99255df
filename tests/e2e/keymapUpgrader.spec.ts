import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test as inNewTab, type Page } from '@playwright/test';
import { collectFaults } from './collectFaults';
import { test } from './sharedTab';

const summary = (page: Page) => page.locator('main p[role=status]');
const source = (page: Page) => page.getByLabel('Your file', { exact: true });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const chooser = (page: Page) => page.getByLabel('Open files', { exact: true });
const fileNamed = (name: string, text: string) => ({ name, mimeType: '', buffer: Buffer.from(text) });
/** The source in CodeMirror. The plain text box before it has the same name. */
const editor = (page: Page) => page.locator('.cm-content[aria-label="Your file"]');
/** The address of the script that contains CodeMirror. */
const editorScript = async (page: Page) => {
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (/\/assets\/js\/.*\.js$/.test(name) ? [name] : [])),
  );
  for (const address of scripts) {
    if ((await (await page.request.get(address)).text()).includes('cm-mergeView')) return address;
  }
  throw new Error('No script of the page contains the editor.');
};

const downloadButton = (page: Page) => page.getByRole('button', { name: 'Download', exact: true });
/** Downloads one of the choices, and returns the file's name and content. */
const download = async (page: Page, choice: string) => {
  await page.getByLabel('What to download').selectOption(choice);
  const [saved] = await Promise.all([page.waitForEvent('download'), downloadButton(page).click()]);
  return { name: saved.suggestedFilename(), content: fs.readFileSync(await saved.path()) };
};
const zipped = (content: Buffer) =>
  Object.fromEntries(Object.entries(unzipSync(content)).map(([name, bytes]) => [name, strFromU8(bytes)]));

const openTwoFiles = async (page: Page) => {
  const files = ['one', 'two'].map((name) => ({
    name: `${name}.keymap`,
    mimeType: '',
    buffer: Buffer.from(`/ { ${name}; };`),
  }));
  await chooser(page).setInputFiles(files);
  await expect(source(page)).toHaveText('/ { one; };');
  await source(page).click();
};
const old = [
  '#include <behaviors.dtsi>',
  '#include <dt-bindings/zmk/keys.h>',
  '/ {',
  '  keymap {',
  '    compatible = "zmk,keymap";',
  '    a { label = "A"; bindings = <&kp NUM_1 &kp M_VOLU &kp BKSP>; };',
  '  };',
  '};',
  '',
].join('\n');
const several = [
  { name: 'one.keymap', text: old.repeat(40) },
  { name: 'a-file-with-quite-a-long-name_left.keymap', text: old },
];

/** Stores files as an earlier visit would have. */
const storeFiles = (page: Page, files: readonly { name: string; text: string }[]) =>
  page.addInitScript((saved) => localStorage.setItem('keymap-upgrader', saved), JSON.stringify({ files, active: 0 }));

inNewTab.describe('without an interaction', () => {
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
      inNewTab(`with ${what} stored, the tool loads and nothing moves, at ${width} px`, async ({ page }) => {
        const faults = collectFaults(page);
        await page.setViewportSize({ width, height });
        if (files.length > 0) await storeFiles(page, files);
        await page.addInitScript(() => {
          type Shift = PerformanceEntry & { sources: readonly { node: Node | null }[] };
          const moved: string[] = [];
          Object.assign(window, { moved });
          // Ignores shifts outside of the tool: on a busy machine, the rest of the page may be painted before it's complete.
          new PerformanceObserver((list) => {
            for (const { node } of list.getEntries().flatMap((entry) => (entry as Shift).sources)) {
              if (!node || document.querySelector('main')?.contains(node)) moved.push(node?.textContent ?? 'removed');
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto('/keymap-upgrader');
        await expect(editor(page)).toBeVisible();
        await expect(summary(page)).toHaveText(
          files.length > 0 ? /^No errors\. \d+ names are out of date\.$/ : /^Nothing to check yet/,
        );
        if (files.length > 0) await expect(editor(page)).toContainText('NUM_1');
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
        expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
        expect(faults).toEqual([]);
      });
    }
  }
});

inNewTab('if storage is blocked, the page does not promise that a reload keeps the text', async ({ page }) => {
  await page.goto('/keymap-upgrader');
  await expect(page.getByRole('main')).toContainText('without losing them');
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    }),
  );
  await page.reload();
  await expect(page.getByRole('main')).toContainText('copy your text before you reload');
  await expect(page.getByRole('main')).not.toContainText(/without losing|is saved/);
});

inNewTab.describe('if the editor cannot be loaded', () => {
  inNewTab('the page says so, disables the download, keeps the text, and offers to try again', async ({ page }) => {
    await page.goto('/keymap-upgrader');
    await expect(editor(page)).toBeVisible();
    const address = await editorScript(page);
    await page.route(address, (route) => route.abort());
    await page.reload();
    await expect(summary(page)).toHaveText(/^The editor couldn’t be loaded.*Your text is saved\./);
    await expect(page.getByRole('main')).not.toContainText('Nothing to check yet');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await source(page).fill(old);
    await page.reload();
    await expect(summary(page)).toHaveText(/couldn’t be loaded/);
    await expect(source(page)).toHaveValue(old);
    await expect(downloadButton(page)).toBeDisabled();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(summary(page)).toHaveText(/couldn’t be loaded/);
    await page.unroute(address);
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(summary(page)).toHaveText('No errors. 4 names are out of date.');
    await expect(editor(page)).toBeFocused();
  });
});

inNewTab.describe('without JavaScript', () => {
  inNewTab.use({ javaScriptEnabled: false });

  inNewTab('the page explains the tool, offers the command line, and hides what needs JavaScript', async ({ page }) => {
    await page.goto('/keymap-upgrader');
    await expect(page.getByText('Everything else stays the same, byte for byte.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What it changes' })).toBeVisible();
    await expect(page.locator('main noscript')).toBeVisible();
    await page.locator('main noscript a').click();
    await expect(page).toHaveURL(/#command-line$/);
    await expect(page.getByText('node zmk-doctor.mjs upgrade --write config')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Old keymap' })).toBeHidden();
    await expect(page.locator('main textarea')).toBeHidden();
  });
});

test.describe('the tool', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/keymap-upgrader');
    await expect(editor(page)).toBeVisible();
  });

  test('the example of an old keymap is upgraded, a change can be rejected, and the text is kept after a reload', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Old keymap' }).click();
    await expect(summary(page)).toHaveText(
      /^2 errors: this will not build\. The upgrade fixes both\. \d+ names are out of date/,
    );
    const heights = await page
      .locator('.cm-mergeView .cm-content')
      .evaluateAll((sides) => sides.map((side) => side.clientHeight));
    const shown = await page
      .locator('.cm-mergeView .cm-scroller')
      .evaluateAll((sides) => sides.map((side) => side.clientHeight));
    expect(shown, 'both sides are shown in full').toEqual(heights);
    await page.getByText('Renamed headers').click();
    await page.getByRole('checkbox', { name: /matrix-transform/ }).uncheck();
    await expect(summary(page)).toContainText('1 of them rejected');
    await page.reload();
    await expect(summary(page)).toHaveText(/^2 errors: this will not build\. .*\d+ names are out of date/);
  });

  test('opened files keep their names and line endings, and other kinds of files are refused with a reason', async ({
    page,
  }) => {
    const crlf = '/ {\r\n  label = "x";\r\n  b { bindings = <&kp NUM_1>; };\r\n};\r\n';
    await chooser(page).setInputFiles([
      { name: 'board.uf2', mimeType: '', buffer: Buffer.from('UF2') },
      { name: 'old.keymap', mimeType: '', buffer: Buffer.from(crlf) },
    ]);
    await expect(page.getByRole('alert')).toContainText('board.uf2 is built firmware');
    await expect(summary(page)).toHaveText('No errors. 2 names are out of date.');
    const { name, content } = await download(page, 'This file');
    expect(name).toBe('old.keymap');
    expect(content.toString()).toBe('/ {\r\n  b { bindings = <&kp N1>; };\r\n};\r\n');
  });

  test('the text is checked while typing, a problem links to its line, and Tab leaves the editor', async ({ page }) => {
    await source(page).click();
    await page.keyboard.type('&reset ');
    await expect(summary(page)).toContainText('1 error: this will not build.');
    await page.getByRole('button', { name: 'line 1' }).first().click();
    await expect(source(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(source(page)).not.toBeFocused();
  });

  test('Undo restores the text after clearing it or opening the example', async ({ page }) => {
    await source(page).click();
    await page.keyboard.insertText('/ { mine; };');
    for (const name of ['Clear', 'Old keymap']) {
      await page.getByRole('button', { name }).click();
      await expect(source(page)).not.toContainText('mine');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(source(page)).toContainText('mine');
    }
  });

  test('for a keymap that is up to date, the summary says that there is nothing to do', async ({ page }) => {
    await source(page).click();
    await page.keyboard.insertText('/ { a; };');
    await expect(summary(page)).toHaveText(/^Nothing to do/);
  });

  test('the page is not wider than a screen of 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.getByRole('button', { name: 'Old keymap' }).click();
    await expect(summary(page)).toHaveText(/out of date/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test('on a phone, the first screen has all buttons in two rows and the start of the text', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Old keymap' }).click();
    await expect(summary(page)).toHaveText(/out of date/);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.locator('.cm-line').nth(5)).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Copy result' })).toBeInViewport({ ratio: 1 });
    await expect(downloadButton(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Failed build log' })).toBeInViewport({ ratio: 1 });
    const [open, next, copy, save] = await Promise.all(
      ['Open', 'Next', 'Copy result', 'Download'].map((name) =>
        page.getByRole('button', { name }).last().boundingBox(),
      ),
    );
    expect(next!.y, 'the first row').toBe(open!.y);
    expect(save!.y, 'the second row').toBe(copy!.y);
    expect(save!.y - open!.y).toBeLessThan(2 * open!.height);
  });

  for (const width of [1440, 390]) {
    test(`a click anywhere in the empty editor focuses it, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.locator('.cm-editor').first().scrollIntoViewIfNeeded();
      const box = (await page.locator('.cm-editor').first().boundingBox())!;
      await page.mouse.click(box.x + box.width - 30, box.y + Math.min(box.height, 900 - box.y) - 20);
      await expect(editor(page)).toBeFocused();
      await page.keyboard.type('/ {');
      await expect(editor(page)).toHaveText('/ {');
    });
  }

  test('Undo is enabled only if there is something to undo', async ({ page }) => {
    await expect(undo(page)).toBeDisabled();
    await source(page).click();
    await page.keyboard.insertText('/ { };');
    await expect(undo(page)).toBeEnabled();
    await undo(page).click();
    await expect(source(page)).not.toContainText('/');
    await expect(undo(page)).toBeDisabled();
    await expect(source(page)).toBeFocused();
    await page.getByRole('button', { name: 'Old keymap' }).click();
    await expect(source(page)).toContainText('behaviors.dtsi');
    await expect(undo(page), 'the example replaced no text').toBeDisabled();
    await page.getByRole('button', { name: 'Clear' }).press('Enter');
    await expect(source(page), 'the focus does not stay on a disabled button').toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(source(page)).toContainText('behaviors.dtsi');
  });

  test('each open file keeps its text, and after Clear, Undo restores all of them', async ({ page }) => {
    await openTwoFiles(page);
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type('// edited');
    await page.keyboard.press('Enter');
    await page.getByLabel('File shown').selectOption('two.keymap');
    await expect(source(page)).toHaveText('/ { two; };');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByLabel('File shown')).toHaveCount(0);
    await undo(page).click();
    await expect(source(page)).toHaveText('/ { two; };');
    await page.getByLabel('File shown').selectOption('one.keymap');
    await expect(source(page)).toContainText('// edited');
  });

  test('Undo and Redo cover edits and closed files, and go to the file that changes', async ({ page }) => {
    await openTwoFiles(page);
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText('// edited');
    await page.getByRole('button', { name: 'Close two.keymap' }).click();
    await expect(page.getByLabel('File shown')).toHaveCount(0);
    await source(page).click();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(page.getByLabel('File shown')).toHaveValue('one.keymap');
    await page.getByLabel('File shown').selectOption('two.keymap');
    await source(page).click();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(source(page)).toHaveText('/ { one; };');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(source(page)).toContainText('// edited');
    await expect(source(page)).toBeFocused();
  });

  test('mistakes are counted and listed, and their fixes can be applied and undone', async ({ page }) => {
    const wrong =
      '#include <behaviors.dtsi>\n/ { keymap { compatible = "zmk,keymap"; a { bindings = <&kp KC_ESC &kp ESCAP>; }; }; };';
    await source(page).click();
    await page.keyboard.insertText(wrong);
    await expect(summary(page)).toContainText('2 errors: this will not build.');
    await expect(page.getByRole('heading', { name: /^Errors/ })).toBeVisible();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(editor(page)).toBeFocused();
    const list = page.locator('main section');
    await list.getByRole('button', { name: 'Change to ESC', exact: true }).click();
    // This second click comes while the first fix is still being checked.
    await list.getByRole('button', { name: 'Change to ESCAPE' }).click();
    await expect(summary(page)).toHaveText(/^Nothing to do/);
    await undo(page).click();
    await undo(page).click();
    await expect(editor(page)).toContainText('KC_ESC');
  });

  test('F8 goes to the next problem and shows it at the cursor, and the keyboard alone can apply the fix', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Broken keymap' }).press('Enter');
    await expect(summary(page)).toContainText('9 errors');
    const tooltip = page.locator('.cm-cursorTooltip');
    // CodeMirror removes an announcement after 200 ms, so they're recorded.
    const announced = await page
      .locator('.cm-announced')
      .first()
      .evaluateHandle((element) => {
        const texts: (string | null)[] = [];
        new MutationObserver(() => texts.push(element.textContent)).observe(element, { childList: true });
        return texts;
      });
    await page.keyboard.press('F8');
    await expect(tooltip).toHaveText(/^&hm is missing #binding-cells/);
    expect((await announced.jsonValue())[0]).toMatch(/^&hm is missing #binding-cells/);
    await page.keyboard.press('F8');
    await expect(tooltip).toHaveText(/no property tapping_term/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(editor(page)).toContainText('tapping-term-ms');
    await expect(editor(page)).toBeFocused();
    await expect(tooltip).toHaveCount(0);
    await expect(summary(page)).toContainText('8 errors');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(summary(page)).toContainText('9 errors');
  });

  test('when a finding or file with the focus is removed, the next one or the summary gets the focus', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Broken keymap' }).click();
    await page.getByRole('button', { name: 'Change to ESC', exact: true }).press('Enter');
    await expect(summary(page)).toContainText('8 errors');
    await expect(page.getByRole('button', { name: 'line 18' }).first()).toBeFocused();
    await page.getByRole('button', { name: /^Dismiss: There is no layer 4/ }).press('Enter');
    await expect(summary(page)).toBeFocused();
    await page.getByRole('button', { name: 'Show again' }).press('Enter');
    await expect(summary(page)).toBeFocused();
    await page.getByRole('button', { name: 'Whole configuration' }).click();
    await page.getByLabel('File shown').selectOption('config/corne.keymap');
    const close = page.getByRole('navigation', { name: 'Files' }).getByRole('button', { name: /^Close / });
    const next = (await close.nth(1).getAttribute('aria-label'))?.replace('Close ', '') ?? '';
    await close.first().press('Enter');
    await expect(page.getByRole('button', { name: new RegExp(`^${next} `) })).toBeFocused();
  });

  for (const width of [1440, 390]) {
    test(`the upgraded text is shown only if it differs, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const upgraded = page.getByLabel('Upgraded file');
      await expect(upgraded).toBeHidden();
      await source(page).click();
      await page.keyboard.insertText('/ { a; };\n');
      await expect(summary(page)).toHaveText(/^Nothing to do/);
      await expect(upgraded).toBeHidden();
      await page.keyboard.insertText('&reset { };\n');
      await expect(upgraded).toContainText('&sys_reset');
      await expect(upgraded).toBeVisible();
      await expect(editor(page)).toBeFocused();
      await page.getByRole('button', { name: 'Failed build log' }).click();
      await expect(summary(page)).toHaveText(/^This build failed/);
      await expect(upgraded).toBeHidden();
    });
  }

  test('a log cannot be copied or downloaded, and is not part of the zip', async ({ page }) => {
    await page.getByRole('button', { name: 'Failed build log' }).click();
    await expect(summary(page)).toHaveText(/^This build failed/);
    await expect(page.getByRole('button', { name: 'Copy result' })).toBeDisabled();
    await expect(downloadButton(page)).toBeDisabled();
    await chooser(page).setInputFiles([fileNamed('a.keymap', '/ { };\n'), fileNamed('a.conf', '\n')]);
    const { content } = await download(page, 'All files (zip)');
    expect(Object.keys(zipped(content)).sort()).toEqual(['a.conf', 'a.keymap']);
  });

  test('a message says if a log is too large to be kept for a reload', async ({ page }) => {
    await chooser(page).setInputFiles([fileNamed('small.txt', 'FATAL ERROR\n')]);
    await expect(summary(page)).toHaveText(/^This build failed/);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await chooser(page).setInputFiles([fileNamed('large.txt', 'FATAL ERROR\n'.repeat(500_000))]);
    await expect(page.getByRole('alert')).toContainText('too large for your browser to store');
  });

  test('a file that an open keymap includes can be added, and its errors are found', async ({ page }) => {
    const open = (name: string, text: string) =>
      chooser(page).setInputFiles([{ name, mimeType: '', buffer: Buffer.from(text) }]);
    await open(
      'my.keymap',
      '#include <behaviors.dtsi>\n#include "mine.dtsi"\n/ { keymap { compatible = "zmk,keymap"; a { bindings = <&kp MINE>; }; }; };',
    );
    await expect(editor(page)).toContainText('MINE');
    await open('mine.dtsi', '#define MINE LS(NO_SUCH_KEY)\n');
    await expect(page.getByLabel('File shown')).toHaveValue('mine.dtsi');
    await expect(summary(page)).toContainText('1 error');
    await expect(page.getByRole('main')).toContainText("NO_SUCH_KEY isn't defined");
  });

  test('the copied result does not contain rejected changes', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await source(page).click();
    await page.keyboard.insertText(old);
    await expect(summary(page)).toHaveText('No errors. 4 names are out of date.');
    await page.getByRole('checkbox', { name: /NUM_1/ }).uncheck();
    await page.getByRole('button', { name: 'Copy result' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('display-name = "A"; bindings = <&kp NUM_1 &kp C_VOL_UP &kp BSPC>;');
  });

  test('a rejected finding stays hidden after a reload and can be shown again', async ({ page }) => {
    await page.getByRole('button', { name: 'Broken keymap' }).click();
    const errors = page.getByRole('heading', { name: /^Errors/ });
    await expect(errors).toBeVisible();
    const before = Number((await errors.textContent())?.replace(/\D/g, ''));
    await page.getByRole('button', { name: /^Dismiss: KC_ESC is from QMK/ }).click();
    await expect(errors).toHaveText(`Errors ${before - 1}`);
    await page.reload();
    await expect(errors).toHaveText(`Errors ${before - 1}`);
    await page.getByRole('button', { name: 'Show again' }).click();
    await expect(errors).toHaveText(`Errors ${before}`);
    await undo(page).click();
    await expect(errors).toHaveText(`Errors ${before - 1}`);
  });

  test('a whole configuration is listed worst first, F8 moves through its findings, and it downloads as a zip', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Whole configuration' }).click();
    await expect(summary(page)).toHaveText(/errors in \d files: this will not build/);
    const list = page.getByRole('navigation', { name: 'Files' });
    await expect(list.getByRole('listitem').first()).toContainText(/error/);
    await expect(list.getByRole('listitem').last()).toContainText('fine');
    const first = await page.getByLabel('File shown').locator('option').first().textContent();
    await list.getByRole('button', { name: /layers\.h fine/ }).click();
    await expect(source(page)).toContainText('SYMBOLS');
    await page.keyboard.press('F8');
    await expect(page.getByLabel('File shown')).toHaveValue(first ?? '');
    await expect(editor(page)).toBeFocused();
    await page.keyboard.press('Shift+F8');
    await expect(page.getByLabel('File shown')).not.toHaveValue(first ?? '');
    await page.getByLabel('Upgrade to').selectOption('main');
    await page.getByLabel('File shown').selectOption('build.yaml');
    await expect(page.getByRole('checkbox', { name: /nice_nano\/\/zmk/ })).toBeChecked();
    const { content: zip } = await download(page, 'All files (zip)');
    expect(zipped(zip)).toHaveProperty(['.github/workflows/build.yml']);
    expect(zipped(zip)['build.yaml']).toContain('board: nice_nano//zmk # the left half');
    await page.getByRole('button', { name: 'Clear' }).click();
    await chooser(page).setInputFiles([{ name: 'again.zip', mimeType: '', buffer: zip }]);
    await page.getByLabel('File shown').selectOption('build.yaml');
    await expect(editor(page)).toContainText('nice_nano//zmk');
  });

  test('Fix all repairs a configuration in one step, and it can be taken home whole, in part, or as a patch', async ({
    page,
  }) => {
    const keymap = (code: string) =>
      `#include <behaviors.dtsi>\n/ { keymap { compatible = "zmk,keymap"; a { bindings = <&kp ${code}>; }; }; };\n`;
    const before = {
      'fine.conf': 'CONFIG_ZMK_SLEEP=y\n',
      'first.conf': 'CONFIG_ZMK_SLEEP=Yes\n',
      'my.keymap': keymap('KC_ESC &kp NUM_1 &kp ESCAP &mo 7'),
    };
    await chooser(page).setInputFiles(Object.entries(before).map(([name, text]) => fileNamed(name, text)));
    await expect(summary(page)).toHaveText(/errors in 2 files: this will not build/);
    await expect(page.getByLabel('File shown'), 'the worst file is shown').toHaveValue('my.keymap');
    await page.getByRole('button', { name: 'Fix all', exact: true }).click();
    await expect(summary(page)).toHaveText(/Fix all applied 4 fixes\./);
    await expect(summary(page)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Fix all', exact: true })).toBeDisabled();
    const after = {
      'fine.conf': before['fine.conf'],
      'first.conf': 'CONFIG_ZMK_SLEEP=y\n',
      'my.keymap': keymap('ESC &kp N1 &kp ESCAPE &mo 7'),
    };
    expect(zipped((await download(page, 'All files (zip)')).content)).toEqual(after);
    const { 'fine.conf': _, ...changed } = after;
    expect(zipped((await download(page, 'Changed files (zip)')).content)).toEqual(changed);
    const { content: patch } = await download(page, 'Patch for Git');
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'upgrader-'));
    for (const [name, text] of Object.entries(before)) fs.writeFileSync(path.join(folder, name), text);
    execFileSync('git', ['apply', '-'], { cwd: folder, input: patch });
    for (const [name, text] of Object.entries(after))
      expect(fs.readFileSync(path.join(folder, name), 'utf8')).toBe(text);
    fs.rmSync(folder, { recursive: true });
    await undo(page).click();
    await expect(editor(page)).toContainText('KC_ESC &kp NUM_1 &kp ESCAP &mo 7');
    await page.getByLabel('File shown').selectOption('first.conf');
    await expect(editor(page)).toContainText('Yes');
  });

  test('for a release that it does not know, the page changes nothing and says what was not checked', async ({
    page,
  }) => {
    const west =
      'manifest:\n  remotes:\n    - name: zmkfirmware\n      url-base: https://github.com/zmkfirmware\n  projects:\n    - name: zmk\n      remote: zmkfirmware\n      revision: v0.4\n      import: app/west.yml\n  self:\n    path: config\n';
    await page.getByLabel('Upgrade to').selectOption('main');
    await chooser(page).setInputFiles([
      fileNamed('west.yml', west),
      fileNamed('build.yaml', 'include:\n  - board: nice_nano//zmk\n    shield: settings_reset\n'),
    ]);
    await expect(summary(page)).toHaveText(/^No errors in what could be checked\./);
    await expect(page.getByLabel('Upgrade to')).toHaveValue('');
    await expect(summary(page)).toContainText('Checked for v0.4: settings_reset.');
    await expect(page.getByRole('main')).toContainText("v0.4 is a release that this tool doesn't know yet.");
    await page.getByLabel('Upgrade to').selectOption('v0.3');
    await page.getByLabel('File shown').selectOption('build.yaml');
    await expect(page.getByRole('main')).toContainText('nice_nano_v2');
  });

  test('the upgraded text is beside the file or below it, as wide as the window', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Old keymap' }).click();
    const widths = () =>
      page.locator('.cm-editor:visible').evaluateAll((views) => views.map((view) => view.clientWidth));
    await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(650);
    await page.getByLabel('One column').check();
    await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(1300);
    await expect(page.getByLabel('Upgraded file', { exact: true })).toBeVisible();
  });

  test('a folder opens with its paths, without files that don’t belong to a configuration', async ({ page }) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'upgrader-'));
    fs.mkdirSync(path.join(folder, 'config'));
    fs.writeFileSync(path.join(folder, 'README.md'), '# mine');
    fs.writeFileSync(path.join(folder, 'config/corne.conf'), 'CONFIG_ZMK_SLEEP=Yes\n');
    fs.writeFileSync(path.join(folder, 'config/corne.keymap'), old);
    await page.getByLabel('Open a folder').setInputFiles(folder);
    await expect(page.getByLabel('File shown').locator('option')).toHaveText([
      `${path.basename(folder)}/config/corne.conf`,
      `${path.basename(folder)}/config/corne.keymap`,
    ]);
    await expect(summary(page)).toHaveText(/^1 error in 1 file/);
    fs.rmSync(folder, { recursive: true });
  });

  test('a dropped folder is added to the open files, with its hidden and nested files', async ({ page }) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'upgrader-'));
    const files = {
      'zmk/.git/config.conf': 'x',
      'zmk/.github/workflows/main.yml': 'jobs:\n',
      'zmk/boards/shields/mine/mine.overlay': '/ { };\n',
      'zmk/config/mine.keymap': old,
      'zmk/zephyr/module.conf': 'x',
      'second/config/other.conf': 'CONFIG_ZMK_SLEEP=Yes\n',
    };
    for (const [name, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      fs.writeFileSync(path.join(folder, name), text);
    }
    const devtools = await page.context().newCDPSession(page);
    const drop = async (name: string) => {
      const data = { items: [], files: [path.join(folder, name)], dragOperationsMask: 1 };
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
        await devtools.send('Input.dispatchDragEvent', { type, x: 200, y: 200, data });
    };
    const names = page.getByLabel('File shown').locator('option');
    // Folders named zmk are skipped, but not if the reader drops one.
    const first = ['zmk/.github/workflows/main.yml', 'zmk/boards/shields/mine/mine.overlay'];
    await drop('zmk');
    await expect(names).toHaveText(['zmk/config/mine.keymap', ...first]);
    await drop('second');
    await expect(names).toHaveText(['second/config/other.conf', 'zmk/config/mine.keymap', ...first]);
    fs.rmSync(folder, { recursive: true });
  });

  test('if two fixes with the same message are clicked quickly, only the first is applied', async ({ page }) => {
    await source(page).click();
    await page.keyboard.insertText('/ { x { a = <1> }; y { a = <1> }; z { a = <1> }; };');
    await expect(summary(page)).toHaveText(/^3 errors/);
    // Both clicks come before the next report.
    await page
      .getByRole('button', { name: 'Add ;' })
      .evaluateAll((buttons) => buttons.slice(0, 2).forEach((button) => (button as HTMLElement).click()));
    await expect(summary(page)).toHaveText(/^2 errors/);
    await expect(editor(page)).toContainText('/ { x { a = <1>; }; y { a = <1> }; z { a = <1> }; };');
  });

  test('a QMK keymap has no result to copy and cannot be opened in the playground', async ({ page }) => {
    await source(page).click();
    await page.keyboard.insertText('{"keyboard": "crkbd", "layers": [["KC_ESC"]]}');
    await expect(summary(page)).toContainText('QMK');
    await expect(page.getByRole('button', { name: 'Copy result' })).toBeDisabled();
    await expect(page.getByRole('link', { name: 'See this keymap' })).toHaveCount(0);
  });

  test('mistakes of the same kind are fixed in all files with one button', async ({ page }) => {
    const wrong = (code: string) =>
      `#include <behaviors.dtsi>\n/ { keymap { compatible = "zmk,keymap"; a { bindings = <&kp ${code}>; }; }; };\n`;
    await chooser(page).setInputFiles([
      fileNamed('one.keymap', wrong('KC_A &kp KC_B')),
      fileNamed('two.keymap', wrong('KC_C')),
    ]);
    await expect(summary(page)).toHaveText(/^3 errors in 2 files/);
    await page.getByRole('button', { name: 'Fix all 3 of this kind in 2 files' }).click();
    await expect(summary(page)).toHaveText(/^Nothing to do/);
    await undo(page).click();
    await expect(summary(page)).toHaveText(/^3 errors in 2 files/);
  });

  test('pasted text is recognized as a .conf file, and the finding in a build log names the file of the error', async ({
    page,
  }) => {
    await chooser(page).setInputFiles([fileNamed('config/corne.keymap', '/ {\n  a = <1>\n  b;\n};\n')]);
    await expect(editor(page)).toContainText('a = <1>');
    await page.getByRole('button', { name: 'Clear' }).click();
    await source(page).click();
    await page.keyboard.insertText('CONFIG_ZMK_SLEEP=Yes\n');
    await expect(page.getByText('my.conf')).toBeVisible();
    await page.getByRole('button', { name: 'Change to y' }).click();
    await expect(editor(page)).toContainText('CONFIG_ZMK_SLEEP=y');
    await page.getByRole('button', { name: 'Failed build log' }).click();
    await expect(summary(page)).toHaveText(/^This build failed\. A ; or < is missing/);
    await expect(page.getByRole('main')).toContainText('nothing is sent');
    await chooser(page).setInputFiles([fileNamed('corne.keymap', '/ {\n'.repeat(30))]);
    await page.getByLabel('File shown').selectOption('failed-build.txt');
    await expect(page.getByRole('main')).toContainText('It’s in config/corne.keymap, line 23.');
  });

  test('if a file is opened while another is still being read, both are open afterwards', async ({ page }) => {
    await page.evaluate(() => {
      const read = File.prototype.arrayBuffer;
      File.prototype.arrayBuffer = async function (this: File) {
        if (this.name === 'slow.keymap') await new Promise((done) => setTimeout(done, 400));
        return read.call(this);
      };
    });
    await chooser(page).setInputFiles([fileNamed('slow.keymap', '/ { slow; };')]);
    await chooser(page).setInputFiles([fileNamed('quick.keymap', '/ { quick; };')]);
    await expect(page.getByLabel('File shown').locator('option')).toHaveText(['quick.keymap', 'slow.keymap']);
  });
});
