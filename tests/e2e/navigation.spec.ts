import { expect, test, type Page, type Route } from '@playwright/test';
import { allRequestsSeen } from './allRequestsSeen';
import { SearchDialog } from './searchDialog';
import { startReact } from './startReact';

/** A page with sections in tabs. */
const pointing = '/docs/development/hardware-integration/pointing';

/** Marks the document. If the mark is gone later, the browser has loaded a whole page. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-marked', ''));
const isMarked = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-marked'));

const pageRequests = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:docs|blog|content)/.test(pathname))
      paths.push(pathname.replace(/^\/content\/\w+(.*)\.json$/, 'content of $1'));
  });
  return paths;
};

async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await startReact(page);
  await mark(page);
}

test('a link in content shows the next page without loading the site again', async ({ page }) => {
  await open(page, '/docs');
  await page.locator('main').getByRole('link', { name: 'Supported hardware' }).first().click();
  await expect(page).toHaveTitle(/Supported hardware/i);
  await expect(page.locator('h1')).toHaveText(/hardware/i);
  await expect(page.locator('tr[data-kind]').first()).toBeVisible();
  await expect(page.locator('.menu__link--active', { hasText: 'Supported Hardware' })).toBeVisible();
  await expect(page.locator('.table-of-contents__link').first()).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('a link with a hash scrolls to its section, and Back returns to the previous page', async ({ page }) => {
  await open(page, '/docs/features/bluetooth');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/docs#getting-help',
      textContent: 'Help, please',
    });
    document.querySelector('[data-content]')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Help, please' }).click();
  await expect(page.locator('#getting-help')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveTitle(/Bluetooth/);
  await expect(page.locator('[data-content] h2').first()).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

for (const [when, start] of [
  ['before React starts', (page: Page) => page.goto(pointing)],
  ['with React', (page: Page) => open(page, pointing)],
] as const) {
  test(`a link to a section in a hidden tab opens the tab and scrolls there, ${when}`, async ({ page }) => {
    await start(page);
    const section = page.locator('#central-configuration');
    await expect(section).toBeHidden();
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '#central-configuration' });
      document.querySelector('[data-content]')?.prepend(link);
      link.click();
    });
    await expect(section).toBeInViewport();
  });
}

test('choosing a search result in a hidden tab opens the tab and scrolls there', async ({ page }) => {
  const dialog = await new SearchDialog(page).open(pointing);
  const section = page.locator('#central-configuration-1');
  await expect(section).toBeHidden();
  await dialog.input.fill('pointing listener central');
  await dialog.box.locator(`a[href="${pointing}#central-configuration-1"]`).click();
  await expect(dialog.box).toBeHidden();
  await expect(section).toBeInViewport();
});

test('a list of posts links to a post, which links to its tag', async ({ page }) => {
  await open(page, '/blog');
  await expect(page.locator('article')).toHaveCount(10);
  await page.locator('article h2 a').first().click();
  await expect(page.locator('article')).toHaveCount(1);
  await page.locator('article footer').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/tags\//);
  await expect(page.locator('article h2').first()).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('a link to a page that does not exist shows the not-found page', async ({ page }) => {
  await open(page, '/docs');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/no-such-page', textContent: 'Nowhere' });
    document.querySelector('[data-content]')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Nowhere' }).click();
  await expect(page.locator('h1')).toContainText(/not found/i);
});

test('a page is prefetched once, when a link to it comes into view or the reader points at one', async ({ page }) => {
  const paths = pageRequests(page);
  await open(page, '/docs');
  await page.waitForLoadState('networkidle');
  const [faq, hardware] = ['content of /docs/faq', 'content of /docs/hardware'];
  expect(paths).not.toContain(faq);
  expect(paths).not.toContain(hardware);
  await page.locator('.menu__link[href="/docs/faq"]').hover();
  await expect.poll(() => paths).toContain(faq);
  const link = page.locator('main').getByRole('link', { name: 'Supported hardware' }).first();
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => paths).toContain(hardware);
  await link.click();
  await expect(page).toHaveTitle(/Supported hardware/i);
  expect(paths.filter((path) => path.endsWith('/docs/hardware'))).toEqual([hardware]);
});

test('the page that the reader opens is fetched at once, even if a dozen links have just come into view', async ({
  page,
}) => {
  await open(page, '/docs');
  await page.waitForLoadState('networkidle');
  const waiting: string[] = [];
  await page.route('**/content/**', (route) => void waiting.push(new URL(route.request().url()).pathname));
  await page.locator('main a[href="/docs/keymaps/behaviors/tap-dance"]').scrollIntoViewIfNeeded();
  await expect.poll(() => waiting).toHaveLength(1);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('main a[href="/docs/keymaps/behaviors/macros"]')?.click();
  });
  await expect.poll(() => waiting.at(-1)).toContain('/behaviors/macros');
  expect(waiting).toHaveLength(2);
});

test('links that have come into view are no longer prefetched after the reader has left their page', async ({
  page,
}) => {
  await open(page, '/docs');
  await page.waitForLoadState('networkidle');
  const waiting: Route[] = [];
  await page.route('**/content/**', (route) => void waiting.push(route));
  await page.locator('main a[href="/docs/keymaps/behaviors/tap-dance"]').scrollIntoViewIfNeeded();
  await expect.poll(() => waiting).toHaveLength(1);
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect.poll(() => waiting).toHaveLength(2);
  await waiting[1]?.continue();
  await expect(page).toHaveURL(/\/blog$/);
  const prefetched = page.waitForResponse(waiting[0]!.request().url());
  await waiting[0]?.continue();
  await (await prefetched).finished();
  await allRequestsSeen(page);
  expect(waiting).toHaveLength(2);
});

test('client navigation leaves no observers behind', async ({ page }) => {
  await page.addInitScript(() => {
    const observed = new Map<IntersectionObserver, number>();
    Object.assign(window, { observed });
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe(target: Element) {
        super.observe(target);
        observed.set(this, (observed.get(this) ?? 0) + 1);
      }
      override disconnect() {
        super.disconnect();
        observed.delete(this);
      }
    };
  });
  const observers = () => page.evaluate(() => (window as unknown as { observed: Map<unknown, number> }).observed.size);
  await open(page, '/docs/features/battery');
  const before = await observers();
  for (const name of ['Displays', 'Encoders', 'Battery Level']) {
    await page.locator('aside').getByRole('link', { name, exact: true }).click();
    await expect(page.locator('aside [aria-current=page]')).toHaveText(name);
  }
  expect(await observers()).toBe(before);
});

test('Back leads to the previous page after a click on a link to the current one', async ({ page }) => {
  await open(page, '/docs');
  await page.locator('aside').getByRole('link', { name: 'FAQs', exact: true }).click();
  await expect(page).toHaveTitle(/FAQs/);
  await page.locator('aside').getByRole('link', { name: 'FAQs', exact: true }).click();
  await page.goBack();
  await expect(page).toHaveURL(/\/docs$/);
});

test('Back leads to the previous page after a double click on a link in the navigation bar', async ({ page }) => {
  await open(page, '/docs');
  await page.locator('.navbar').getByRole('link', { name: 'Blog', exact: true }).dblclick();
  await expect(page).toHaveTitle(/^Blog/);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs$/);
});

test('if the server answers with an error instead of a page’s content, the browser loads the whole page, with a warning', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  // The server fails for content files, but not for whole pages.
  await page.route('**/content/**', (route) => route.fulfill({ status: 503 }));
  await open(page, '/docs');
  await page.locator('main').getByRole('link', { name: 'Supported hardware' }).first().click();
  await expect(page.locator('body:not([data-marked]) h1')).toHaveText(/hardware/i);
  expect(warnings.join()).toContain("/docs/hardware isn't part of this deployment: the server answered 503.");
});

test('after a new deployment, links load whole pages, also ones that did not exist before', async ({ page }) => {
  // The new deployment has its content files in another folder, and one more page.
  await page.route('**/content/**', (route) => route.fulfill({ status: 404 }));
  await page.route('**/docs/brand-new', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>New</title><h1>Brand new</h1>' }),
  );
  await open(page, '/docs');
  await page.locator('main').getByRole('link', { name: 'Supported hardware' }).first().click();
  await expect(page.locator('body:not([data-marked]) h1')).toHaveText(/hardware/i);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/docs/brand-new', textContent: 'Brand new page' });
    document.querySelector('[data-content]')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Brand new page' }).click();
  await expect(page.locator('h1')).toHaveText('Brand new');
});

