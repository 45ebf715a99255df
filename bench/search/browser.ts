import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/browser/findChromium.ts';
import { createSiteServer, stopServer } from '../../server/siteServer.ts';
import { pagefindCopy } from './pagefindCopy.ts';

type Cold = Readonly<{ name: string; firstResultsMs: number; bytes: number; longestTaskMs: number }>;
type InBrowser = Readonly<{
  /** Pages by query, where Pagefind is installed. */
  pagefind: ReadonlyMap<string, readonly string[]> | undefined;
  cold: readonly Cold[];
  warm: Readonly<{ count: number; p50: number; p95: number }>;
}>;

const runs = 3;
const settings = {
  desktop: { cpu: 1, network: undefined },
  phone: { cpu: 4, network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 } },
} as const;

/** Asks the built site in a browser, as a reader would, and Pagefind over the same pages. */
export async function measureInBrowser(build: string, queries: readonly string[]): Promise<InBrowser> {
  const { folder, hasPagefind } = await pagefindCopy(build);
  const server = createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const cold: Cold[] = [];
    for (const [name, setting] of Object.entries(settings)) {
      const figures: Cold[] = [];
      for (let run = 0; run < runs; run += 1) figures.push(await coldStart(browser, origin, name, setting));
      cold.push(
        figures.sort((a, b) => a.firstResultsMs - b.firstResultsMs)[Math.floor(runs / 2)] ?? {
          name,
          firstResultsMs: 0,
          bytes: 0,
          longestTaskMs: 0,
        },
      );
    }
    return {
      cold,
      warm: await warmAnswers(browser, origin, queries),
      pagefind: hasPagefind ? await askPagefind(browser, origin, queries) : undefined,
    };
  } finally {
    await browser.close();
    await stopServer(server);
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function coldStart(
  browser: Browser,
  origin: string,
  name: string,
  { cpu, network }: (typeof settings)[keyof typeof settings],
): Promise<Cold> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(`${origin}/docs`);
  // The page is alive and the dialog open; of the search itself nothing has been loaded.
  await page.route('**/assets/search/**', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await page.waitForSelector('.DocSearch-Input');
  await page.unroute('**/assets/search/**');
  await devtools.send('Network.enable');
  if (network) await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  let bytes = 0;
  page.on('requestfinished', (request) => void request.sizes().then((sizes) => (bytes += sizes.responseBodySize)));
  const firstResultsMs = await page.evaluate(async () => {
    const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
    const tasks: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
    Object.assign(window, { longTasks: tasks });
    const started = performance.now();
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    if (input) setValue?.call(input, 'b');
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    while (!document.querySelector('.DocSearch-Hit')) await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - started;
  });
  await page.waitForTimeout(2000);
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
  await context.close();
  return { name, firstResultsMs, bytes, longestTaskMs: Math.max(0, ...tasks) };
}

async function warmAnswers(browser: Browser, origin: string, queries: readonly string[]) {
  const page = await browser.newPage();
  await openResults(page, origin);
  const times = await page.evaluate(async (all) => {
    const input = document.querySelector<HTMLInputElement>('main input[type=search]');
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const found: number[] = [];
    for (const query of all) {
      const started = performance.now();
      if (input) setValue?.call(input, query);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
      const wanted = query.trim();
      // No function of its own: tsx marks those with a helper that the page does not have.
      while (document.querySelector('main [data-answered]')?.getAttribute('data-answered') !== wanted)
        await new Promise((resolve) => setTimeout(resolve, 0));
      found.push(performance.now() - started);
    }
    return found.sort((a, b) => a - b);
  }, queries);
  await page.close();
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { count: times.length, p50: at(0.5), p95: at(0.95) };
}

async function openResults(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/search?q=layer`);
  await page.waitForSelector('main ol li');
  await page.waitForTimeout(1000);
}

async function askPagefind(
  browser: Browser,
  origin: string,
  queries: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const page = await browser.newPage();
  await page.goto(`${origin}/404`);
  const found = await page.evaluate(async (all) => {
    type Pagefind = { search(query: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }> };
    const script = '/pagefind/pagefind.js';
    const pagefind = (await import(script)) as Pagefind;
    const answers: [string, string[]][] = [];
    for (const query of all) {
      const { results } = await pagefind.search(query);
      const urls = await Promise.all(results.slice(0, 10).map(async (result) => (await result.data()).url));
      answers.push([query, urls.map((url) => url.replace(/(\/index)?\.html$/, ''))]);
    }
    return answers;
  }, queries);
  await page.close();
  return new Map(found);
}
