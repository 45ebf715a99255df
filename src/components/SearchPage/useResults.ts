import { startTransition, useCallback, useEffect, useReducer, useRef } from 'react';
import type { SearchHit, SearchRequest } from '#core/search';
import {
  loadSearchModule,
  useFacetFilters,
  useSearchScripts,
  type SearchModule,
} from '@site/src/searchClient/provider';
import { savedPosition } from './scrollPosition';

const hitsPerPage = 20;
const snippetWords = 30;
/** Pause in typing before the hosted provider, which charges per request, is asked. The embedded one searches on each key press. */
const hostedDebounceMs = 200;
const retryMs = 3000;

export type Results = Readonly<{
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  /** The query that the hits belong to. */
  query: string;
  hits: readonly SearchHit[];
  total: number;
  suggestions: readonly string[];
  /** Whether the hits only come near what the query asks for. */
  isWeak: boolean;
}>;

type Action =
  | Readonly<{ kind: 'started'; query: string }>
  | Readonly<{ kind: 'failed' }>
  | (Readonly<{ kind: 'loaded'; from: number }> & Pick<Results, 'query' | 'hits' | 'total' | 'suggestions' | 'isWeak'>);

const noResults: Results = { status: 'idle', query: '', hits: [], total: 0, suggestions: [], isWeak: false };

function reduce(results: Results, action: Action): Results {
  switch (action.kind) {
    case 'started':
      return action.query === '' ? noResults : { ...results, status: 'loading' };
    case 'failed':
      return { ...results, status: 'failed' };
    case 'loaded': {
      const { query, total, suggestions, isWeak, from } = action;
      const hits = [...results.hits.slice(0, from), ...action.hits];
      return { status: 'loaded', query, hits, total, suggestions, isWeak };
    }
  }
}

/** Loads `count` hits, starting at `from`, which is a multiple of `count`. */
async function loadHits(
  { client, provider }: SearchModule,
  query: string,
  { from, count }: Readonly<{ from: number; count: number }>,
  facets: string,
): Promise<Action> {
  const request = {
    indexName: provider.indexName,
    query,
    page: from / count,
    hitsPerPage: count,
    attributesToSnippet: [`content:${snippetWords}`],
    facetFilters: JSON.parse(facets) as NonNullable<SearchRequest['facetFilters']>,
  };
  const { results } = await client.search({ requests: [request], waitsForAll: true });
  const [result] = results;
  if (!result) throw new Error(`The search for "${query}" returned no result.`);
  const { hits, nbHits: total, suggestions = [], isWeak = false } = result;
  return { kind: 'loaded', query, hits, total, suggestions, isWeak, from };
}

/** As many hits as the reader had loaded before leaving the page, or the first 20. */
const initialCount = (query: string) =>
  Math.ceil((savedPosition(query)?.count ?? hitsPerPage) / hitsPerPage) * hitsPerPage;

/** Hits for the query, 20 at a time. After a failed search, it tries again until it succeeds. */
export function useResults(query: string): Results & Readonly<{ hasMore: boolean; loadMore: () => void }> {
  const { src = '' } = useSearchScripts() ?? {};
  const facets = JSON.stringify(useFacetFilters());
  const [results, dispatch] = useReducer(reduce, noResults);
  const latest = useRef(0);
  const lastRange = useRef({ from: 0, count: hitsPerPage });

  const load = useCallback(
    async (range: Readonly<{ from: number; count: number }>, isTyping = false) => {
      latest.current += 1;
      const id = latest.current;
      lastRange.current = range;
      try {
        const search = await loadSearchModule(src);
        if (isTyping && search.provider.kind === 'hosted')
          await new Promise((resolve) => setTimeout(resolve, hostedDebounceMs));
        if (id !== latest.current) return;
        const action = await loadHits(search, query, range, facets);
        // A transition has low priority, so that the next key press doesn't wait for the list.
        if (id === latest.current) startTransition(() => dispatch(action));
      } catch {
        if (id === latest.current) dispatch({ kind: 'failed' });
      }
    },
    [src, query, facets],
  );

  useEffect(() => {
    dispatch({ kind: 'started', query });
    latest.current += 1;
    if (query !== '') void load({ from: 0, count: initialCount(query) }, true);
  }, [load, query]);

  const { status, hits, total } = results;
  useEffect(() => {
    if (status !== 'failed') return undefined;
    // Load the failed range again, and keep the hits before it.
    const timer = setInterval(() => void load(lastRange.current), retryMs);
    return () => clearInterval(timer);
  }, [load, status]);

  const hasMore = hits.length < total;
  // A new function after each response, so that the observer checks again whether the reader is at the end.
  const loadMore = useCallback(() => {
    if (hasMore && status === 'loaded') void load({ from: hits.length, count: hitsPerPage });
  }, [load, hasMore, status, hits]);
  return { ...results, hasMore, loadMore };
}
