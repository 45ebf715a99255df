import type { CDPSession, Page } from '@playwright/test';

/** A mid-range phone on a slow connection, next to this machine: 4x slower, 1.6 Mbit/s down, 150 ms. */
export const phone = {
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
} as const;

/** Slows the page of a session down to a phone. */
export async function slowDown(session: Pick<CDPSession, 'send'>): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', phone.network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpu });
}

export const slowToPhone = async (page: Page): Promise<void> => slowDown(await page.context().newCDPSession(page));
