import type { Page } from '@playwright/test';

type TraceEvent = Readonly<{
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Start time in microseconds. */
  ts: number;
  dur?: number;
  /** Duration in CPU time. */
  tdur?: number;
  args?: Readonly<{ name?: string; data?: Readonly<{ url?: string }>; beginData?: Readonly<{ url?: string }> }>;
}>;

/** A task on the page's main thread, in milliseconds. */
export type Task = Readonly<{
  ms: number;
  /** The part of the task after the first contentful paint. */
  afterPaintMs: number;
}>;

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;

/** The tasks on the main thread of the page from `origin`. The trace also contains those of the browser's own pages. */
function tasksOf(events: readonly TraceEvent[], origin: string): readonly Task[] {
  const isOurs = ({ args }: TraceEvent) => (args?.beginData?.url ?? args?.data?.url ?? '').startsWith(origin);
  const ours = new Set(events.filter(isOurs).map(({ pid }) => pid));
  const mainThreads = new Set(
    events
      .filter(({ name, pid, args }) => name === 'thread_name' && args?.name === 'CrRendererMain' && ours.has(pid))
      .map(threadOf),
  );
  const paintedAt = events.find(({ name, pid }) => name === 'firstContentfulPaint' && ours.has(pid))?.ts ?? 0;
  return events
    .filter((event) => event.ph === 'X' && event.name === 'RunTask' && mainThreads.has(threadOf(event)))
    .map(({ ts, dur = 0, tdur = 0 }) => {
      const share = dur > 0 ? Math.min(1, Math.max(0, (ts + dur - paintedAt) / dur)) : 0;
      return { ms: tdur / 1000, afterPaintMs: (tdur / 1000) * share };
    });
}

/** The tasks on the page's main thread while `act` runs, in CPU time, which other programs hardly affect. */
export async function traceTasks(page: Page, act: () => Promise<void>): Promise<readonly Task[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading'],
  });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly TraceEvent[] };
  return tasksOf(trace.traceEvents, new URL(page.url()).origin);
}
