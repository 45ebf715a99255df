import { setTimeout as pause } from 'node:timers/promises';
import { slowDown } from '../phone.ts';
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

/** A task that takes longer than this keeps the reader waiting. */
const noticeableMs = 50;

/** Runs in the page. */
const observe = `
  const seen = { fcpMs: 0, lcpMs: 0, layoutShift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'first-contentful-paint') seen.fcpMs = entry.startTime;
      if (entry.entryType === 'largest-contentful-paint') seen.lcpMs = entry.startTime;
      if (entry.entryType === 'layout-shift') seen.layoutShift += entry.value;
    }
  }).observe({ entryTypes: ['paint', 'largest-contentful-paint', 'layout-shift'] });
`;
type Seen = Readonly<{ fcpMs: number; lcpMs: number; layoutShift: number }>;

/** Loads a page as a phone would. */
export const measurePage = ({ browser, withPage }: Chromium, url: string): Promise<PageFigures> =>
  withPage({ width: 390, height: 844, deviceScaleFactor: 2 }, async (page) => {
    await slowDown(page);
    // Those of a phone take up no room.
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
    // As Total Blocking Time is defined: before the first paint there is nothing that a reader could use.
    const blockingMs = tasks.reduce((sum, { afterPaintMs }) => sum + Math.max(0, afterPaintMs - noticeableMs), 0);
    return { scriptBytes, cpuMs, blockingMs, ...((await evaluate(page, 'seen')) as Seen) };
  });
