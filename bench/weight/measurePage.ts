import type { Browser } from '@playwright/test';
import { slowToPhone } from '../phone.ts';
import { traceTasks } from './trace.ts';

export type PageFigures = Readonly<{
  scriptBytes: number;
  blockingMs: number;
  cpuMs: number;
  fcpMs: number;
  lcpMs: number;
  layoutShift: number;
}>;

type Observed = { lcpMs: number; layoutShift: number };

/** A task that takes longer than this keeps the reader waiting. */
const noticeableMs = 50;

/** Runs in the page. No named function inside: the TypeScript runner would wrap it in a helper the page does not have. */
function observe(): void {
  const seen: Observed = { lcpMs: 0, layoutShift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.entryType === 'largest-contentful-paint') seen.lcpMs = entry.startTime;
      if (entry.entryType === 'layout-shift') seen.layoutShift += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ entryTypes: ['largest-contentful-paint', 'layout-shift'] });
}

/** Loads a page as a phone would. */
export async function measurePage(browser: Browser, url: string): Promise<PageFigures> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const cdp = await slowToPhone(page);
  let scriptBytes = 0;
  const scripts = new Set<string>();
  cdp.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.addInitScript(observe);
  const tasks = await traceTasks(browser, new URL(url).origin, async () => {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(1500);
  });
  const seen = await page.evaluate(() => ({
    ...(window as unknown as { seen: Observed }).seen,
    fcpMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await context.close();
  const cpuMs = tasks.reduce((sum, { ms }) => sum + ms, 0);
  // As Total Blocking Time is defined: before the first paint there is nothing that a reader could use.
  const blockingMs = tasks.reduce((sum, { afterPaintMs }) => sum + Math.max(0, afterPaintMs - noticeableMs), 0);
  return { scriptBytes, cpuMs, blockingMs, ...seen };
}
