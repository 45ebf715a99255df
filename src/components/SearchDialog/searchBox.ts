import { createAutocomplete, type AutocompleteState } from '@algolia/autocomplete-core';
import type { Provider, SearchClient, SearchHit, SearchRequest, SearchResult } from '#core/search';
import { groupHits, newGroups, type Group } from './groups';
import { searchWithRetry } from './searchWithRetry';
import { requestFor } from './request';
import type { StoredHit, StoredSearches } from './storedSearches';

export type Item = (SearchHit | StoredHit) & Record<string, unknown>;
export type BoxState = AutocompleteState<Item>;

/** What the dialog shows besides the collections, which are Autocomplete's lists of items. */
type BoxContext = Readonly<{
  /** Whether the last request failed. It's repeated until it succeeds or the query changes. */
  failed: boolean;
  hitCount: number;
  /** Whether the hits only come near what the query asks for. */
  isWeak: boolean;
  /** Shown when a query finds nothing. */
  suggestions: readonly string[];
}>;

const noContext: BoxContext = { failed: false, hitCount: 0, isWeak: false, suggestions: [] };
export const contextOf = ({ context }: BoxState): BoxContext => ({ ...noContext, ...context });

export const isStored = (sourceId: string): boolean => sourceId === 'recentSearches' || sourceId === 'favoriteSearches';

type Options = Readonly<{
  client: SearchClient;
  provider: Provider;
  stored: StoredSearches;
  facetFilters: () => NonNullable<SearchRequest['facetFilters']>;
  onChange: (state: BoxState) => void;
}>;

/** The state of the search box, without a view: the query, the results, and the active item. */
export function createSearchBox({ client, provider, stored, facetFilters, onChange }: Options) {
  const insights = provider.kind === 'hosted' && provider.insights;
  let state: BoxState | undefined;
  /** Number of the latest search, to recognize results of earlier searches that arrive late. */
  let latest = 0;

  const sourceOf = (sourceId: string, items: readonly Item[]) => ({
    sourceId,
    getItems: () => [...items],
    getItemUrl: ({ item }: { item: Item }) => item.url,
    getItemInputValue: () => state?.query ?? '',
    onSelect: ({ item }: { item: Item }) => stored.remember(item),
    onActive: () => undefined,
    onResolve: () => undefined,
  });

  /** The items of a group. With insights, each has the id of its query. */
  const itemsOf = ({ hits }: Group, { queryID }: SearchResult): Item[] =>
    hits.map((hit) =>
      insights
        ? {
            ...hit,
            __autocomplete_indexName: provider.indexName,
            __autocomplete_queryID: queryID,
            __autocomplete_algoliaCredentials: { appId: provider.appId, apiKey: provider.apiKey },
          }
        : { ...hit },
    );

  /** Searches the full text and adds new groups below the ones shown. */
  async function addFullTextGroups(
    id: number,
    question: Readonly<{ requests: readonly SearchRequest[] }>,
  ): Promise<void> {
    const response = await client.search({ ...question, waitsForAll: true });
    const result = response.results[0];
    if (id !== latest || !state || !result) return;
    const { collections } = state;
    const shown = collections.flatMap(({ items }) => items[0]?.hierarchy.lvl0 ?? []);
    const added = newGroups(shown, groupHits(result.hits)).map((group, at) => ({
      source: sourceOf(`hits${collections.length + at}`, []),
      items: itemsOf(group, result),
    }));
    box.setContext({ hitCount: Math.max(result.nbHits, contextOf(state).hitCount) });
    box.setCollections([...collections, ...added]);
  }

  async function findHits(query: string) {
    latest += 1;
    const id = latest;
    const question = { requests: [requestFor(query, provider, facetFilters())] };
    box.setContext({ failed: false });
    const response = await searchWithRetry(
      client,
      question,
      () => id === latest,
      () => box.setContext({ failed: true }),
    );
    // A newer search has replaced this one. An empty list would look as if that one had found nothing.
    if (!response || id !== latest) return new Promise<never>(() => {});
    const result = response.results[0];
    if (!result) {
      box.setContext({ failed: true });
      return [];
    }
    const groups = groupHits(result.hits);
    // Remember the names of the groups. If a later query finds nothing, the hosted provider has no suggestions, so these are shown.
    const names = groups.length > 0 ? groups.map(({ name }) => name) : (result.suggestions ?? []);
    box.setContext({
      failed: false,
      hitCount: result.nbHits,
      isWeak: result.isWeak ?? false,
      ...(names.length > 0 ? { suggestions: names } : {}),
    });
    // Search the full text only after these first results are rendered.
    if (result.isPartial) setTimeout(() => void addFullTextGroups(id, question).catch(() => undefined));
    return groups.map((group, at) => sourceOf(`hits${at}`, itemsOf(group, result)));
  }

  const box = createAutocomplete<Item>({
    id: 'search',
    openOnFocus: true,
    defaultActiveItemId: 0,
    insights,
    onStateChange: (change) => {
      state = change.state;
      onChange(change.state);
    },
    getSources({ query }) {
      if (query.trim()) return findHits(query);
      latest += 1;
      box.setContext(noContext);
      return [sourceOf('recentSearches', stored.recent()), sourceOf('favoriteSearches', stored.favorites())];
    },
  });

  return {
    ...box,
    reset() {
      latest += 1;
      box.setContext(noContext);
      box.setQuery('');
      box.setCollections([]);
      box.setIsOpen(false);
    },
  };
}
