import fs from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { timeouts } from '../../src/searchClient/hostedClient';
import { startReact } from '../e2e/startReact';
import { fixtureSite } from './fixtureSite';
import { goTo } from './goTo';
import { holdBack } from '../e2e/holdBack';
import { proves } from './proves';
import { hits, fakeProvider } from './fakeProvider';
import { blogPages, inPages, postRoutes, tagPages } from './routes';
import { serveFolder } from './serveFolder';

const onHosted = (use: (origin: string) => Promise<void>) => serveFolder(fixtureSite('hosted').folder, use);

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator('.search-input').fill(query);
}

const thresholds = 'Search stall threshold 300 ms; analytics debounce 400 ms; view events sent in chunks of 20 ids.';
const views = (page: Page) =>
  page.evaluate<number[]>(
    '[...window.aa.queue].filter(([name]) => name === "viewedObjectIDs").map(([, event]) => event.objectIDs.length)',
  );

test(...proves(thresholds, 'view events are sent after 400 ms, 20 ids at a time'), async ({ page }) => {
  await fakeProvider(page);
  await onHosted(async (origin) => {
    await page.goto(`${origin}/docs`);
    await startReact(page);
    // Pauses timers, but not frames, which show the results.
    await page.evaluate('window.nextFrame = requestAnimationFrame');
    await page.clock.install();
    await page.evaluate('window.requestAnimationFrame = nextFrame');
    await page.clock.pauseAt(Date.now() + 60_000);
    await search(page, 'layer');
    await expect(page.getByRole('option')).not.toHaveCount(0);
    await page.clock.runFor(399);
    expect(await views(page)).toEqual([]);
    await page.clock.runFor(2);
    await expect.poll(() => views(page)).toEqual([20, 10]);
  });
});

const limits =
  'Search: 20 hits per page; at most 5 hits per group by default; snippet length 10 words (5 on screens up to 768 px); recent searches kept 7 (4 when favourites exist); favourites kept 10; connect timeout 1 s, read 2 s, write 30 s; a failed host is retried after 120 s; input max 64 characters.';

