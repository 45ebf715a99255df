import { setTimeout as pause } from 'node:timers/promises';
import { throttleToPhone } from '../phone.ts';
import { evaluate, open, type Chromium } from './devtools.ts';
import { traceTasks } from './trace.ts';

export type PageFigures = Readonly<{
  scriptBytes: number;
  blockingMs: number;
  cpuMs: number;
  fcpMs: number;
  lcpMs: number;
  layoutShift: number;
}>;

/** Total Blocking Time only counts what a task takes beyond this. */
const longTaskMs = 50;

/** Runs in the page before its own scripts. */
const observe = `
  const metrics = { fcpMs: 0, lcpMs: 0, layoutShift: 0 };
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
export const measurePage = ({ browser, withPage }: Chromium, url: string): Promise<PageFigures> =>
  withPage({ width: 390, height: 844, deviceScaleFactor: 2 }, async (page) => {
    await throttleToPhone(page);
    // Scrollbars take up no space on a phone.
    await page.send('Emulation.setScrollbarsHidden', { hidden: true });
    let scriptBytes = 0;
    const scripts = new Set<string>();
    page.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    page.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: observe });
    const tasks = await traceTasks(browser, new URL(url).origin, async () => {
      await open(page, url);
      await pause(1500);
    });
    const cpuMs = tasks.reduce((sum, { ms }) => sum + ms, 0);
    // As in the definition of Total Blocking Time, only tasks after the first paint count.
    const blockingMs = tasks.reduce((sum, { afterPaintMs }) => sum + Math.max(0, afterPaintMs - longTaskMs), 0);
    return { scriptBytes, cpuMs, blockingMs, ...((await evaluate(page, 'metrics')) as Metrics) };
  });
