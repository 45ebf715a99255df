import { setTimeout as pause } from 'node:timers/promises';
import { evaluate, open, type Chromium, type Session } from './devtools.ts';
import { traceTasks } from './trace.ts';

export type WakingFigures = Readonly<{
  /** Files of scripts that were loaded. */
  files: readonly string[];
  longestTaskMs: number;
}>;

async function becomesLive(page: Session): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    if ((await evaluate(page, 'document.documentElement.dataset.hasHydrated')) === 'true') return;
    await pause(200);
  }
  throw new Error('The page has not become live within ten seconds.');
}

/** Opens a page on a desktop, interacts with it, and watches until the page is live and quiet. */
export const measureWaking = ({ browser, withPage }: Chromium, url: string): Promise<WakingFigures> =>
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
      await becomesLive(page);
      await pause(1000);
    });
    return { files: [...files], longestTaskMs: Math.max(0, ...tasks.map(({ ms }) => ms)) };
  });
