import { expect as playwrightExpect, test, type Browser, type Page, type Request } from '@playwright/test';
import { startReact } from './startReact';
import { fill, tools, type Tool } from './tools';

// Each retry waits for seconds.
const expect = playwrightExpect.configure({ timeout: 60_000 });

/** Scripts (also those of workers) and data files. */
const isFile = (url: string): boolean => /\.(?:js|json)(?:\?|$)/.test(url) && !url.includes('/content/');
/** The address without what a retry adds to it. */
const nameOf = (url: string): string => url.replace(/\?.*/, '');
const isPrefetch = (request: Request): boolean => /prefetch/.test(request.headers()['sec-purpose'] ?? '');

/** Visits the tool, and lets requests fail for which `isLost` returns true. */
async function visit(page: Page, { route, use }: Tool, isLost: (file: string) => boolean): Promise<void> {
  await page.route(
    ({ href }) => isFile(href),
    (requested) => {
      const request = requested.request();
      return isPrefetch(request) || isLost(nameOf(request.url())) ? requested.abort() : requested.continue();
    },
  );
  await page.goto(route);
  // If a file is lost, the reader may not be able to do everything.
  await use(page).catch(() => undefined);
}

/** The files that a page without tools doesn't need. lostScripts.spec.ts loses the others. */
async function filesOf(browser: Browser, baseURL: string | undefined, tool: Tool): Promise<readonly string[]> {
  const requested = async (act: (page: Page) => Promise<void>) => {
    const page = await browser.newPage({ baseURL });
    const files = new Set<string>();
    page.on('request', (request) => {
      if (isFile(request.url()) && !isPrefetch(request)) files.add(nameOf(request.url()));
    });
    await act(page);
    await page.close();
    return files;
  };
  const common = await requested(async (page) => {
    await page.goto('/docs/faq');
    await startReact(page);
  });
  const all = await requested(async (page) => {
    await visit(page, tool, () => false);
    await tool.works(page);
  });
  return [...all].filter((file) => !common.has(file));
}

const message = (page: Page) =>
  page
    .locator('[role=alert], [role=status], .search-note, main button')
    .filter({ hasText: /could(?: not|n’t) be loaded|Unable to fetch results|didn’t run/i })
    .filter({ visible: true })
    .first();

for (const [name, tool] of Object.entries(tools)) {
  test(`the ${name} works if each of its files is lost once`, async ({ page }) => {
    const seen = new Set<string>();
    await visit(page, tool, (file) => !seen.has(file) && seen.add(file).size > 0);
    await tool.works(page);
    expect(seen.size).toBeGreaterThan(0);
  });

  test(`if one of its files is lost for good, the ${name} says so, and Retry makes it work`, async ({
    browser,
    baseURL,
  }) => {
    let said = 0;
    for (const lost of await filesOf(browser, baseURL, tool)) {
      const page = await browser.newPage({ baseURL });
      page.setDefaultTimeout(5000);
      let isOffline = true;
      await visit(page, tool, (file) => isOffline && file === lost);
      const outcome = await Promise.any([
        message(page)
          .waitFor({ timeout: 60_000 })
          .then(() => 'says so'),
        tool.works(page).then(() => 'works'),
      ]).catch(() => 'is silent');
      expect(outcome, lost).not.toBe('is silent');
      await expect(page.getByText(/No results for/), lost).toHaveCount(0);
      if (outcome === 'says so') {
        said += 1;
        isOffline = false;
        const retry = page.getByRole('button', { name: /^Retry$|Try again$/ });
        if (await retry.first().isVisible()) {
          // One click can remove several messages, before the next click.
          const again = () =>
            retry
              .first()
              .click()
              .catch(() => undefined);
          while ((await retry.count()) > 0) await again();
          await tool.use(page).catch(() => undefined);
          await tool.works(page);
        }
      }
      await page.close();
    }
    expect(said).toBeGreaterThan(0);
  });
}

test('an island that throws an error keeps its HTML, below a message with Retry', async ({ page }) => {
  await page.goto('/docs/keymaps/list-of-keycodes');
  const finder = page.locator('[data-island=KeyCodeFinder]');
  const before = await finder.textContent();
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'languages', {
      configurable: true,
      get() {
        throw new Error('A fault of the browser.');
      },
    });
  });
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  const alert = page.getByRole('alert');
  await expect(alert.getByText('This part of the page stopped working.')).toBeVisible();
  expect(await finder.textContent()).toBe(before);
  await page.evaluate(() => Object.defineProperty(navigator, 'languages', { get: () => ['en'] }));
  await alert.getByRole('button', { name: 'Retry' }).click();
  await fill('Find a key code', 'louder')(page);
  await expect(page.locator('[data-answers] button').first()).toBeVisible();
});
