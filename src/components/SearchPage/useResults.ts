import { startTransition, useCallback, useEffect, useReducer, useRef } from 'react';
import type { Provider, SearchHit, SearchRequest } from '#core/search';
import { useFacetFilters, useProvider } from '@site/src/components/Search/provider';
import { getSearchClient } from '@site/src/components/Search/searchClient';

const hitsPerPage = 20;
const snippetWords = 30;
/** The hosted provider counts requests; the embedded one answers each key press. */
const hostedDelayMs = 200;
const retryMs = 3000;

export type Results = Readonly<{
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  /** The query that the hits belong to. */
  query: string;
  hits: readonly SearchHit[];
  total: number;
  page: number;
  hasMore: boolean;
  suggestions: readonly string[];
}>;

type Action =
  | Readonly<{ kind: 'asked'; query: string }>
  | Readonly<{ kind: 'failed' }>
  | Readonly<{
      kind: 'answered';
      query: string;
      hits: readonly SearchHit[];
      total: number;
      page: number;
      pages: number;
      suggestions: readonly string[];
    }>;

const nothing: Results = { status: 'idle', query: '', hits: [], total: 0, page: 0, hasMore: false, suggestions: [] };

function reduce(results: Results, action: Action): Results {
  switch (action.kind) {
    case 'asked':
      return action.query === '' ? nothing : { ...results, status: 'loading' };
    case 'failed':
      return { ...results, status: 'failed' };
    case 'answered': {
      const { query, total, page, suggestions } = action;
      const hits = page === 0 ? action.hits : [...results.hits, ...action.hits];
      return { status: 'loaded', query, hits, total, page, hasMore: page + 1 < action.pages, suggestions };
    }
  }
}

async function askProvider(provider: Provider, query: string, page: number, facets: string): Promise<Action | null> {
  const request = {
    indexName: provider.indexName,
    query,
    page,
    hitsPerPage,
    attributesToSnippet: [`content:${snippetWords}`],
    facetFilters: JSON.parse(facets) as NonNullable<SearchRequest['facetFilters']>,
  };
  const { results } = await getSearchClient(provider).search({ requests: [request] });
  const [answer] = results;
  if (!answer) return null;
  const { hits, nbHits: total, nbPages: pages, suggestions = [] } = answer;
  return { kind: 'answered', query, hits, total, page, pages, suggestions };
}

/** Hits for the query, a page at a time. A failed search is put again by itself until it succeeds. */
export function useResults(query: string): Results & Readonly<{ loadMore: () => void }> {
  const provider = useProvider();
  const facets = JSON.stringify(useFacetFilters());
  const [results, dispatch] = useReducer(reduce, nothing);
  const latest = useRef(0);
  const askedPage = useRef(0);

  const ask = useCallback(
    async (page: number) => {
      latest.current += 1;
      const id = latest.current;
      askedPage.current = page;
      try {
        const answer = await askProvider(provider, query, page, facets);
        // Drawn in small steps: the next key press does not wait for the list.
        if (answer && id === latest.current) startTransition(() => dispatch(answer));
      } catch {
        if (id === latest.current) dispatch({ kind: 'failed' });
      }
    },
    [provider, query, facets],
  );

  useEffect(() => {
    dispatch({ kind: 'asked', query });
    latest.current += 1;
    if (query === '') return undefined;
    const timer = provider.kind === 'hosted' ? setTimeout(() => void ask(0), hostedDelayMs) : undefined;
    if (timer === undefined) void ask(0);
    // The full text has arrived after the outline answered.
    const stop = getSearchClient(provider).onComplete(() => void ask(0));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [ask, provider, query]);

  const { hasMore, page, status, hits } = results;
  useEffect(() => {
    if (status !== 'failed') return undefined;
    // The page that failed, not the first one: the hits above it stay.
    const timer = setInterval(() => void ask(askedPage.current), retryMs);
    return () => clearInterval(timer);
  }, [ask, status]);

  // Anew with every answer: a reader who is at the end of the list already gets no event of arriving there.
  const loadMore = useCallback(() => {
    if (hasMore && status === 'loaded' && hits.length > 0) void ask(page + 1);
  }, [ask, hasMore, page, status, hits]);
  return { ...results, loadMore };
}
