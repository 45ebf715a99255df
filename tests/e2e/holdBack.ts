import type { Page } from '@playwright/test';

export type Gate = Readonly<{
  /** Resolves when the first request arrives. */
  reached: Promise<void>;
  /** Lets all waiting and later requests through. */
  open: () => void;
}>;

/** Makes requests for these addresses wait until the gate is opened, to imitate a slow network. */
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
