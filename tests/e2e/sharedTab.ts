import { test as base, type Page } from '@playwright/test';

const events = ['console', 'pageerror', 'request', 'requestfailed', 'requestfinished', 'response', 'dialog'] as const;

/**
 * A test in a tab that it shares with earlier tests of the same worker. That takes half as long as a new tab, because the
 * scripts are in the browser's cache and no window has to open. Storage, routes, size, and so on are as in a new tab.
 *
 * Use Playwright's own `test` if a test looks at what happens before React runs, or changes what can't be undone: with
 * `addInitScript`, a fake clock, or options of the context other than its size.
 */
export const test = base.extend<object, { tab: Page }>({
  tab: [async ({ browser }, use) => use(await (await browser.newContext()).newPage()), { scope: 'worker' }],
  context: async ({ tab }, use) => use(tab.context()),
  page: async ({ tab, context, viewport }, use) => {
    if (viewport) await tab.setViewportSize(viewport);
    await use(tab);
    for (const event of events) tab.removeAllListeners(event);
    await tab.unrouteAll({ behavior: 'ignoreErrors' });
    for (const other of context.pages()) if (other !== tab) await other.close();
    await context.clearPermissions();
    await tab.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
    // Leave the page for one without scripts, because scripts could store something while the page is left.
    await tab.goto('/robots.txt');
    await tab.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
  },
});
