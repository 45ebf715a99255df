/**
 * How long a reader on a phone waits after tapping the menu, the search, the color mode or a link, soon and long after the
 * first paint, with scripts that load normally, 10 s late, or never. Median of three. Add the folders of other built sites to
 * compare with them. `npm run bench:build` leaves stock Docusaurus in one:
 *   npm run bench:touch [-- .cache/bench/build]
 */
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumArguments } from '../../scripts/browser/chromiumArguments.mts';
import { ensureChromium } from '../../scripts/browser/ensureChromium.ts';
import { compressFolder } from '../../scripts/site/compress.ts';
import { listenLocally } from '../../preview-server/listenLocally.ts';
import { createSiteServer, stopServer } from '../../preview-server/siteServer.ts';
import { builtSite } from '../builtSite.ts';
import { throttlePageToPhone } from '../phone.ts';

type Tap = Readonly<{ name: string; target: string; isDone: string; isHydrated?: boolean }>;

const hardwareLink = {
  target: 'main a[href="/docs/hardware"]',
  isDone: `/hardware/i.test(document.querySelector('h1')?.textContent)`,
};

/** `isDone` is an expression that is true once the tap has had its effect, here or in stock Docusaurus. */
const taps: readonly Tap[] = [
  {
    name: 'menu',
    target: '.navbar__toggle',
    isDone: `document.querySelector('#menu-dialog[open] a') || document.querySelector('.navbar-sidebar--show .menu__link')`,
  },
  {
    name: 'search',
    target: '[data-search-open], [data-search-button], .DocSearch-Button',
    isDone: `document.activeElement?.matches('dialog input, .DocSearch-Input')`,
  },
  {
    name: 'color mode',
    target: '.navbar__inner button[class*=toggle][aria-label*=mode], .navbar__toggle',
    isDone: `document.documentElement.dataset.theme === 'dark' || document.querySelector('#menu-dialog[open] [data-color-mode-toggle]')`,
  },
  { name: 'link', ...hardwareLink },
  // Client navigation: React is already running, and both sites prefetch links in view.
  { name: 'link, React running', ...hardwareLink, isHydrated: true },
];
const waitsMs = [300, 6000];
const networks = ['normal', 'delayed', 'failing'] as const;
const rounds = 3;
/** A tap that has had no effect by then counts as lost. */
const lostMs = 9000;

async function delayScripts(page: Page, network: (typeof networks)[number]): Promise<void> {
  if (network === 'normal') return;
  await page.route('**/*.js', async (route) => {
    if (network === 'failing') return route.abort();
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    return route.continue().catch(() => undefined);
  });
}

/** Runs in the page, to measure without the round trip to the browser. Returns the milliseconds until the effect, or 0 if lost. */
const tapAndWait = (isDone: string) => `new Promise((resolve) => {
  const target = document.querySelector('[data-tapped]');
  const started = performance.now();
  target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  target.click();
  const poll = () => {
    const ms = Math.round(performance.now() - started);
    if (${isDone}) resolve(Math.max(1, ms));
    else if (ms > ${lostMs}) resolve(0);
    else requestAnimationFrame(poll);
  };
  requestAnimationFrame(poll);
})`;

async function measure(browser: Browser, origin: string, tap: Tap, waitMs: number, network: (typeof networks)[number]) {
  // Our Content-Security-Policy would block the expressions in `isDone`.
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    colorScheme: 'light',
    bypassCSP: true,
  });
  try {
    await delayScripts(page, network);
    await throttlePageToPhone(page);
    await page.goto(`${origin}/docs`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    if (tap.isHydrated) {
      await page.mouse.wheel(0, 1);
      await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached', timeout: lostMs });
    }
    await page.waitForTimeout(waitMs);
    const target = page.locator(tap.target).filter({ visible: true }).first();
    if ((await target.count()) === 0) return undefined;
    await target.evaluate((element) => element.setAttribute('data-tapped', ''));
    const started = Date.now();
    const ms = await page.evaluate(tapAndWait(tap.isDone)).catch(() => undefined);
    if (typeof ms === 'number') return ms === 0 ? Infinity : ms;
    // The script in the page ended early, because the tap loaded another page.
    await page.waitForFunction(tap.isDone, undefined, { polling: 'raf', timeout: lostMs });
    return Date.now() - started;
  } catch {
    return Infinity;
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined);
    await page.close();
  }
}

const format = (ms: number | undefined) => (ms === undefined ? '–' : ms === Infinity ? 'lost' : `${ms} ms`);

async function serve(folder: string) {
  const server = createSiteServer(folder);
  return { server, origin: await listenLocally(server) };
}

const others = process.argv.slice(2);
// The server only sends compressed files that exist. Our build already has them, other sites don't.
for (const folder of others) await compressFolder(folder);
const sites = await Promise.all([builtSite(), ...others].map((folder) => serve(path.resolve(folder))));
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumArguments] });
console.log(['tap', 'after', 'scripts', 'ours', ...others].join(' | '));
for (const tap of taps) {
  for (const waitMs of waitsMs) {
    // React can't be running if its scripts don't load.
    for (const network of tap.isHydrated ? (['normal'] as const) : networks) {
      const figures: string[] = [];
      for (const { origin } of sites) {
        const times: (number | undefined)[] = [];
        for (let round = 0; round < rounds; round += 1)
          times.push(await measure(browser, origin, tap, waitMs, network));
        figures.push(format(times.sort((a, b) => (a ?? 0) - (b ?? 0))[Math.floor(rounds / 2)]));
      }
      console.log([tap.name, `${waitMs / 1000} s`, network, ...figures].join(' | '));
    }
  }
}
await browser.close();
for (const { server } of sites) await stopServer(server);
