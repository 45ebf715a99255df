import type { Page } from '@playwright/test';

/**
 * Moves the pointer, which starts React, and waits until it has rendered these islands. That shows in a private property that
 * React sets on their elements.
 */
export async function startIslands(page: Page, ...names: readonly string[]): Promise<void> {
  await page.mouse.move(10, 10);
  await page.waitForFunction(
    (wanted) =>
      wanted.every((name) =>
        Object.keys(document.querySelector(`[data-island=${name}]`) ?? {}).some((key) => key.startsWith('__react')),
      ),
    names,
  );
}
