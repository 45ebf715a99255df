import fs from 'node:fs';
import { expect, test as inNewTab, type Download, type Page } from '@playwright/test';
import { accessibilityFaults } from './axe';
import { test } from './sharedTab';

const keymap = `/ {
    behaviors {
        hm: hm {
            compatible = "zmk,behavior-hold-tap";
            #binding-cells = <2>;
            flavor = "hold-preferred";
            tapping-term-ms = <200>;
            bindings = <&kp>, <&kp>;
        };
    };
    keymap {
        compatible = "zmk,keymap";
        base_layer { bindings = <&hm LSHFT F &kp J &mo 1>; };
        upper { bindings = <&kp N1 &kp LC(LS(Z)) &trans>; sensor-bindings = <&inc_dec_kp C_VOL_UP C_VOL_DN>; };
    };
};`;

const text = (page: Page) => page.getByRole('textbox', { name: 'Keymap' });
const layer = (page: Page, name: string) => page.getByRole('region', { name });
const received = (page: Page) => page.getByText('Your computer would receive');
const contents = async (download: Download): Promise<Buffer> => fs.readFileSync(await download.path());

async function open(page: Page, source = keymap): Promise<void> {
  await page.goto('/playground');
  await layer(page, 'Layer 0: Base').waitFor();
  await text(page).fill(source);
}

test('the drawing starts with an example and follows the text, also after text without a keymap', async ({ page }) => {
  await open(page);
  await expect(layer(page, 'Layer 1: upper').getByRole('img')).toHaveAttribute('aria-label', /Ctrl\+Shift\+Z/);
  await expect(layer(page, 'Layer 1: upper')).toContainText('Encoders: Vol + / Vol −');
  for (const empty of ['nothing', '/ { keymap { compatible = "zmk,keymap"; base { bindings = <>; }; }; };']) {
    await text(page).fill(empty);
    await expect(page.getByText('There’s no keymap yet')).toBeVisible();
    await text(page).fill(keymap);
    await expect(layer(page, 'Layer 1: upper')).toBeVisible();
  }
});

test('the text of a keymap that cannot be drawn is kept, and the next keymap is drawn', async ({ page }) => {
  await open(page);
  await page.getByRole('tab', { name: 'Type on it' }).click();
  await page.evaluate(() => {
    // Drawing the keyboard calls this method with the names of the keys, so this makes it fail for the key "bad".
    const { test: match } = RegExp.prototype;
    RegExp.prototype.test = function (tested) {
      if (tested === 'bad' && this.source === '^[A-Z]$') throw new Error('cannot be drawn');
      return match.call(this, tested);
    };
  });
  const bad = 'bad: bad { compatible = "zmk,behavior-macro"; #binding-cells = <0>; bindings = <&kp A>; };';
  const broken = keymap.replace('hm: hm', `${bad} hm: hm`).replace('&kp J', '&bad');
  await text(page).fill(broken);
  await expect(page.getByText('This keymap couldn’t be drawn.')).toBeVisible();
  await expect(text(page)).toHaveValue(broken);
  await text(page).fill(keymap);
  await expect(page.getByRole('application').getByRole('button', { name: 'J' })).toBeVisible();
});

test('on the tab for typing, settings of the keymap can be changed, which changes what the keys send', async ({
  page,
}) => {
  await open(page, keymap.replace('<200>', '<5000>'));
  await page.getByRole('tab', { name: 'Type on it' }).click();
  await page.getByRole('combobox', { name: 'flavor' }).selectOption('tap-preferred');
  await expect(text(page)).toHaveValue(/flavor = "tap-preferred";/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text(page)).toHaveValue(/flavor = "hold-preferred";/);
  await page.getByRole('combobox', { name: 'flavor' }).selectOption('tap-preferred');
  await page.getByRole('application').focus();
  await page.keyboard.down('f');
  await page.keyboard.press('j');
  await page.keyboard.up('f');
  await expect(received(page)).toHaveText(/receive F J$/);
});

test('notes about the keymap disappear with their cause', async ({ page }) => {
  await open(page, '<<<{{{}}}"');
  const notes = page.getByRole('listitem').filter({ hasText: 'Line 1:' });
  await expect(notes).not.toHaveCount(0);
  await text(page).fill(keymap);
  await expect(notes).toHaveCount(0);
});

