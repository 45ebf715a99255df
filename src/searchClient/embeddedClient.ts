import type { SearchClient, SearchQuestion, SearchResponse } from '#core/search';
import { fetchBytes } from './fetchBytes';
import type { FromWorker, ToWorker } from './protocol';
import { SearchUnreachable } from './searchUnreachable';

type IndexFiles = Readonly<{ workerUrl: string; outlineUrl: string; textsUrl: string }>;
type PendingSearch = Readonly<{ resolve: (response: SearchResponse) => void; reject: (error: Error) => void }>;

const startWorker = (url: string) => new Worker(url);

/**
 * Runs the search engine in a worker, with the same interface as the hosted provider's client. Starts to load the worker and
 * the outline right away, in parallel. After a failure, the next search tries again.
 */
export function createEmbeddedClient(files: IndexFiles, start = startWorker, load = fetchBytes): SearchClient {
  const pending = new Map<number, PendingSearch>();
  let ready: Promise<Worker> | undefined;
  let lastId = 0;

  function receive({ data }: MessageEvent<FromWorker>): void {
    const pendingSearch = pending.get(data.id);
    pending.delete(data.id);
    if (data.kind === 'answer') pendingSearch?.resolve(data.response);
    else pendingSearch?.reject(new SearchUnreachable(data.reason));
  }

  function handleFailure(worker: Worker): void {
    worker.terminate();
    ready = undefined;
    for (const { reject } of pending.values()) reject(new SearchUnreachable('The search worker didn’t start.'));
    pending.clear();
  }

  async function startAndLoad(): Promise<Worker> {
    const worker = start(files.workerUrl);
    worker.onmessage = receive;
    worker.onerror = () => handleFailure(worker);
    try {
      const outline = await load(files.outlineUrl);
      worker.postMessage({ kind: 'load', outline, textsUrl: files.textsUrl } satisfies ToWorker, [outline]);
      return worker;
    } catch (error) {
      handleFailure(worker);
      throw new SearchUnreachable(String(error));
    }
  }

  async function search(question: SearchQuestion): Promise<SearchResponse> {
    const worker = await (ready ??= startAndLoad());
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      worker.postMessage({ kind: 'search', id, question } satisfies ToWorker);
    });
  }

  ready = startAndLoad();
  ready.catch(() => undefined);
  return { search };
}