test(...proves(limits, 'hits, groups, snippets and input'), async ({ page }) => {
  const calls = await fakeProvider(page);
  await onHosted(async (origin) => {
    for (const [width, words] of [
      [769, 10],
      [768, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${origin}/docs`);
      await startReact(page);
      await search(page, 'layer');
      await expect(page.getByRole('option')).toHaveCount(6 * 5);
      const request = calls.at(-1)?.body.requests[0];
      expect(request?.hitsPerPage).toBe(20);
      expect(request?.attributesToSnippet).toContain(`content:${words}`);
    }
    expect(hits.filter(({ hierarchy }) => hierarchy.lvl0 === 'Group 1')).toHaveLength(6);
    await expect(page.locator('.search-input')).toHaveAttribute('maxlength', '64');
  });
});

const kept = (name: 'RECENT' | 'FAVORITE') => `__DOCSEARCH_${name}_SEARCHES__zmkfirmware`;

test(...proves(limits, 'recent searches and favourites'), async ({ page }) => {
  const entries = Array.from({ length: 12 }, (_, at) => ({
    objectID: `entry-${at}`,
    url: '/docs',
    type: 'lvl1',
    content: null,
    hierarchy: { lvl0: 'Docs', lvl1: `Entry ${at}`, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  }));
  const store = (key: string) =>
    page.evaluate(([name, value]) => localStorage.setItem(name!, value!), [key, JSON.stringify(entries)]);
  const shown = (name: string) => page.locator('.search-group', { hasText: name }).locator('li');
  await page.goto('/docs');
  await store(kept('RECENT'));
  await startReact(page);
  await page.keyboard.press('Control+k');
  await expect(shown('Recent')).toHaveCount(7);
  await page.keyboard.press('Escape');
  await store(kept('FAVORITE'));
  await page.keyboard.press('Control+k');
  await expect(shown('Favorite')).toHaveCount(10);
  await expect(shown('Recent')).toHaveCount(4);
});

test(...proves(limits, 'timeouts and failed hosts'), async ({ page }) => {
  expect(timeouts).toEqual({ connect: 1000, read: 2000, write: 30_000 });
  let isDown = true;
  let answered = 0;
  const isFirstHost = ({ hostname }: URL) => hostname === 'fixture-dsn.algolia.net';
  const calls = await fakeProvider(page, async ({ url }) => {
    if (isDown && isFirstHost(url)) return 'unreachable';
    answered += 1;
    return { hits };
  });
  await onHosted(async (origin) => {
    await page.clock.install();
    await page.goto(`${origin}/docs`);
    await startReact(page);
    /** For each host that was tried until one answered, whether it is the first host. */
    const hostsFor = async (query: string) => {
      const before = answered;
      await page.locator('.search-input').fill(query);
      await expect.poll(() => answered).toBeGreaterThan(before);
      return calls.filter(({ body }) => body.requests[0]?.query === query).map(({ url }) => isFirstHost(url));
    };
    await page.keyboard.press('Control+k');
    expect(await hostsFor('one'), 'the first host fails and the next one answers').toEqual([true, false]);
    expect(await hostsFor('two'), 'the failed host is not tried').toEqual([false]);
    isDown = false;
    await page.clock.fastForward(121_000);
    expect(await hostsFor('three'), 'the failed host is tried again').toEqual([true]);
  });
});

test(...proves('Desktop breakpoint 996 px.'), async ({ page }) => {
  await page.goto('/docs/faq');
  const menu = page.locator('.navbar__toggle');
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(menu).toBeHidden();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(menu).toBeVisible();
  await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
});

test(
  ...proves('Progress bar library defaults: minimum 0.08, speed 200 ms, trickle every 800 ms.'),
  async ({ page }) => {
    await page.goto('/docs/faq');
    await startReact(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    // No link in view leads to this page, so it hasn't been prefetched.
    const gate = await holdBack(page, '**/content/*/docs/keymaps/conditional-layers.json');
    await goTo(page, '/docs/keymaps/conditional-layers');
    await gate.reached;
    await page.clock.runFor(210);
    const bar = page.locator('#nprogress .bar');
    const progress = async () =>
      1 + Number(/translate3d\(([-.\d]+)%/.exec((await bar.getAttribute('style')) ?? '')?.[1]) / 100;
    expect(await progress()).toBeCloseTo(0.08);
    expect(await bar.evaluate((element) => element.style.transitionDuration)).toBe('200ms');
    await page.clock.runFor(780);
    expect(await progress()).toBeCloseTo(0.08);
    await page.clock.runFor(30);
    expect(await progress()).toBeGreaterThan(0.08);
    await expect(bar).toHaveCSS('position', 'fixed');
  },
);

test(...proves('Head manager defers updates to the next animation frame by default.'), async ({ page }) => {
  await page.goto('/docs/features/bluetooth');
  await startReact(page);
  await page.evaluate(() => {
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    Object.assign(window, { nextFrame: () => waiting.splice(0).forEach((callback) => callback(performance.now())) });
  });
  await goTo(page, '/docs/faq');
  await expect(page.locator('h1')).not.toHaveText('Bluetooth');
  await expect(page).toHaveTitle(/^Bluetooth/);
  await page.evaluate('nextFrame()');
  await expect(page).not.toHaveTitle(/^Bluetooth/);
});

test(...proves('Site framework version 3.7.0.'), async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('meta[name=generator]')).toHaveAttribute('content', 'Docusaurus v3.7.0');
  const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(dependencies['@docusaurus/core']).toBe('3.7.0');
});

test(...proves('Blog pages hold 10 posts (page 2 holds 9); tag lists 10 per page.'), async ({ request }) => {
  const posts = async (address: string) => (await (await request.get(address)).text()).match(/<article/g)?.length;
  for (const list of [blogPages(), tagPages('firmware'), tagPages('keyboards')]) {
    for (const route of list.slice(0, -1)) expect(await posts(route), route).toBe(10);
  }
  const rest = inPages(postRoutes())[1]?.length;
  expect(await posts('/blog/page/2')).toBe(rest);
  expect(rest).toBeGreaterThanOrEqual(9);
});

test(...proves('Copyright year 2025.'), async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.footer__copyright')).toContainText('Copyright © 2025');
});
