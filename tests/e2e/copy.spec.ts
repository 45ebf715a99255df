import { expect, test } from '@playwright/test';

const route = '/docs/keymaps/combos';

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('after a click on Copy, screen readers announce “Copied” once, and not the button’s name when it comes back', async ({
  page,
}) => {
  await page.goto(route);
  const status = page.locator('[data-copy] [aria-live]').first();
  const said = await status.evaluateHandle((element) => {
    const changes: string[] = [];
    new MutationObserver(() => changes.push(`${element.getAttribute('aria-live')}: ${element.textContent}`)).observe(
      element,
      { childList: true },
    );
    return changes;
  });
  await page.locator('[data-copy]').first().click();
  await expect.poll(() => said.jsonValue()).toEqual(['polite: Copied', 'off: Copy']);
});

test('if code is copied while React starts, its button shows “Copied”, but no longer when the reader returns to the page', async ({
  page,
}) => {
  // "Copied" normally disappears after two seconds. Here it stays, so that it's still there when React starts.
  await page.addInitScript(() => {
    const { setTimeout: later } = window;
    window.setTimeout = ((act: () => void, ms: number) => (ms === 2000 ? 0 : later(act, ms))) as typeof setTimeout;
  });
  await page.goto(route);
  const button = page.locator('[data-copy]').first();
  await button.click();
  await expect(button).toContainText('Copied');
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await expect(button).toContainText('Copied');
  await page.locator('.menu__link[href="/docs/faq"]').click();
  await expect(page.locator('h1')).not.toHaveText('Combos');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Combos');
  await expect(button).toHaveText('Copy code to clipboard');
  await expect(button).not.toHaveAttribute('data-status');
});
