import { setTimeout as pause } from 'node:timers/promises';
import { evaluate, open, type Chromium, type Session } from './devtools.ts';
import { traceTasks } from './trace.ts';

export type HydrationFigures = Readonly<{
  /** The script files that were loaded. */
  files: readonly string[];
  longestTaskMs: number;
}>;

async function waitForHydration(page: Session): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    if ((await evaluate(page, 'document.documentElement.dataset.hasHydrated')) === 'true') return;
    await pause(200);
  }
  throw new Error('The page was not hydrated within ten seconds.');
}

/** Opens a page on a desktop, moves the mouse to start hydration, and measures until it's finished. */
export const measureHydration = ({ browser, withPage }: Chromium, url: string): Promise<HydrationFigures> =>
  withPage({ width: 1440, height: 900, deviceScaleFactor: 1 }, async (page) => {
    const files = new Set<string>();
    page.on('Network.requestWillBeSent', ({ type, request }) => {
      if (type === 'Script') files.add(new URL(request.url).pathname);
    });
    await page.send('Network.enable');
    await open(page, url);
    await pause(500);
    const tasks = await traceTasks(browser, new URL(url).origin, async () => {
      await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 100, y: 100 });
      await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 110, y: 110 });
      await waitForHydration(page);
      await pause(1000);
    });
    return { files: [...files], longestTaskMs: Math.max(0, ...tasks.map(({ ms }) => ms)) };
  });
