import { expect, test } from '@playwright/test';
import { budgets } from '../../site-settings/budgets';
import { startIslands } from './startIslands';
import { startReact } from './startReact';

/** One page of each kind, and those with islands. */
const routes = [
  '/docs',
  '/docs/features/bluetooth',
  '/docs/config/battery',
  '/docs/config',
  '/docs/hardware',
  '/docs/keymaps/list-of-keycodes',
  '/blog',
  '/blog/2024/11/11/zmk-studio-mvp-ga',
];

for (const route of routes) {
  test(`the scripts of ${route} stay within their budget, and none loads before an interaction`, async ({ page }) => {
    // Turns off prefetching, because prefetched scripts would come from the cache, without a size.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(route, { waitUntil: 'load' });
    expect(sizes).toHaveLength(0);
    await startReact(page);
    const islands = await page
      .locator('[data-island]')
      .evaluateAll((all) => all.map((each) => each.dataset.island ?? ''));
    await startIslands(page, ...islands);
    await page.waitForLoadState('networkidle');
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(budgets.hydrationScripts);
  });
}
