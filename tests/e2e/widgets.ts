import type { Page } from '@playwright/test';

/**
 * Starts the page's scripts, as the reader's first action does, and waits until these widgets are React's. React leaves no
 * public sign of that; the property it keeps on the element of a root is the one that comes first.
 */
export async function startWidgets(page: Page, ...names: readonly string[]): Promise<void> {
  await page.mouse.move(10, 10);
  await page.waitForFunction(
    (wanted) =>
      wanted.every((name) =>
        Object.keys(document.querySelector(`[data-island=${name}]`) ?? {}).some((key) => key.startsWith('__react')),
      ),
    names,
  );
}
