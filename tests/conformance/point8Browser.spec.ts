import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { hostedProvider } from '#core/search/provider';
import { createHostedClient } from '../../src/searchClient/hostedClient';
import { startReact } from '../e2e/startReact';
import { fixtureSite } from './fixtureSite';
import { goTo } from './goTo';
import { proves } from './proves';
import { fakeProvider } from './fakeProvider';
import { serveFolder } from './serveFolder';

const onHosted = (use: (origin: string) => Promise<void>) => serveFolder(fixtureSite('hosted').folder, use);

function warningsOf(page: Page): readonly string[] {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  return warnings;
}

const pageCrash =
  'Page crash | Page titled "This page crashed" ("Page Error"), showing the error message and causes, with a "Try again" button';

test(...proves(pageCrash), async ({ page }) => {
  await onHosted(async (origin) => {
    await page.goto(`${origin}/crash`);
    await startReact(page);
    await page.getByRole('button', { name: 'Crash' }).click();
    await expect(page).toHaveTitle(/Page Error/);
    await expect(page.getByRole('heading', { name: 'This page crashed' })).toBeVisible();
    await expect(page.locator('body')).toContainText(/The page is broken\s*Cause:\s*the button was pressed/);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

for (const part of ['page', 'content']) {
  test(
    ...proves(pageCrash, `if the ${part} crashes while loading, "Try again", search, and links work`),
    async ({ page }) => {
      await onHosted(async (origin) => {
        await page.addInitScript((crashing) => Object.assign(window, { crashing }), part);
        const heading = page.getByRole('heading', { name: 'This page crashed' });
        await page.goto(`${origin}/crash`);
        await page.mouse.move(200, 200);
        await expect(heading).toBeVisible();
        await page.keyboard.press('Control+k');
        await expect(page.locator('.search-input')).toBeFocused();
        await page.keyboard.press('Escape');
        await page.evaluate(() => Object.assign(window, { crashing: '' }));
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('heading', { name: 'A page that crashes' })).toBeVisible();

        await page.reload();
        await page.mouse.move(210, 210);
        await expect(heading).toBeVisible();
        await page.locator('.navbar a[href="/docs/other"]').evaluate((link) => (link as HTMLElement).click());
        await expect(page).toHaveURL(/\/docs\/other$/);
        await expect(heading).toHaveCount(0);
        await expect(page.locator('h1')).toHaveCount(1);
      });
    },
  );
}

for (const [address, title] of [
  ['/docs/hardware', 'Supported hardware'],
  ['/blog/2024/11/11/zmk-studio-mvp-ga', 'ZMK Studio'],
] as const) {
  test(...proves('Page load failure | Error text and a Retry button', address), async ({ page }) => {
    await page.route(`**/content/*${address}.json`, (route) => route.abort());
    await page.goto('/docs/faq');
    await startReact(page);
    await goTo(page, address);
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded. Check your connection.');
    await expect(page).toHaveTitle(/^Page not loaded/);
    await page.unrouteAll();
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('h1')).toContainText(title);
  });
}

test(
  ...proves(
    'Wrong base URL | Red banner saying the site did not load properly, suggesting the base URL (current path with trailing slash)',
  ),
  async ({ page }) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'base-url-'));
    fs.mkdirSync(path.join(folder, 'website'));
    fs.copyFileSync(path.join(process.cwd(), 'build/index.html'), path.join(folder, 'website/index.html'));
    await serveFolder(folder, async (origin) => {
      await page.clock.install();
      await page.goto(`${origin}/website`);
      const banner = page.locator('#__docusaurus-base-url-issue-banner');
      await page.mouse.move(300, 300);
      await page.mouse.move(310, 310);
      // Skips the pauses between the retries of the scripts.
      await expect.poll(() => page.clock.fastForward(6000).then(() => banner.isVisible())).toBe(true);
      await expect(banner).toHaveCSS('border-color', 'rgb(255, 0, 0)');
      await expect(banner).toContainText('did not load properly');
      await expect(banner).toContainText('We suggest trying baseUrl = /website/');
    });
    fs.rmSync(folder, { recursive: true });
  },
);

