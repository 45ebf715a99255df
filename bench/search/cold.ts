import type { Browser, Page } from '@playwright/test';
import { phone } from '../phone.ts';
import { traceTasks } from '../weight/trace.ts';

/** From the first key to the first results, where nothing of the search has been loaded before. */
export type Cold = Readonly<{
  name: string;
  /** On the clock. */
  firstResultsMs: number;
  bytes: number;
  /** The longest task on the main thread, in processor time at this setting's speed. */
  longestTaskMs: number;
}>;

type Setting = Readonly<{ cpu: number; viewport: { width: number; height: number }; network?: typeof phone.network }>;

const runs = 3;
const settings: Readonly<Record<string, Setting>> = {
  desktop: { cpu: 1, viewport: { width: 1440, height: 900 } },
  phone: { ...phone, viewport: { width: 390, height: 800 } },
};

export async function coldStarts(browser: Browser, origin: string): Promise<readonly Cold[]> {
  const figures: Cold[] = [];
  for (const [name, setting] of Object.entries(settings)) {
    const times: Awaited<ReturnType<typeof coldStart>>[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await coldStart(browser, origin, setting));
    const [fastest] = times.sort((a, b) => a.firstResultsMs - b.firstResultsMs);
    if (!fastest) continue;
    // A browser that is slowed down on a busy machine is slowed down more than asked for; so it is reckoned.
    const unslowed = { cpu: 1, viewport: setting.viewport };
    let tasks: readonly number[] = [];
    await coldStart(browser, origin, unslowed, async (type) => {
      tasks = (await traceTasks(await browser.newBrowserCDPSession(), origin, type)).map(({ ms }) => ms);
    });
    figures.push({ name, ...fastest, longestTaskMs: Math.max(0, ...tasks) * setting.cpu });
  }
  return figures;
}

async function coldStart(
  browser: Browser,
  origin: string,
  { cpu, viewport, network }: Setting,
  watch = (type: () => Promise<void>) => type(),
) {
  const context = await browser.newContext({ viewport });
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
  let first = { firstResultsMs: 0, bytes: 0 };
  await watch(async () => {
    first = { firstResultsMs: await typeFirstKey(page), bytes };
    await page.waitForTimeout(2000);
  });
  await context.close();
  return first;
}

const typeFirstKey = (page: Page) =>
  page.evaluate(async () => {
    const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
    const started = performance.now();
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    if (input) setValue?.call(input, 'b');
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    while (!document.querySelector('.DocSearch-Hit')) await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - started;
  });
