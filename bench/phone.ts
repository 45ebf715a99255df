import type { CDPSession, Page } from '@playwright/test';

/** A mid-range phone on a slow connection, next to this machine: 4x slower, 1.6 Mbit/s down, 150 ms. */
export const phone = {
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
} as const;

/** Slows a page down to a phone, and returns the session that it was done in. */
export async function slowToPhone(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', phone.network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpu });
  return session;
}
