import type { Page } from '@playwright/test';

/** Asked for by `allRequestsSeen`; tests that count requests leave it out. */
export const marker = '/site.webmanifest?marker';

/**
 * Resolves when the test has heard of every request that the page has made so far. They are told in their order, so it makes one
 * more and waits for that: proof that something was not asked for takes no waiting on the clock.
 */
export async function allRequestsSeen(page: Page): Promise<void> {
  const seen = page.waitForRequest((request) => request.url().endsWith(marker));
  await page.evaluate((address) => fetch(address), marker);
  await seen;
}
