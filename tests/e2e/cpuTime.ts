import type { Page } from '@playwright/test';

/**
 * Milliseconds of processor time that the page's main thread spends while `action` runs. Unlike elapsed time, it hardly
 * depends on what else the machine is doing.
 */
export async function cpuTime(page: Page, action: () => Promise<void>): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const total = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const before = await total();
  await action();
  const after = await total();
  await devtools.detach();
  return after - before;
}
