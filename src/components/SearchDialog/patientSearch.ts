import type { SearchClient, SearchQuestion, SearchResponse } from '#core/search';

const retryMs = 2000;

/** After a while, or as soon as the browser is online again. */
const untilRetry = () =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, retryMs);
    addEventListener('online', done);
  });

/** Asks until there's an answer, or until `isWanted` says that nobody waits for it anymore. `onFailure` hears of every failure. */
export async function searchPatiently(
  client: SearchClient,
  question: SearchQuestion,
  isWanted: () => boolean,
  onFailure: (error: unknown) => void,
): Promise<SearchResponse | undefined> {
  while (isWanted()) {
    try {
      return await client.search(question);
    } catch (error) {
      if (isWanted()) onFailure(error);
      await untilRetry();
    }
  }
  return undefined;
}
