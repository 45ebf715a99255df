/** What the probe has seen; it stands on the page as `window.probe`. Times in milliseconds on the clock. */
export type Seen = { roundTrips: number[]; painted: number[] };

declare global {
  interface Window {
    /** Only on a page that is measured. */
    probe: Seen;
  }
}

/** The bundler of this script names functions by a helper that a page does not have. */
export const nameHelper = 'globalThis.__name = (value) => value;';

/**
 * Runs in the page before its own scripts. Notes how long each search takes to the worker and back, and for the latest search
 * how long it is from the key press until its results are painted.
 */
export function installProbe(): void {
  const seen: Seen = { roundTrips: [], painted: [] };
  window.probe = seen;
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
  // A message is given to its receiver after the frame that the callback belongs to.
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
    afterFrame(() => seen.painted.push(performance.now() - pressed));
  }).observe(document, { subtree: true, childList: true });

  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }: MessageEvent<{ kind: string; id: number }>) => {
        const sent = sentAt.get(data.id);
        if (data.kind !== 'answer' || sent === undefined) return;
        seen.roundTrips.push(performance.now() - sent);
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

/** Runs in the worker: how long it is from a search that has come in to its answer that goes out. */
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
