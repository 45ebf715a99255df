import type { Browser } from '@playwright/test';
import { throttleToPhone } from '../phone.ts';
import { traceTasks } from './trace.ts';

export type PageFigures = Readonly<{
  scriptBytes: number;
  blockingMs: number;
  cpuMs: number;
  fcpMs: number;
  lcpMs: number;
  layoutShift: number;
}>;

/** Total Blocking Time is the sum of what each task takes beyond this. */
const longTaskMs = 50;

/** Runs in the page before its own scripts. */
const observe = `
  const metrics = (globalThis.metrics = { fcpMs: 0, lcpMs: 0, layoutShift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'first-contentful-paint') metrics.fcpMs = entry.startTime;
      if (entry.entryType === 'largest-contentful-paint') metrics.lcpMs = entry.startTime;
      if (entry.entryType === 'layout-shift') metrics.layoutShift += entry.value;
    }
  }).observe({ entryTypes: ['paint', 'largest-contentful-paint', 'layout-shift'] });
`;
type Metrics = Readonly<{ fcpMs: number; lcpMs: number; layoutShift: number }>;

/** Loads a page as on a phone. */
export async function measurePage(browser: Browser, url: string): Promise<PageFigures> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const session = await page.context().newCDPSession(page);
  await throttleToPhone(session);
  let scriptBytes = 0;
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.addInitScript(observe);
  const tasks = await traceTasks(page, async () => {
    await page.goto(url);
    await page.waitForTimeout(1500);
  });
  const metrics = await page.evaluate<Metrics>('metrics');
  await page.close();
  const cpuMs = tasks.reduce((sum, { ms }) => sum + ms, 0);
  // As in the definition of Total Blocking Time, only tasks after the first paint count.
  const blockingMs = tasks.reduce((sum, { afterPaintMs }) => sum + Math.max(0, afterPaintMs - longTaskMs), 0);
  return { scriptBytes, cpuMs, blockingMs, ...metrics };
}
