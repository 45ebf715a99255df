import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test as inNewTab, type Locator, type Page } from '@playwright/test';
import { accessibilityFaults } from './axe';
import { builtRoutes } from './builtRoutes';
import { startReact } from './startReact';
import { test } from './sharedTab';

/** The most that a playground may load, scripts and data together. */
const budgetBytes = 60_500;

const hasTimeline = (route: string): boolean =>
  fs
    .readFileSync(path.join(process.cwd(), 'build', `${route.slice(1) || 'index'}.html`), 'utf8')
    .search(/<button[^>]* data-try-it/) >= 0;
const route = builtRoutes().find((candidate) => candidate.startsWith('/docs/') && hasTimeline(candidate));

const keymap = `/ {
    behaviors {
        hm: hm {
            compatible = "zmk,behavior-hold-tap";
            #binding-cells = <2>;
            flavor = "hold-preferred";
            tapping-term-ms = <5000>;
            bindings = <&kp>, <&kp>;
        };
    };
    keymap {
        compatible = "zmk,keymap";
        base { bindings = <&hm LSHFT F &kp J &mo 1>; };
        upper { bindings = <&kp N1 &kp N2 &trans>; };
    };
};`;

/** Opens the playground of the first figure, or one with another keymap in its place. */
async function open(page: Page, source?: string): Promise<Locator> {
  await page.goto(route ?? '/docs');
  const button = page.getByRole('button', { name: 'Try it' }).first();
  if (source !== undefined)
    await button.evaluate(
      (element, props) => {
        (element as HTMLElement).dataset.tryIt = JSON.stringify(props);
      },
      { title: 'a test', source },
    );
  await button.click();
  return page.getByRole('region', { name: /^Try it:/ });
}

const received = (playground: Locator): Locator => playground.getByText('Your computer would receive');

