import type { Page } from '@playwright/test';

/** The request that `allRequestsSeen` makes. Tests that count requests ignore it. */
export const marker = '/site.webmanifest?marker';

/**
 * Resolves when Playwright has reported every request that the page has made so far. Requests are reported in order, so it
 * makes one more and waits for it. That way, a test can prove that something wasn't requested without waiting a fixed time.
 */
export async function allRequestsSeen(page: Page): Promise<void> {
  const seen = page.waitForRequest((request) => request.url().endsWith(marker));
  await page.evaluate((address) => fetch(address), marker);
  await seen;
}
