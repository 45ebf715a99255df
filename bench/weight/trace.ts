import type { Browser } from '@playwright/test';

type TraceEvent = Readonly<{
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: Readonly<{ name?: string; data?: Readonly<{ url?: string }>; beginData?: Readonly<{ url?: string }> }>;
}>;

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;

/** How long each task on the page's main thread took. The browser has other pages of its own. */
function tasksOf(events: readonly TraceEvent[], origin: string): readonly number[] {
  const isOurs = ({ args }: TraceEvent) => (args?.beginData?.url ?? args?.data?.url ?? '').startsWith(origin);
  const ours = new Set(events.filter(isOurs).map(({ pid }) => pid));
  const mainThreads = new Set(
    events
      .filter(({ name, pid, args }) => name === 'thread_name' && args?.name === 'CrRendererMain' && ours.has(pid))
      .map(threadOf),
  );
  return events
    .filter((event) => event.ph === 'X' && event.name === 'RunTask' && mainThreads.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
}

/**
 * The tasks of a page of `origin` while `act` runs, in milliseconds of processor time: unlike the time on the clock, it does
 * not depend on what else the machine does.
 */
export async function traceTasks(
  browser: Browser,
  origin: string,
  act: () => Promise<void>,
): Promise<readonly number[]> {
  const cdp = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
      excludedCategories: ['*'],
    },
  });
  await act();
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  await cdp.detach();
  return tasksOf(events, origin);
}
