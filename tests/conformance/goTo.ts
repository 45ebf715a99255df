import type { Page } from '@playwright/test';

/** All scripts of the built site; once the framework runs, those that the next page needs. */
export const scripts = '**/assets/js/*.js';

/** Follows a link of the page's content, as a reader's click does, without having pointed at it before. */
export async function goTo(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.querySelector('[data-content]')?.append(link);
    link.click();
    link.remove();
  }, href);
}
