import type { SearchClient, SearchQuestion, SearchResponse } from '#core/search';

const retryMs = 2000;

/** Waits two seconds, or until the browser is online again. */
const waitForRetry = () =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, retryMs);
    addEventListener('online', done);
  });

/** Repeats a search until it succeeds or `isCurrent` returns false. Calls `onFailure` for each failure. */
export async function searchWithRetry(
  client: SearchClient,
  question: SearchQuestion,
  isCurrent: () => boolean,
  onFailure: (error: unknown) => void,
): Promise<SearchResponse | undefined> {
  while (isCurrent()) {
    try {
      return await client.search(question);
    } catch (error) {
      if (isCurrent()) onFailure(error);
      await waitForRetry();
    }
  }
  return undefined;
}
