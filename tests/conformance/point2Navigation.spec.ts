import { expect, test, type Page } from '@playwright/test';
import { allRequestsSeen, marker } from '../e2e/allRequestsSeen';
import { startReact } from '../e2e/startReact';
import { goTo, scripts } from './goTo';
import { holdBack } from '../e2e/holdBack';
import { proves } from './proves';

const here = '/docs/features/bluetooth';
const there = '/docs/faq';
/** A page in the sidebar that no link in view leads to, so it isn't prefetched earlier. */
const pointedAt = '/docs/features/encoders';
/** A page that needs another script than `here`. All docs pages have the same scripts. */
const elsewhere = '/blog';
const titleHere = 'Bluetooth';

async function open(page: Page): Promise<void> {
  await page.goto(here);
  await startReact(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

test(...proves("On navigation, the next page's code is preloaded first."), async ({ page }) => {
  await open(page);
  const gate = await holdBack(page, scripts);
  await goTo(page, elsewhere);
  await gate.reached;
  // The address has changed, but the old page stays until the code of the new one is loaded.
  await expect(page).toHaveURL(new RegExp(`${elsewhere}$`));
  await expect(page.locator('h1')).toHaveText(titleHere);
  gate.open();
  await expect(page.locator('h1')).not.toHaveText(titleHere);
  expect(await isSameDocument(page)).toBe(true);
});

const preloadFailure = [
  'If that fails, the whole page reloads and a warning is logged.',
  'Route preload failure | Warning logged, page reloads',
];

test(...proves(preloadFailure), async ({ page }) => {
  await open(page);
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  // Imitates a new deployment, which removes the old files.
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  await goTo(page, elsewhere);
  await page.waitForFunction(() => !('isSameDocument' in window));
  await expect(page).toHaveURL(new RegExp(`${elsewhere}$`));
  await expect(page.locator('h1')).not.toHaveText(titleHere);
  expect(warnings.join()).toMatch(/ChunkLoadError|Loading chunk/);
});

test(
  ...proves('After navigation the view scrolls to the hash target, or to the top if there is no hash.'),
  async ({ page }) => {
    await open(page);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await goTo(page, '/docs/features/split-keyboards#central-and-peripheral-roles');
    await expect(page.locator('#central-and-peripheral-roles')).toBeInViewport();
    expect(await scrollY(page)).toBeGreaterThan(100);
    await goTo(page, there);
    await expect(page).toHaveTitle(/FAQ/i);
    await expect.poll(() => scrollY(page)).toBe(0);
  },
);

test(...proves('Nothing happens if only the query string changed.'), async ({ page }) => {
  await open(page);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await goTo(page, `${here}?os=linux`);
  await expect(page).toHaveURL(/\?os=linux$/);
  expect(await scrollY(page)).toBe(1500);
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test(
  ...proves([
    'A progress bar appears if navigation takes longer than 200 ms, with no spinner, and finishes when the route has updated.',
    'Loading spinner delay 200 ms; progress bar delay 200 ms.',
  ]),
  async ({ page }) => {
    await open(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    const gate = await holdBack(page, scripts);
    await goTo(page, elsewhere);
    await gate.reached;
    await page.clock.runFor(199);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.locator('#nprogress .bar')).toHaveCount(1);
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    await expect(page.locator('h1')).toHaveText(titleHere);
    gate.open();
    await page.clock.resume();
    await expect(page.locator('h1')).not.toHaveText(titleHere);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  },
);

type Head = Readonly<{ title: string; tags: readonly string[] }>;
const tagsOfPage = 'meta[name=description], meta[property^="og:"], link[rel=canonical]';
const readHead = `(document) => ({
  title: document.title,
  tags: [...document.head.querySelectorAll('${tagsOfPage}')].map(({ attributes }) =>
    [...attributes].filter(({ name }) => !name.startsWith('data-')).map(({ name, value }) => name + '=' + value).sort().join(' ')
  ).sort(),
})`;
const shownHead = (page: Page) => page.evaluate<Head>(`(${readHead})(document)`);
const servedHead = (page: Page, route: string) =>
  page.evaluate<Head>(
    `fetch('${route}').then((page) => page.text()).then((html) => (${readHead})(new DOMParser().parseFromString(html, 'text/html')))`,
  );

test(...proves('Page titles and meta tags are set per page.'), async ({ page }) => {
  await open(page);
  const titles = new Set<string>();
  for (const route of [there, '/blog', '/docs/config/battery', '/blog/2024/11/11/zmk-studio-mvp-ga', '/search']) {
    await goTo(page, route);
    const served = await servedHead(page, route);
    titles.add(served.title);
    expect(served.tags.length, route).toBeGreaterThan(3);
    // After client navigation, the head is the same as in the HTML from the server.
    await expect.poll(() => shownHead(page), { message: route }).toEqual(served);
  }
  expect(titles.size).toBe(5);
  expect(await isSameDocument(page)).toBe(true);
});

/** Points at a link in the menu and returns what the browser requests right after that. */
async function pointAtLink(page: Page): Promise<readonly string[]> {
  await open(page);
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname + search !== marker) fetched.push(`${request.resourceType()} ${pathname}`);
  });
  await page.locator(`.menu__link[href="${pointedAt}"]`).hover();
  await allRequestsSeen(page);
  return fetched;
}

test(
  ...proves('Page assets are prefetched (link prefetch or GET with credentials).', 'GET of the content of a page'),
  async ({ page }) => {
    const fetched = await pointAtLink(page);
    expect(
      fetched.filter((request) => /^fetch \/content\/\w+\/docs\/features\/encoders\.json$/.test(request)),
    ).toHaveLength(1);
    await expect(page).toHaveURL(new RegExp(`${here}$`));
  },
);

test(
  ...proves('Page assets are prefetched (link prefetch or GET with credentials).', 'link prefetch of scripts'),
  async ({ page }) => {
    await page.goto(here);
    const scripts = page.locator('link[rel=prefetch][href*="/assets/js/"]');
    await expect.poll(() => scripts.count()).toBeGreaterThan(0);
  },
);

for (const [name, connection] of Object.entries({
  '2G': { effectiveType: '2g', saveData: false },
  'data saver': { effectiveType: '4g', saveData: true },
})) {
  test(...proves('Prefetch is skipped on 2G or data-saver connections.', name), async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => value });
    }, connection);
    expect(await pointAtLink(page)).toEqual([]);
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  });
}
