import type { SearchClient, SearchQuestion, SearchResponse } from '#core/search';
import { fetchBytes } from './fetchBytes';
import type { FromWorker, ToWorker } from './protocol';
import { SearchUnreachable } from './searchUnreachable';

export type IndexFiles = Readonly<{ workerUrl: string; outlineUrl: string; textsUrl: string }>;
type Waiting = Readonly<{ resolve: (response: SearchResponse) => void; reject: (error: Error) => void }>;

const startWorker = (url: string) => new Worker(url);

/**
 * The engine in a worker, behind the interface of the hosted provider's client. It loads the worker and the outline right away and
 * side by side. After a failure, the next question tries again.
 */
export function createEmbeddedClient(files: IndexFiles, start = startWorker, load = fetchBytes): SearchClient {
  const waiting = new Map<number, Waiting>();
  let ready: Promise<Worker> | undefined;
  let lastId = 0;

  function receive({ data }: MessageEvent<FromWorker>): void {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.kind === 'answer') asker?.resolve(data.response);
    else asker?.reject(new SearchUnreachable(data.reason));
  }

  function giveUp(worker: Worker): void {
    worker.terminate();
    ready = undefined;
    for (const { reject } of waiting.values()) reject(new SearchUnreachable('The search worker did not start.'));
    waiting.clear();
  }

  async function prepare(): Promise<Worker> {
    const worker = start(files.workerUrl);
    worker.onmessage = receive;
    worker.onerror = () => giveUp(worker);
    try {
      const outline = await load(files.outlineUrl);
      worker.postMessage({ kind: 'load', outline, textsUrl: files.textsUrl } satisfies ToWorker, [outline]);
      return worker;
    } catch (error) {
      giveUp(worker);
      throw new SearchUnreachable(String(error));
    }
  }

  async function search(question: SearchQuestion): Promise<SearchResponse> {
    const worker = await (ready ??= prepare());
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ kind: 'search', id, question } satisfies ToWorker);
    });
  }

  ready = prepare();
  ready.catch(() => undefined);
  return { search };
}
