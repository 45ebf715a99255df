import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { holdBack } from './holdBack';
import { startReact } from './startReact';

/** What readers see of a page, and where it is in the browser's history. */
type Shown = Readonly<{ at?: number; path: string; title: string; heading: string }>;

/** Text without what HTML and the DOM write differently. */
const plain = (text = '') => text.replace(/<[^>]*>|&#?\w+;|[&<>"'\s]/g, '');

/** The page at this path as the server sends it. */
async function served(page: Page, path: string): Promise<Shown> {
  const html = await (await page.request.get(path)).text();
  const inside = (tag: string) => plain(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 's').exec(html)?.[1]);
  return { path, title: inside('title'), heading: inside('h1') };
}

async function shown(page: Page): Promise<Shown> {
  const [path = '', title, heading] = await page.evaluate(() => [
    location.pathname,
    document.title,
    document.querySelector('h1')?.textContent ?? '',
  ]);
  return { path, title: plain(title), heading: plain(heading) };
}

async function expectPage(page: Page, path: string): Promise<void> {
  const expected = await served(page, path);
  await expect.poll(() => shown(page).catch(() => undefined)).toEqual(expected);
}

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A walk through the site. It uses the DevTools protocol, because Playwright loses track of a page that comes from the back/forward
 * cache. It knows which path each entry of the history has.
 */
class Walk {
  readonly #steps: string[] = [];
  readonly #paths = ['/docs'];
  #at = 0;

  constructor(
    readonly page: Page,
    readonly devTools: CDPSession,
    readonly random: () => number,
  ) {}

  async #run(expression: string): Promise<unknown> {
    const { result } = await this.devTools.send('Runtime.evaluate', { expression, returnByValue: true });
    return result.value;
  }

  /** Moves the pointer, which starts React. */
  async #touch(): Promise<void> {
    for (let move = 0; move < 2; move++)
      await this.devTools.send('Input.dispatchMouseEvent', {
        type: 'mouseMoved',
        x: 100 + this.random() * 900,
        y: 100 + this.random() * 600,
      });
  }

  /** Follows one of the page's links to another page. */
  async #click(): Promise<void> {
    const path = await this.#run(`(() => {
      const links = [...document.querySelectorAll('.navbar a, aside a, main a')].filter(
        (link) => link.origin === location.origin && !link.hash && !link.target &&
          link.pathname !== location.pathname && !/\\.\\w+$/.test(link.pathname));
      const link = links[Math.floor(${this.random()} * links.length)];
      link?.click();
      return link?.pathname;
    })()`);
    if (path === undefined) return;
    this.#at += 1;
    this.#paths.splice(this.#at, Infinity, path as string);
  }

  /** Goes through the history by this number of pages, if there are as many. */
  async #go(by: number): Promise<void> {
    if (!this.#paths[this.#at + by]) return;
    this.#at += by;
    await this.#run(`history.go(${by})`);
  }

  /** As if the reader had followed a link to another site and come back. */
  async #leaveAndReturn(): Promise<void> {
    const query = `?${this.#steps.length}`;
    await this.#run(`location.assign('/robots.txt${query}')`);
    await expect.poll(() => this.#run('location.search')).toBe(query);
    this.#paths.splice(this.#at + 1, Infinity, '/robots.txt');
    await this.#run('history.back()');
  }

  async #reload(): Promise<void> {
    await this.#run(`window.isOld = true; location.reload()`);
    await expect.poll(() => this.#run('window.isOld')).toBe(undefined);
  }

  async step(): Promise<void> {
    const actions = {
      click: () => this.#click(),
      reload: () => this.#reload(),
      wait: () => this.page.waitForTimeout(this.random() * 1000),
      touch: () => this.#touch(),
      'leave and return': () => this.#leaveAndReturn(),
      back: () => this.#go(-1),
      forward: () => this.#go(1),
      'back twice': () => this.#go(-2),
    };
    const names = Object.keys(actions) as (keyof typeof actions)[];
    const name = names[Math.floor(this.random() * names.length)] ?? 'wait';
    await actions[name]();
    const path = this.#paths[this.#at] ?? '';
    this.#steps.push(`${name}: ${path}`);
    const { title, heading } = path === '/robots.txt' ? { title: '', heading: '' } : await served(this.page, path);
    const now = `[navigation.currentEntry.index, location.pathname, document.title, document.querySelector('h1')?.textContent ?? '']`;
    await expect
      .poll(async () => {
        const state = (await this.#run(now).catch(() => undefined)) as [number, ...string[]] | undefined;
        return state && [state[0], state[1], plain(state[2]), plain(state[3])];
      }, this.#steps.join('\n'))
      .toEqual([this.#at, path, title, heading]);
  }
}

const walks = 4;
const stepsPerWalk = 25;
const firstSeed = Number(process.env.FUZZ_SEED ?? 1);

async function walkAround(page: Page, seed: number): Promise<void> {
  await page.goto('/docs');
  const walk = new Walk(page, await page.context().newCDPSession(page), randomFrom(seed));
  for (let step = 0; step < stepsPerWalk; step++) await walk.step();
}

for (let seed = firstSeed; seed < firstSeed + walks; seed++) {
  test(`the page is always that of the address, on random walk ${seed}`, ({ page }) => walkAround(page, seed));

  // Playwright switches the cache off.
  test(`the page is always that of the address, with the back/forward cache, on random walk ${seed}`, async ({
    playwright,
    baseURL,
    launchOptions,
  }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    await walkAround(await browser.newPage({ baseURL }), seed);
    await browser.close();
  });
}

/** Opens the blog, follows a link to the docs, and reloads the page. */
async function openAndReload(page: Page): Promise<void> {
  await page.goto('/blog');
  await startReact(page);
  await page.locator('.navbar').getByRole('link', { name: 'Docs', exact: true }).click();
  await expectPage(page, '/docs');
  await page.reload();
}

test('after a reload, Back loads the previous page, and Forward the one after it', async ({ page }) => {
  await openAndReload(page);
  await page.evaluate(() => history.back());
  await expectPage(page, '/blog');
  await page.evaluate(() => history.forward());
  await expectPage(page, '/docs');
});

test('React does not start on a page that the reader has left, even if the next one takes long', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await openAndReload(page);
  await page.evaluate(() => {
    new MutationObserver(() => console.log('React runs')).observe(document.documentElement, {
      attributeFilter: ['data-has-hydrated'],
    });
    new PerformanceObserver(() => console.log('script loaded')).observe({ type: 'resource' });
  });
  const script = await holdBack(page, '**/assets/js/main.*.js');
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await script.reached;
  const next = await holdBack(page, '**/blog');
  await page.evaluate(() => history.back());
  await next.reached;
  messages.length = 0;
  script.open();
  await expect.poll(() => messages).toContain('script loaded');
  await page.waitForTimeout(1000);
  next.open();
  await expectPage(page, '/blog');
  expect(new Set(messages)).toEqual(new Set(['script loaded']));
});

test('after the reload that follows a deployment, Back loads the previous page', async ({ page }) => {
  await page.route('**/content/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/blog');
  await startReact(page);
  await page.locator('.navbar').getByRole('link', { name: 'Docs', exact: true }).click();
  await expectPage(page, '/docs');
  await page.evaluate(() => history.back());
  await expectPage(page, '/blog');
});
