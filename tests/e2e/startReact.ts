import type { Page } from '@playwright/test';

/** Moves the pointer, which starts React, and waits until it has hydrated the page. */
export async function startReact(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}
