import type { Page } from '@playwright/test';

/** All scripts of the built site. Once React runs, only scripts for the next page are still requested. */
export const scripts = '**/assets/js/*.js';

/** Clicks a link in the content without pointing at it first, which would prefetch its page. */
export async function goTo(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.querySelector('[data-content]')?.append(link);
    link.click();
    link.remove();
  }, href);
}
