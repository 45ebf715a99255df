import type { Page } from '@playwright/test';

/** Moves the pointer, which starts the framework, and waits until React runs. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}
