import type { SearchClient, SearchHit } from '#core/search';

type Response = Awaited<ReturnType<SearchClient['search']>>;

/** The dialog calls a search that takes this long "stalled"; an error told earlier would be painted over by that state. */
const stallMs = 300;
const retryMs = 2000;

/**
 * The client as DocSearch needs it. It does not give up: DocSearch shows "Unable to fetch results" when a search fails, but
 * takes that down at once because the search is over. So the failure is told while the search goes on; it is tried again until
 * it succeeds, something else is asked or the dialog is closed (`stop`), and the results then replace the error.
 */
export function createDialogClient(client: SearchClient): SearchClient & Readonly<{ stop: () => void }> {
  let latest = 0;
  return {
    stop() {
      latest += 1;
    },
    search(params) {
      latest += 1;
      const id = latest;
      const started = Date.now();
      let tellFailure: (error: unknown) => void = () => undefined;
      const answer = new Promise<Response>((resolve) => {
        const attempt = () => {
          client.search(params).then(
            (response) => resolve(withSuggestions(response)),
            (error: unknown) => {
              const untilStalled = Math.max(0, started + stallMs + 20 - Date.now());
              setTimeout(() => id === latest && tellFailure(error), untilStalled);
              waitToRetry(() => id === latest && attempt());
            },
          );
        };
        attempt();
      });
      answer.catch = (onRejected) => {
        tellFailure = (error) => {
          try {
            onRejected?.(error);
          } catch {
            // It throws the error on; whoever waits for the answer goes on waiting.
          }
        };
        return answer;
      };
      return answer;
    },
  };
}

/** After a while, or as soon as the browser is online again. */
function waitToRetry(retry: () => void): void {
  const again = () => {
    clearTimeout(timer);
    removeEventListener('online', again);
    retry();
  };
  const timer = setTimeout(again, retryMs);
  addEventListener('online', again);
}

/**
 * DocSearch suggests the names of the groups it has seen. When nothing was found there are none, so the engine's suggestions
 * are sent along as hits of groups of those names, and taken out again before anything is listed.
 */
const suggestionMark = 'suggestion:';

function withSuggestions({ results }: Response): Response {
  // The hosted provider sends none.
  const add = (names: readonly string[] | undefined) => (names ?? []).map(suggestionHit);
  return {
    results: results.map((result) => (result.hits.length > 0 ? result : { ...result, hits: add(result.suggestions) })),
  };
}

const suggestionHit = (name: string): SearchHit => ({
  objectID: suggestionMark + name,
  url: '',
  url_without_anchor: '',
  anchor: null,
  type: 'lvl1',
  content: null,
  hierarchy: { lvl0: name, lvl1: name, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  language: '',
  docusaurus_tag: '',
  _highlightResult: { hierarchy: {} },
  _snippetResult: { hierarchy: {} },
});

export function withoutSuggestions<Item extends Readonly<{ objectID: string }>>(items: readonly Item[]): Item[] {
  return items.filter(({ objectID }) => !objectID.startsWith(suggestionMark));
}
