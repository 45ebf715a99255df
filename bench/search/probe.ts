/** The probe's measurements in milliseconds, available as `window.probe`. */
export type Measurements = { roundTrips: number[]; painted: number[] };

declare global {
  interface Window {
    /** Only defined on pages that are being measured. */
    probe: Measurements;
  }
}

/** esbuild adds calls of this helper to functions, but it doesn't exist in the page. */
export const nameHelper = 'globalThis.__name = (value) => value;';

/**
 * Runs in the page before its own scripts. Records the round trip to the worker for each search, and for the latest search
 * the time from the key press until its results are painted.
 */
export function installProbe(): void {
  const measurements: Measurements = { roundTrips: [], painted: [] };
  window.probe = measurements;
  const sentAt = new Map<number, number>();
  let lastSent = 0;
  let pressedAt: number | undefined;
  let isAnswered = false;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressedAt = timeStamp;
      isAnswered = false;
    },
    true,
  );
  // The message arrives after the frame is painted.
  const afterFrame = (callback: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = callback;
      port2.postMessage(0);
    });
  new MutationObserver((changes) => {
    const isResult = changes.some(
      ({ target }) => target instanceof Element && target.closest('.search-results, main ol, main [role=status]'),
    );
    if (!isAnswered || !isResult || pressedAt === undefined) return;
    const pressed = pressedAt;
    pressedAt = undefined;
    afterFrame(() => measurements.painted.push(performance.now() - pressed));
  }).observe(document, { subtree: true, childList: true });

  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }: MessageEvent<{ kind: string; id: number }>) => {
        const sent = sentAt.get(data.id);
        if (data.kind !== 'answer' || sent === undefined) return;
        measurements.roundTrips.push(performance.now() - sent);
        isAnswered = data.id === lastSent;
      });
    }

    override postMessage(message: { kind: string; id: number }): void {
      if (message.kind === 'search') {
        lastSent = message.id;
        sentAt.set(message.id, performance.now());
      }
      super.postMessage(message);
    }
  };
}

type ProbedWorker = { onmessage: ((event: MessageEvent<{ kind: string }>) => unknown) | null; times: number[] };

/** Runs in the worker. Records how long each search takes there. */
export function probeWorker(): void {
  const worker = self as unknown as ProbedWorker;
  const handle = worker.onmessage;
  worker.times = [];
  worker.onmessage = async (event) => {
    const started = performance.now();
    await handle?.call(self, event);
    if (event.data.kind === 'search') worker.times.push(performance.now() - started);
  };
}
