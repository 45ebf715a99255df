import type { SearchClient } from '#core/search';
import type { FromWorker, SearchResponse, ToWorker } from './protocol';
import { SearchUnreachable } from './searchUnreachable';

type Files = Readonly<{ outlineUrl: string; textsUrl: string }>;
type Waiting = Readonly<{ resolve: (response: SearchResponse) => void; reject: (error: Error) => void }>;

/** A client that can get better answers after a while: it says so, and the question may be put again. */
export type ImprovingClient = SearchClient & Readonly<{ onComplete(listener: () => void): () => void }>;

const startWorker = () => new Worker(new URL('./worker', import.meta.url));

/** The engine in a worker, behind the interface of the hosted provider's client. Starts to load at once. */
export function createEmbeddedClient({ outlineUrl, textsUrl }: Files, start = startWorker): ImprovingClient {
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<() => void>();
  let worker: Worker | undefined;
  let lastId = 0;

  function receive({ data }: MessageEvent<FromWorker>): void {
    if (data.kind === 'complete') {
      for (const listener of listeners) listener();
      return;
    }
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.kind === 'answer') asker?.resolve(data.response);
    else asker?.reject(new SearchUnreachable(data.reason));
  }

  /** The worker's own script could not be loaded: whoever waits is told, and the next search starts another worker. */
  function onError(): void {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new SearchUnreachable('The search worker did not start.'));
    waiting.clear();
  }

  function runningWorker(): Worker {
    if (!worker) {
      worker = start();
      worker.onmessage = receive;
      worker.onerror = onError;
      worker.postMessage({ kind: 'load', outlineUrl, textsUrl } satisfies ToWorker);
    }
    return worker;
  }

  runningWorker();
  return {
    search({ requests }) {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        runningWorker().postMessage({ kind: 'search', id, requests } satisfies ToWorker);
      });
    },
    onComplete(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
