import { startTransition, useCallback, useEffect, useReducer, useRef } from 'react';
import type { SearchHit, SearchRequest } from '#core/search';
import { loadSearch, useFacetFilters, useSearchSource, type Search } from '@site/src/components/Search/provider';
import { keptPlace } from './place';

const hitsPerPage = 20;
const snippetWords = 30;
/** The hosted provider counts requests. The embedded one answers each key press. */
const hostedDelayMs = 200;
const retryMs = 3000;

export type Results = Readonly<{
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  /** The query that the hits belong to. */
  query: string;
  hits: readonly SearchHit[];
  total: number;
  suggestions: readonly string[];
}>;

type Action =
  | Readonly<{ kind: 'asked'; query: string }>
  | Readonly<{ kind: 'failed' }>
  | (Readonly<{ kind: 'answered'; from: number }> & Pick<Results, 'query' | 'hits' | 'total' | 'suggestions'>);

const nothing: Results = { status: 'idle', query: '', hits: [], total: 0, suggestions: [] };

function reduce(results: Results, action: Action): Results {
  switch (action.kind) {
    case 'asked':
      return action.query === '' ? nothing : { ...results, status: 'loading' };
    case 'failed':
      return { ...results, status: 'failed' };
    case 'answered': {
      const { query, total, suggestions, from } = action;
      return { status: 'loaded', query, hits: [...results.hits.slice(0, from), ...action.hits], total, suggestions };
    }
  }
}

/** Asks for `count` hits after the first `from`, which is a multiple of it. */
async function ask(
  { client, provider }: Search,
  query: string,
  { from, count }: Readonly<{ from: number; count: number }>,
  facets: string,
): Promise<Action | null> {
  const request = {
    indexName: provider.indexName,
    query,
    page: from / count,
    hitsPerPage: count,
    attributesToSnippet: [`content:${snippetWords}`],
    facetFilters: JSON.parse(facets) as NonNullable<SearchRequest['facetFilters']>,
  };
  const { results } = await client.search({ requests: [request], waitsForAll: true });
  const [answer] = results;
  if (!answer) return null;
  const { hits, nbHits: total, suggestions = [] } = answer;
  return { kind: 'answered', query, hits, total, suggestions, from };
}

/** As many hits as the reader had seen before leaving, or the first ones. */
const firstCount = (query: string) => Math.ceil((keptPlace(query)?.count ?? hitsPerPage) / hitsPerPage) * hitsPerPage;

/** Hits for the query, 20 at a time. After a failed search, it tries again until it succeeds. */
export function useResults(query: string): Results & Readonly<{ hasMore: boolean; loadMore: () => void }> {
  const src = useSearchSource() ?? '';
  const facets = JSON.stringify(useFacetFilters());
  const [results, dispatch] = useReducer(reduce, nothing);
  const latest = useRef(0);
  const asked = useRef({ from: 0, count: hitsPerPage });

  const askFor = useCallback(
    async (part: Readonly<{ from: number; count: number }>, isTyping = false) => {
      latest.current += 1;
      const id = latest.current;
      asked.current = part;
      try {
        const search = await loadSearch(src);
        if (isTyping && search.provider.kind === 'hosted')
          await new Promise((resolve) => setTimeout(resolve, hostedDelayMs));
        if (id !== latest.current) return;
        const answer = await ask(search, query, part, facets);
        // With low priority, so that the next key press doesn't wait for the list.
        if (answer && id === latest.current) startTransition(() => dispatch(answer));
      } catch {
        if (id === latest.current) dispatch({ kind: 'failed' });
      }
    },
    [src, query, facets],
  );

  useEffect(() => {
    dispatch({ kind: 'asked', query });
    latest.current += 1;
    if (query !== '') void askFor({ from: 0, count: firstCount(query) }, true);
  }, [askFor, query]);

  const { status, hits, total } = results;
  useEffect(() => {
    if (status !== 'failed') return undefined;
    // Loads the part that failed again, and keeps the hits above it.
    const timer = setInterval(() => void askFor(asked.current), retryMs);
    return () => clearInterval(timer);
  }, [askFor, status]);

  const hasMore = hits.length < total;
  // A new function after every response, because a reader who is already at the end doesn't trigger another event.
  const loadMore = useCallback(() => {
    if (hasMore && status === 'loaded') void askFor({ from: hits.length, count: hitsPerPage });
  }, [askFor, hasMore, status, hits]);
  return { ...results, hasMore, loadMore };
}
