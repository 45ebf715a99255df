import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from '@playwright/test';
import { chromiumArguments } from '../../scripts/browser/chromiumArguments.mts';
import { findChromium } from '../../scripts/browser/findChromium.ts';
import { createSiteServer, stopServer } from '../../server/siteServer.ts';
import { coldStarts, type Cold } from './cold.ts';
import { pagefindCopy } from './pagefindCopy.ts';
import { measureTyping, type Typing } from './typing.ts';

type InBrowser = Readonly<{
  /** Pages by query, where Pagefind is installed. */
  pagefind: ReadonlyMap<string, readonly string[]> | undefined;
  cold: readonly Cold[];
  typing: readonly Typing[];
}>;

/** Asks the built site in a browser, as a reader would, and Pagefind over the same pages. */
export async function measureInBrowser(build: string, queries: readonly string[]): Promise<InBrowser> {
  const { folder, hasPagefind } = await pagefindCopy(build);
  const server = createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', ...chromiumArguments],
  });
  try {
    return {
      cold: await coldStarts(browser, origin),
      typing: await measureTyping(browser, origin),
      pagefind: hasPagefind ? await askPagefind(browser, origin, queries) : undefined,
    };
  } finally {
    await browser.close();
    await stopServer(server);
    fs.rmSync(folder, { recursive: true, force: true });
  }
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
