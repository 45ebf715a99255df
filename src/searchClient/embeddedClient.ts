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

  function rejectPending(): void {
    for (const { reject } of pending.values()) reject(new SearchUnreachable('The search worker failed.'));
    pending.clear();
  }

  async function startAndLoad(): Promise<Worker> {
    const worker = start(files.workerUrl);
    worker.onmessage = receive;
    try {
      const outline = await new Promise<ArrayBuffer>((resolve, reject) => {
        worker.onerror = () => reject(new Error('The search worker didn’t start.'));
        load(files.outlineUrl).then(resolve, reject);
      });
      worker.onerror = () => {
        worker.terminate();
        ready = undefined;
        rejectPending();
      };
      worker.postMessage({ kind: 'load', outline, textsUrl: files.textsUrl } satisfies ToWorker, [outline]);
      return worker;
    } catch (error) {
      worker.terminate();
      throw error;
    }
  }

  async function getWorker(): Promise<Worker> {
    const starting = (ready ??= startAndLoad());
    try {
      return await starting;
    } catch (error) {
      if (ready === starting) ready = undefined;
      throw new SearchUnreachable(String(error));
    }
  }

  async function search(question: SearchQuestion): Promise<SearchResponse> {
    const worker = await getWorker();
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      worker.postMessage({ kind: 'search', id, question } satisfies ToWorker);
    });
  }

  getWorker().catch(() => undefined);
  return { search };
}