test('if the layout has too few keys for the keymap, keys are drawn in rows, and the picker says so', async ({
  page,
}) => {
  await page.goto('/playground');
  await layer(page, 'Layer 0: Base').waitFor();
  const picker = page.getByRole('combobox', { name: 'Layout' });
  await expect(picker).not.toHaveValue('rows');
  await text(page).fill(keymap.replace('&kp J', '&kp J '.repeat(60)));
  await expect(picker).toHaveValue('rows');
});

test('an opened keymap gets the shape of its keyboard, and for an unknown one, those with as many keys are offered', async ({
  page,
}) => {
  await open(page);
  const bindings = Array.from({ length: 36 }, () => '&kp A').join(' ');
  const openAs = (name: string) =>
    page.getByLabel('Open a keymap or layout file').setInputFiles([
      {
        name,
        mimeType: 'text/plain',
        buffer: Buffer.from(`/ { keymap { compatible = "zmk,keymap"; base { bindings = <${bindings}>; }; }; };`),
      },
    ]);
  const picker = page.getByRole('combobox', { name: 'Layout' });
  const offer = page.getByRole('group', { name: 'Keyboards with as many keys' });
  await openAs('unknown.keymap');
  await expect(offer).toContainText('With 36 keys, it could be:');
  await expect(picker).toHaveValue('rows');
  await offer.getByRole('button').first().click();
  await expect(picker).not.toHaveValue('rows');
  await expect(offer).toHaveCount(0);
  await openAs('microdox.keymap');
  await picker.focus();
  await expect(picker).toHaveValue(/^microdox/i);
});

test('an opened keymap is drawn and kept after a reload, and a file that it does not use is reported', async ({
  page,
}) => {
  await open(page);
  await page.getByLabel('Open a keymap or layout file').setInputFiles([
    { name: 'own.keymap', mimeType: 'text/plain', buffer: Buffer.from(keymap.replace('upper', 'symbols')) },
    { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('not a keymap') },
  ]);
  await expect(layer(page, 'Layer 1: symbols')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('own.keymap doesn’t use photo.png.');
  await page.reload();
  await expect(layer(page, 'Layer 1: symbols')).toBeVisible();
});

test('a keymap that gets its layers from another file asks for it by name, and draws it when it is added', async ({
  page,
}) => {
  await open(page);
  const file = (name: string, source: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(source) });
  await page
    .getByLabel('Open a keymap or layout file')
    .setInputFiles([file('own.keymap', '#define A 1\n#include "shared/layers.dtsi"\n')]);
  await expect(page.getByText('This file gets its layers from layers.dtsi.')).toBeVisible();
  await page.getByLabel('Add the files that the keymap includes').setInputFiles([file('layers.dtsi', keymap)]);
  await expect(layer(page, 'Layer 1: upper')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add the file…' })).toHaveCount(0);
});

test('Undo restores the keymap that an example has replaced, and Redo the edited example', async ({ page }) => {
  await open(page);
  await page.getByRole('combobox', { name: 'Example' }).selectOption('A 60% keyboard');
  await expect(text(page)).not.toHaveValue(keymap);
  await text(page).fill('edited');
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await undo.press('Enter');
  await expect(text(page)).toHaveValue(keymap);
  await expect(undo).toBeFocused();
  await text(page).press('Control+Shift+z');
  await text(page).press('Control+y');
  await expect(text(page)).toHaveValue('edited');
});

test('Undo restores text that was typed while a file was being read, which replaced it', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const { text: readText } = Blob.prototype;
    Blob.prototype.text = async function () {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return readText.call(this);
    };
  });
  const buffer = Buffer.from(keymap.replace('upper', 'symbols'));
  await page
    .getByLabel('Open a keymap or layout file')
    .setInputFiles({ name: 'own.keymap', mimeType: 'text/plain', buffer });
  await text(page).fill('typed');
  await expect(text(page)).toHaveValue(/symbols/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text(page)).toHaveValue('typed');
});

test('Undo restores the keymap that a link has replaced', async ({ page }) => {
  await open(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.evaluate(() => {
    location.hash = '#source=linked';
  });
  await expect(text(page)).toHaveValue('linked');
  await undo.click();
  await expect(text(page)).toHaveValue(keymap);
  await page.goto('/');
  await page.goto('/playground#source=other');
  await expect(text(page)).toHaveValue('other');
  await undo.click();
  await expect(text(page)).toHaveValue(keymap);
});

test('the copied link contains the keymap and becomes the URL of the page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());
  const other = await context.newPage();
  await other.addInitScript(() => localStorage.clear());
  await other.goto(link);
  await expect(text(other)).toHaveValue(keymap);
});

