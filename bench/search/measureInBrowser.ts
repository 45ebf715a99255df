import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from '@playwright/test';
import { chromiumArguments } from '../../scripts/browser/chromiumArguments.mts';
import { ensureChromium } from '../../scripts/browser/ensureChromium.ts';
import { createSiteServer, stopServer } from '../../server/siteServer.ts';
import { measureColdStarts, type ColdStart } from './coldStart.ts';
import { pagefindCopy } from './pagefindCopy.ts';
import { measureTyping, type Typing } from './typing.ts';

type BrowserFigures = Readonly<{
  /** Pagefind's results by query, if it's installed. */
  pagefind: ReadonlyMap<string, readonly string[]> | undefined;
  cold: readonly ColdStart[];
  typing: readonly Typing[];
}>;

/** Measures the search of the built site in a browser, and runs the same queries with Pagefind. */
export async function measureInBrowser(build: string, queries: readonly string[]): Promise<BrowserFigures> {
  const { folder, hasPagefind } = await pagefindCopy(build);
  const server = createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', ...chromiumArguments],
  });
  try {
    return {
      cold: await measureColdStarts(browser, origin),
      typing: await measureTyping(browser, origin),
      pagefind: hasPagefind ? await queryPagefind(browser, origin, queries) : undefined,
    };
  } finally {
    await browser.close();
    await stopServer(server);
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function queryPagefind(
  browser: Browser,
  origin: string,
  queries: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const page = await browser.newPage();
  await page.goto(`${origin}/404`);
  const pagesByQuery = await page.evaluate(async (all) => {
    type Pagefind = { search(query: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }> };
    const script = '/pagefind/pagefind.js';
    const pagefind = (await import(script)) as Pagefind;
    const results: [string, string[]][] = [];
    for (const query of all) {
      const found = await pagefind.search(query);
      const urls = await Promise.all(found.results.slice(0, 10).map(async (result) => (await result.data()).url));
      results.push([query, urls.map((url) => url.replace(/(\/index)?\.html$/, ''))]);
    }
    return results;
  }, queries);
  await page.close();
  return new Map(pagesByQuery);
}