test(
  ...proves(
    'Search hosts unreachable | "Unable to fetch results" with "You might want to check your network connection."',
  ),
  async ({ page }) => {
    await fakeProvider(page, () => Promise.resolve('unreachable'));
    await onHosted(async (origin) => {
      await page.goto(`${origin}/docs`);
      await startReact(page);
      await page.keyboard.press('Control+k');
      await page.locator('.search-input').fill('layer');
      const note = page.locator('.search-note');
      await expect(note).toContainText('Unable to fetch results');
      await expect(note).toContainText('You might want to check your network connection.');
    });
  },
);

test(
  ...proves(
    'No search results | "No results for" the query, "Try searching for" up to 3 suggested queries, and "Believe this query should return results? Let us know."',
  ),
  async ({ page }) => {
    await page.goto('/docs');
    await startReact(page);
    await page.keyboard.press('Control+k');
    await page.locator('.search-input').fill('zzzkeymapzz');
    const screen = page.locator('.search-note');
    await expect(screen).toContainText(/No results for\s*"zzzkeymapzz"/);
    await expect(screen).toContainText('Try searching for');
    const suggestions = await screen.locator('li').count();
    expect(suggestions).toBeGreaterThan(0);
    expect(suggestions).toBeLessThanOrEqual(3);
    await expect(screen).toContainText('Believe this query should return results? Let us know.');
  },
);

test(...proves('Empty start screen | "No recent searches"'), async ({ page }) => {
  await page.goto('/docs');
  await startReact(page);
  await page.keyboard.press('Control+k');
  await expect(page.locator('.search-note')).toHaveText('No recent searches');
});

test(...proves('Missing search application id or key | Error thrown'), () => {
  expect(() => hostedProvider({ ALGOLIA_APP_ID: 'APP' })).toThrow('ALGOLIA_SEARCH_KEY is missing');
  expect(() => hostedProvider({ ALGOLIA_SEARCH_KEY: 'key' })).toThrow('ALGOLIA_APP_ID is missing');
  expect(() => createHostedClient({ appId: '', apiKey: 'key', hosts: [] })).toThrow('appId');
  expect(() => createHostedClient({ appId: 'APP', apiKey: '', hosts: [] })).toThrow('apiKey');
});

test(...proves('Search item source returns no array | Warning'), async ({ page }) => {
  const warnings = warningsOf(page);
  await fakeProvider(page, () => Promise.resolve({ hits: { none: true } }));
  await onHosted(async (origin) => {
    await page.goto(`${origin}/search?q=layer`);
    await expect.poll(() => warnings).toContain('The search for "layer" returned no array of hits.');
    await expect(page.locator('main h1')).toBeVisible();
  });
});

test(
  ...proves('Storage unavailable | Warns once, falls back to a no-op store. Use during server rendering throws.'),
  async ({ page, request }) => {
    const warnings = warningsOf(page);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(() => {
      const blocked = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: blocked });
    });
    await page.goto('/docs/features/bluetooth');
    await startReact(page);
    await page.locator('[data-color-mode-toggle]').first().click();
    await page.getByRole('tab', { name: 'Linux' }).first().click();
    await expect(page.getByRole('tabpanel', { name: 'Linux' }).first()).toBeVisible();
    await goTo(page, '/keymap-upgrader');
    await expect(page.locator('h1')).toHaveText('Keymap Upgrader');
    await page.keyboard.press('Control+k');
    await expect(page.locator('.search-input')).toBeVisible();
    expect(warnings.filter((text) => text.includes('browser storage is not available'))).toHaveLength(1);
    expect(errors).toEqual([]);

    await onHosted(async (origin) => {
      const html = await (await request.get(`${origin}/storage`)).text();
      expect(html).toContain('Illegal storage API usage for storage key');
    });
  },
);
