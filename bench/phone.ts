import type { CDPSession, Page } from '@playwright/test';

/** A mid-range phone on a slow connection: a CPU 4 times slower than this machine's, 1.6 Mbit/s down, 150 ms latency. */
export const phone = {
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
} as const;

/** Throttles a page's CPU and network. */
export async function throttleToPhone(session: Pick<CDPSession, 'send'>): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', phone.network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpu });
}

export const throttlePageToPhone = async (page: Page): Promise<void> =>
  throttleToPhone(await page.context().newCDPSession(page));