test('an edit of a keymap from a link is kept after a reload', async ({ page }) => {
  await page.goto(`/playground#source=${encodeURIComponent(keymap)}`);
  await expect(text(page)).toHaveValue(keymap);
  await text(page).fill(keymap.replace('upper', 'symbols'));
  await expect(layer(page, 'Layer 1: symbols')).toBeVisible();
  await page.reload();
  await expect(layer(page, 'Layer 1: symbols')).toBeVisible();
});

test('saved pictures have every layer with its notes, in the chosen colors', async ({ page }) => {
  await open(page);
  const save = async (name: string): Promise<Buffer> => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    return contents(await download);
  };
  const light = (await save('Save SVG')).toString();
  await page.getByText('Picture options').click();
  await page.getByRole('combobox', { name: 'Colors' }).selectOption('dark');
  const dark = (await save('Save SVG')).toString();
  expect(light).toContain('1 upper');
  expect(light).toContain('Encoders: Vol + / Vol −');
  expect(light).not.toMatch(/ class=|var\(|="miter"/);
  expect(light.match(/overflow="visible"/g)).toHaveLength(2);
  const background = (svg: string) => /height="100%" fill="([^"]+)"/.exec(svg)?.[1];
  expect(background(light)).not.toBe(background(dark));
  expect((await save('Save PNG')).subarray(1, 4).toString()).toBe('PNG');
});

