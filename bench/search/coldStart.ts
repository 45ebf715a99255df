import type { Browser, Page } from '@playwright/test';
import { phone } from '../phone.ts';
import { nameHelper } from './probe.ts';

/** Times for opening the search and typing a letter, on a page that has not loaded any of the search yet. */
export type ColdStart = Readonly<{
  name: string;
  /** From Ctrl+K until the input of the dialog has the focus. */
  focusMs: number;
  /** From the first letter until results are painted. */
  resultsMs: number;
  /** What the browser downloaded meanwhile. */
  bytes: number;
}>;

type Setting = Readonly<{ cpu: number; viewport: { width: number; height: number }; network?: typeof phone.network }>;

const runs = 5;
const settings: Readonly<Record<string, Setting>> = {
  desktop: { cpu: 1, viewport: { width: 1440, height: 900 } },
  phone: { ...phone, viewport: { width: 390, height: 800 } },
};

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

export async function measureColdStarts(browser: Browser, origin: string): Promise<readonly ColdStart[]> {
  const figures: ColdStart[] = [];
  for (const [name, setting] of Object.entries(settings)) {
    const times: Omit<ColdStart, 'name'>[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await coldStart(browser, origin, setting));
    const medianOf = (key: 'focusMs' | 'resultsMs' | 'bytes') => median(times.map((figure) => figure[key]));
    figures.push({ name, focusMs: medianOf('focusMs'), resultsMs: medianOf('resultsMs'), bytes: medianOf('bytes') });
  }
  return figures;
}

async function coldStart(browser: Browser, origin: string, { cpu, viewport, network }: Setting) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.addInitScript(nameHelper);
  await page.addInitScript(recordTimes);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (network) await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.goto(`${origin}/docs`, { waitUntil: 'networkidle' });
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const times = await openAndType(page);
  await context.close();
  return { ...times, bytes };
}

type Times = { opened?: number; focused?: number; typed?: number; shown?: number };

/** Runs in the page before its own scripts. Records when keys are pressed, and when focus and results appear. */
function recordTimes(): void {
  const times: Times = {};
  (window as unknown as { times: Times }).times = times;
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key === 'k') times.opened ??= timeStamp;
      if (key === 'b') times.typed ??= timeStamp;
    },
    true,
  );
  const look = () => {
    if (document.activeElement?.matches('dialog input, .DocSearch-Input')) times.focused ??= performance.now();
    if (document.querySelector('.search-hit, .DocSearch-Hit a')) times.shown ??= performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function openAndType(page: Page) {
  const timesOf = () => page.evaluate(() => (window as unknown as { times: Times }).times);
  await page.keyboard.press('Control+k');
  await page.waitForFunction(() => (window as unknown as { times: Times }).times.focused !== undefined);
  await page.keyboard.press('b');
  await page.waitForFunction(() => (window as unknown as { times: Times }).times.shown !== undefined);
  const { opened = 0, focused = 0, typed = 0, shown = 0 } = await timesOf();
  return { focusMs: focused - opened, resultsMs: shown - typed };
}