test.describe('the playground under a timeline', () => {
  test.skip(route === undefined, 'no page has a timeline');

  inNewTab('loads at most 60.5 kB, after a click on “Try it”', async ({ page }) => {
    await page.goto(route ?? '/docs');
    await startReact(page);
    await page.waitForLoadState('networkidle');
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      // Ignores the pages whose links scroll into view: they're prefetched with or without a playground.
      if (/^(?!.*\/content\/).*\.(?:js|css|json)$/.test(response.url())) bodies.push(response.body());
    });
    // With the keyboard, because a mouse pointer could end up on a link and prefetch its page.
    await page.getByRole('button', { name: 'Try it' }).first().press('Enter');
    await page.getByRole('application').waitFor();
    const weight = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0);
    expect(weight).toBeGreaterThan(0);
    expect(weight).toBeLessThanOrEqual(budgetBytes);
  });

  inNewTab('responds to a click made before React starts', async ({ page }) => {
    await page.goto(route ?? '/docs', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Try it' }).first().click();
    await expect(page.getByRole('application')).toBeFocused();
  });

  test('takes input from the reader’s keyboard until Escape is pressed', async ({ page }) => {
    const playground = await open(page, keymap);
    const keyboard = playground.getByRole('application');
    await keyboard.focus();
    await page.keyboard.down('f');
    await page.keyboard.down('j');
    await page.keyboard.up('j');
    await page.keyboard.up('f');
    await expect(received(playground)).toHaveText(/Shift\+J$/);
    await expect(playground.getByText('F is held: you pressed another key within 5000 ms.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(keyboard).not.toBeFocused();
    await page.keyboard.press('j');
    await expect(received(playground)).toHaveText(/Shift\+J$/);
  });

  for (const [what, source] of [
    ['that is in the keymap', keymap.replace('&kp J', '&kp SLASH')],
    ['that is not in the keymap', keymap],
  ] as const) {
    test(`a slash ${what} does not open the search`, async ({ page }) => {
      const playground = await open(page, source);
      const keyboard = playground.getByRole('application');
      await keyboard.focus();
      await page.keyboard.press('/');
      await page.keyboard.press('f');
      await expect(received(playground)).toHaveText(source === keymap ? /receive F$/ : /receive \/ ?F$/);
      await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
      await expect(keyboard).toBeFocused();
      await page.keyboard.press('Escape');
      await page.keyboard.press('/');
      await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    });
  }

  test('keys of the chosen layer can be clicked', async ({ page }) => {
    const playground = await open(page, keymap);
    await playground.getByRole('combobox', { name: 'Layer' }).selectOption('1: upper');
    await playground.getByRole('button', { name: '2' }).click();
    await expect(received(playground)).toHaveText(/2$/);
  });

  test('holding a key with the mouse works the first time, and the keyboard keeps the focus', async ({ page }) => {
    const playground = await open(page);
    const keyboard = playground.getByRole('application');
    await expect(keyboard).toBeFocused();
    const key = keyboard.getByRole('button').first();
    await key.hover();
    await page.mouse.down();
    await page.waitForTimeout(300);
    await expect(key).toHaveAttribute('aria-pressed', 'true');
    await expect(keyboard).toBeFocused();
    await page.mouse.up();
    await expect(key).toHaveAttribute('aria-pressed', 'false');
  });

  test('a click without pointer events, as from a screen reader, taps a key', async ({ page }) => {
    const playground = await open(page, keymap);
    await playground.getByRole('button', { name: 'J' }).dispatchEvent('click', { detail: 0 });
    await expect(received(playground)).toHaveText(/receive J$/);
  });

  test('changing a setting changes what is typed and the code snippet', async ({ page }) => {
    const playground = await open(page, keymap);
    const keyboard = playground.getByRole('application');
    await playground.getByRole('combobox', { name: 'flavor' }).selectOption('tap-preferred');
    await expect(playground.getByText('flavor = "tap-preferred";')).toBeVisible();
    await keyboard.focus();
    await page.keyboard.down('f');
    await page.keyboard.down('j');
    await page.keyboard.up('j');
    await page.keyboard.up('f');
    await expect(received(playground)).toHaveText(/receive FJ$|receive F J$/);
  });

  test('a time above the limit stays in its field, with a message', async ({ page }) => {
    const playground = await open(page, keymap);
    const field = playground.getByRole('spinbutton', { name: 'tapping-term-ms' });
    await field.fill('99999999');
    await expect(playground.getByText('The maximum is 5000 ms. Still using 5000 ms.')).toBeVisible();
    await expect(field).toHaveValue('99999999');
  });

  test('says that a source without a keymap cannot be used', async ({ page }) => {
    await open(page, '/ { };');
    await expect(page.getByText('No keymap found')).toBeVisible();
  });

  test('labels a key with the name of its behavior if the behavior’s bindings contain the behavior itself', async ({
    page,
  }) => {
    const playground = await open(page, keymap.replace('bindings = <&kp>, <&kp>', 'bindings = <&kp>, <&hm>'));
    await expect(playground.getByRole('button', { name: 'hm' })).toBeVisible();
  });

  test('has no accessibility faults and is not wider than a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const playground = await open(page);
    await page.keyboard.press('Escape');
    expect(await accessibilityFaults(page, 'everything')).toEqual([]);
    const overflow = await playground.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });

  inNewTab.describe('on a touch screen', () => {
    inNewTab.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    inNewTab('keys can be tapped with one finger and with two at the same time', async ({ page }) => {
      const playground = await open(page, keymap);
      const keyboard = playground.getByRole('application');
      const key = (name: string): Locator =>
        keyboard.getByRole('button', { name: name === 'F' ? 'F, Shift when held' : name, exact: true });
      await key('J').tap();
      await expect(received(playground)).toHaveText(/receive J$/);

      const touch = await page.context().newCDPSession(page);
      const finger = async (name: string, id: number) => {
        const box = await key(name).boundingBox();
        if (!box) throw new Error(`The key ${name} is not on the screen.`);
        return { id, x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      const [f, j] = [await finger('F', 0), await finger('J', 1)];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [f] });
      await expect(key('F')).toHaveAttribute('aria-pressed', 'true');
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [f, j] });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [f] });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect(received(playground)).toHaveText(/receive J Shift\+J$/);
      await expect(key('F')).toHaveAttribute('aria-pressed', 'false');
    });
  });
});
