import type { Browser } from '@playwright/test';
import { traceTasks } from './trace.ts';

export type HydrationFigures = Readonly<{
  /** The script files that were loaded. */
  files: readonly string[];
  longestTaskMs: number;
}>;

/** Opens a page on a desktop, moves the mouse to start hydration, and measures until it's finished. */
export async function measureHydration(browser: Browser, url: string): Promise<HydrationFigures> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') files.add(new URL(request.url()).pathname);
  });
  await page.goto(url);
  await page.waitForTimeout(500);
  const tasks = await traceTasks(page, async () => {
    await page.mouse.move(100, 100);
    await page.mouse.move(110, 110);
    await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
    await page.waitForTimeout(1000);
  });
  await page.close();
  return { files: [...files], longestTaskMs: Math.max(0, ...tasks.map(({ ms }) => ms)) };
}
