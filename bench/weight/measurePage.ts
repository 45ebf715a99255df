import type { Browser } from '@playwright/test';

export type PageFigures = Readonly<{
  scriptBytes: number;
  blockingMs: number;
  cpuMs: number;
  fcpMs: number;
  lcpMs: number;
  layoutShift: number;
}>;

type Observed = { blockingMs: number; lcpMs: number; layoutShift: number };

/** Runs in the page. No named function inside: the TypeScript runner would wrap it in a helper the page does not have. */
function observe(): void {
  const seen: Observed = { blockingMs: 0, lcpMs: 0, layoutShift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.entryType === 'longtask') seen.blockingMs += Math.max(0, entry.duration - 50);
      if (entry.entryType === 'largest-contentful-paint') seen.lcpMs = entry.startTime;
      if (entry.entryType === 'layout-shift') seen.layoutShift += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ entryTypes: ['longtask', 'largest-contentful-paint', 'layout-shift'] });
}

/** Loads a page as a mid-range phone on a slow connection would: 4x slower CPU, 1.6 Mbit/s, 150 ms. */
export async function measurePage(browser: Browser, url: string): Promise<PageFigures> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await cdp.send('Performance.enable');
  let scriptBytes = 0;
  const scripts = new Set<string>();
  cdp.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  const { metrics } = await cdp.send('Performance.getMetrics');
  const seen = await page.evaluate(() => ({
    ...(window as unknown as { seen: Observed }).seen,
    fcpMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await context.close();
  const cpuMs = 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  return { scriptBytes, cpuMs, ...seen };
}
