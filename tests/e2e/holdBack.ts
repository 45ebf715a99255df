import type { Page } from '@playwright/test';

export type Gate = Readonly<{
  /** Settles when the first request has come. */
  reached: Promise<void>;
  /** Lets through what waits, and all that comes later. */
  open: () => void;
}>;

/** Requests for these addresses wait until the gate is opened: a network as slow as the test wants it. */
export async function holdBack(page: Page, ...addresses: readonly (string | RegExp)[]): Promise<Gate> {
  let open = () => {};
  let reach = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const reached = new Promise<void>((resolve) => (reach = resolve));
  for (const address of addresses) {
    await page.route(address, async (route) => {
      reach();
      await opened;
      await route.continue();
    });
  }
  return { reached, open };
}