test('the navbar and the menu mark the current section after client navigation', async ({ page }) => {
  await open(page, '/docs');
  for (const name of ['Blog', 'Power Profiler', 'Keymap Upgrader']) {
    const item = page.locator('.navbar__inner').getByRole('link', { name, exact: true });
    await item.click();
    await expect(page.locator('h1')).not.toHaveText(/Introduction/);
    await expect(item, name).toHaveAttribute('aria-current', 'page');
    await expect(item, name).toHaveClass(/navbar__link--active/);
  }
  expect(await isMarked(page)).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('[data-menu-open]').click();
  const marked = page.locator('#menu-dialog [data-panel=main] [aria-current=page]');
  await expect(marked).toHaveText('Keymap Upgrader');
});

test('the title does not change while React starts', async ({ page }) => {
  await page.addInitScript(() => {
    const titles = new Set<string>();
    Object.assign(window, { titles });
    new MutationObserver(() => titles.add(document.title)).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  for (const [route, title] of [
    ['/docs/features/bluetooth', 'Bluetooth | ZMK Firmware'],
    ['/docs/no-such-page', 'Page not found | ZMK Firmware'],
  ] as const) {
    await page.goto(route);
    await startReact(page);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    await expect(page).toHaveTitle(title);
    const seen = await page.evaluate(() => [...(window as unknown as { titles: Set<string> }).titles].filter(Boolean));
    expect(new Set(seen.map((one) => one.toLowerCase())), route).toEqual(new Set([title.toLowerCase()]));
  }
});

test('the sidebar scrolls to the current page on load and marks only that one', async ({ page }) => {
  await page.goto('/docs/keymaps/behaviors/underglow');
  const current = page.locator('.theme-doc-sidebar-menu [aria-current=page]');
  await expect(current).toHaveCount(1);
  await expect(current).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const color = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  const sidebar = '.theme-doc-sidebar-menu';
  expect(await color(`${sidebar} .menu__link--active:not([aria-current=page])`)).not.toBe(
    await color(`${sidebar} [aria-current=page]`),
  );
});

test('content looks the same after client navigation as on a full page load', async ({ page }) => {
  const button = page.locator('.markdown figure button', { hasText: 'Try it' }).first();
  const look = () =>
    button.evaluate((element) => {
      const { padding, border, color, fontSize } = getComputedStyle(element);
      return { padding, border, color, fontSize };
    });
  await page.goto('/docs/keymaps/combos');
  const loaded = await look();
  await page.goto('/docs/keymaps');
  await startReact(page);
  await page.locator('main a[href="/docs/keymaps/combos"]').first().click();
  await expect(page.locator('h1')).toHaveText('Combos');
  await expect.poll(look).toEqual(loaded);
});

test('links in the page frame are the same after client navigation as on a full page load', async ({ page }) => {
  const links = () =>
    page
      .locator('.navbar a, aside .menu__link, .pagination-nav a, .footer a')
      .evaluateAll((all) =>
        all.map((link) => [...link.attributes].map(({ name, value }) => `${name}=${value}`).sort()),
      );
  await page.goto('/docs/faq');
  const loaded = await links();
  await open(page, '/blog');
  for (const name of ['Docs', 'FAQs']) await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page).toHaveTitle(/FAQs/);
  await expect.poll(links).toEqual(loaded);
  expect(await isMarked(page)).toBe(true);
});