test('a picture can have a title, a transparent background, only some layers, and combos on the keys of a layer', async ({
  page,
}) => {
  const combo = '/ { combos { compatible = "zmk,combos"; c { key-positions = <0 1>; bindings = <&kp ESC>; }; }; };';
  await open(page, keymap + combo);
  await expect(page.getByRole('region', { name: 'Combos on base' })).toBeVisible();
  await page.getByText('Picture options').click();
  await page.getByRole('checkbox', { name: 'Combos on their layers' }).check();
  await expect(page.getByRole('region', { name: 'Combos on base' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Title' }).fill('My layout');
  await page.getByRole('checkbox', { name: 'Transparent background' }).check();
  await page.getByRole('checkbox', { name: '1 upper' }).uncheck();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save SVG' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('My-layout.svg');
  const picture = (await contents(saved)).toString();
  expect(picture).toContain('>My layout<');
  expect(picture).toContain('0 base');
  expect(picture).toContain(' Esc<');
  expect(picture).not.toContain('1 upper');
  expect(picture).not.toContain('height="100%"');
  await page.getByRole('checkbox', { name: '0 base' }).uncheck();
  await expect(page.getByRole('button', { name: 'Save SVG' })).toBeDisabled();
});

test('a link that is too long for a chat says so and offers a picture', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const random = Array.from({ length: 400 }, (_, index) => `// ${((index + 1) * 7919 * 104729).toString(36)}`).join(
    '\n',
  );
  await open(page, `${keymap}\n${random}`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('most chats allow 2,000')).toBeVisible();
  await page.getByRole('tab', { name: 'Edit it' }).click();
  await page.getByRole('button', { name: 'Save a picture' }).click();
  await expect(page.getByRole('button', { name: 'Save PNG' })).toBeFocused();
});

test('a picture saved on a phone is the same as on a desktop', async ({ page }) => {
  await page.goto('/playground');
  await layer(page, 'Layer 0: Base').waitFor();
  const save = async (width: number): Promise<string> => {
    await page.setViewportSize({ width, height: 844 });
    const halves = layer(page, 'Layer 0: Base').locator('svg');
    await expect(halves).toHaveCount(width < 400 ? 2 : 1);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save SVG' }).click();
    const picture = (await contents(await download)).toString();
    await expect(halves).toHaveCount(width < 400 ? 2 : 1);
    return picture;
  };
  expect(await save(390)).toBe(await save(1280));
});

test('only the layers are printed, either all on one page or each on a page of its own', async ({ page }) => {
  await page.goto('/playground');
  await layer(page, 'Layer 0: Base').waitFor();
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  const sheets = async (name: string): Promise<number> => {
    await page.getByRole('button', { name }).click();
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  };
  expect(await sheets('Print one page')).toBe(1);
  // A page for each of the four layers, and one for the combos.
  expect(await sheets('Print one layer per page')).toBe(5);
  await page.emulateMedia({ media: 'print' });
  await expect(text(page)).toBeHidden();
});

test('a large keymap is drawn as it scrolls into view, but saved and printed in full', async ({ page }) => {
  const layers = Array.from({ length: 6 }, (_, index) => `large_${index} { bindings = <${'&kp A '.repeat(300)}>; };`);
  const source = `/ { keymap { compatible = "zmk,keymap"; ${layers.join('\n')} }; };`;
  const keysOf = (index: number) => layer(page, `Layer ${index}: large_${index}`).locator('svg > g');
  await open(page, source);
  await expect(keysOf(0)).toHaveCount(300);
  await expect(keysOf(5)).toHaveCount(0);
  await expect(layer(page, 'Layer 5: large_5').getByRole('img')).toHaveAttribute('aria-label', /(A; ){299}A\./);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save SVG' }).click();
  const picture = (await contents(await download)).toString();
  expect(picture.match(/<g>/g)).toHaveLength(6 * 300);

  await page.reload();
  await expect(keysOf(0)).toHaveCount(300);
  await expect(keysOf(5)).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  for (const index of layers.keys()) await expect(keysOf(index)).toHaveCount(300);

  await page.reload();
  await expect(keysOf(0)).toHaveCount(300);
  await expect(keysOf(5)).toHaveCount(0);
  await layer(page, 'Layer 5: large_5').scrollIntoViewIfNeeded();
  await expect(keysOf(5)).toHaveCount(300);
});

test('what was typed can be replayed, also step by step, and cleared', async ({ page }) => {
  await open(page);
  await page.getByRole('tab', { name: 'Type on it' }).click();
  await page.getByRole('application').focus();
  await page.keyboard.down('f');
  await page.keyboard.down('j');
  await page.keyboard.up('j');
  await page.keyboard.up('f');
  await expect(received(page)).toHaveText(/receive Shift\+J$/);
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  await expect(received(page)).toHaveText(/receive nothing$/);
  await expect(received(page)).toHaveText(/receive Shift\+J$/);
  await page.getByRole('button', { name: 'Step by step' }).click();
  await page.getByRole('button', { name: 'Next step (3 left)' }).click();
  await expect(received(page)).toHaveText(/receive Shift\+J$/);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(received(page)).toHaveText(/receive nothing$/);
  // The buttons don't take the focus, so that the reader can go on typing.
  await expect(page.getByRole('application')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Replay', exact: true })).toBeDisabled();
});

inNewTab(
  'the tuner shows the effect of a setting, can search for better ones, and writes them into the keymap',
  async ({ page }) => {
    // The worker gets no requests, so the search goes on until it's canceled.
    await page.addInitScript(() => {
      Worker.prototype.postMessage = () => undefined;
    });
    await page.goto('/playground');
    await page.getByRole('tab', { name: 'Tune it' }).click();
    await expect(page.getByText(/^\d+ misfires$/)).toBeVisible();
    const code = page.getByRole('group', { name: 'dts code' });
    await page.getByRole('combobox', { name: 'Flavor' }).selectOption('balanced');
    await expect(page.getByText(/^\d+ misfires → \d+$/)).toBeVisible();
    await expect(code).toContainText('flavor = "balanced";');
    await page.getByRole('button', { name: 'Find the best settings' }).click();
    await expect(page.getByRole('progressbar', { name: 'Search' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('progressbar', { name: 'Search' })).toBeHidden();
    await page.getByRole('button', { name: 'Apply to the keymap' }).click();
    await expect(text(page)).toHaveValue(/flavor = "balanced";/);
    await expect(page.getByText('Applied to the keymap below.')).toBeVisible();
  },
);

test('the search for the best settings waits for enough typing, and proposes some without misfires', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('tab', { name: 'Tune it' }).click();
  const recorder = page.getByRole('textbox', { name: /^Type this text/ });
  await recorder.press('f');
  await expect(page.getByText('in 1 press of home row mods, all of them letters.')).toBeVisible();
  await expect(page.getByText('You held no modifier, so it can’t tell')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Find the best settings' })).toBeDisabled();
  for (let word = 0; word < 10; word++) {
    await recorder.press('Shift+J');
    await recorder.pressSequentially('ffff ');
  }
  await expect(page.getByText('This is the result for what you typed.')).toBeVisible();
  await expect(page.getByText(/^Seen so far: \d+ keys, of which \d+ letters/)).toBeVisible();
  await page.getByRole('button', { name: 'Find the best settings' }).click();
  await page.getByRole('button', { name: 'Try' }).first().click();
  const result = page.getByRole('status').filter({ hasText: /^(?:\d+ misfires? → 0|0 misfires) in/ });
  await expect(result).toBeVisible();
});

test('for a keymap without home row mods, the tuner offers to open an example with them', async ({ page }) => {
  await page.goto('/playground');
  await page.getByRole('combobox', { name: 'Example' }).selectOption('A 60% keyboard');
  await page.getByRole('tab', { name: 'Tune it' }).click();
  await expect(page.getByText('This keymap has no home row mods')).toBeVisible();
  await page.getByRole('button', { name: 'Open an example with home row mods' }).click();
  await expect(page.getByText(/^\d+ misfires$/)).toBeVisible();
  await page.getByText('Which keys misfire, and why').click();
  await page.getByText(/^\d+ more$/).click();
  await expect(page.getByText(/^\d+\.\d\d s: .* instead of /).nth(12)).toBeVisible();
});

test('a pasted QMK keymap is recognized, without a list of syntax errors', async ({ page }) => {
  await page.goto('/playground');
  await text(page).fill('[0] = LAYOUT_split_3x6_3(\n  KC_TAB, KC_Q, KC_W\n),\n');
  await expect(page.getByText('This is C code for QMK')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', '/docs/keymaps/coming-from-qmk');
  await expect(page.getByText(/^Line \d+:/)).toHaveCount(0);
});

test('arrow keys move between the keys, Space holds the focused key down, and Escape leaves the keyboard', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('tab', { name: 'Type on it' }).click();
  const keyboard = page.getByRole('application');
  await keyboard.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const key = keyboard.getByRole('button', { name: 'J' });
  await expect(key).toBeFocused();
  await page.keyboard.down('Space');
  await expect(key).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.up('Space');
  await expect(received(page)).toHaveText(/receive J$/);
  await page.keyboard.press('Escape');
  await expect(keyboard).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(keyboard).not.toBeFocused();
});

test('a code sample in the docs can be tried in place and opened in the playground', async ({ page }) => {
  await page.goto('/docs/keymaps/conditional-layers');
  const sample = page.locator('[data-language="dts"]', { hasText: 'Open in the playground' }).first();
  const code = await sample.locator('code').textContent();
  await sample.getByRole('button', { name: 'Try it' }).click();
  await expect(sample.getByRole('application')).toBeFocused();
  await sample.getByRole('link', { name: 'Open in the playground' }).click();
  await expect(text(page)).toHaveValue(code ?? '');
});

test('key positions can be picked on a docs page', async ({ page }) => {
  await page.goto('/docs/keymaps/combos');
  await page.getByRole('button', { name: 'Pick key positions' }).click();
  const picker = page.getByRole('region', { name: 'Pick key positions' });
  await picker.getByRole('button', { name: /^Position 11,/ }).click();
  await expect(picker.getByText('key-positions = <11>;')).toBeVisible();
  await picker.getByRole('combobox', { name: 'Keyboard' }).selectOption('sofle, Sofle');
  await expect(picker.getByRole('button', { name: /^Position 59,/ })).toBeVisible();
});

test('a keymap from the upgrader opens in the playground', async ({ page }) => {
  await page.goto('/keymap-upgrader');
  await page.getByRole('button', { name: 'Old keymap' }).click();
  await page.getByRole('link', { name: 'See this keymap' }).click();
  await expect(text(page)).toHaveValue(/zmk,keymap/);
});

test('a keymap from the upgrader opens in the playground with the files it includes', async ({ page }) => {
  await page.goto('/keymap-upgrader');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'own.keymap', mimeType: 'text/plain', buffer: Buffer.from(`#include "mine.dtsi"\n${keymap}`) },
      { name: 'mine.dtsi', mimeType: 'text/plain', buffer: Buffer.from('/* included */\n') },
    ]);
  await page.getByLabel('File shown').selectOption('own.keymap');
  await page.getByRole('link', { name: 'See this keymap' }).click();
  await expect(text(page)).toHaveValue(/^\/\* included \*\//);
});

test('the playground has no accessibility faults in either theme and is not wider than 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  for (const tab of ['See it', 'Type on it', 'Tune it', 'Edit it']) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.getByRole('tab', { name: tab }).click();
    expect.soft(await accessibilityFaults(page, 'everything'), `${tab}, light`).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), tab).toBe(true);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect.soft(await accessibilityFaults(page, 'appearance'), `${tab}, dark`).toEqual([]);
  }
});
