import { createAutocomplete, type AutocompleteState } from '@algolia/autocomplete-core';
import type { Provider, SearchClient, SearchHit, SearchRequest, SearchResult } from '#core/search';
import { groupHits, groupsBelow, type Group } from './groups';
import { searchPatiently } from './patientSearch';
import { requestFor } from './request';
import type { StoredHit, StoredSearches } from './storedSearches';

export type Item = (SearchHit | StoredHit) & Record<string, unknown>;
export type BoxState = AutocompleteState<Item>;

/** What the view shows beside the collections. */
export type BoxContext = Readonly<{
  /** The last attempt to get an answer failed. It's tried again until the query changes. */
  failed: boolean;
  hitCount: number;
  suggestions: readonly string[];
}>;

const noContext: BoxContext = { failed: false, hitCount: 0, suggestions: [] };
export const contextOf = ({ context }: BoxState): BoxContext => ({ ...noContext, ...context });

export const isStored = (sourceId: string): boolean => sourceId === 'recentSearches' || sourceId === 'favoriteSearches';

type Settings = Readonly<{
  client: SearchClient;
  provider: Provider;
  stored: StoredSearches;
  facetFilters: () => NonNullable<SearchRequest['facetFilters']>;
  onChange: (state: BoxState) => void;
}>;

/** The search box as a state machine without a view: what is typed, what is found, which item is active. */
export function createSearchBox({ client, provider, stored, facetFilters, onChange }: Settings) {
  const insights = provider.kind === 'hosted' && provider.insights;
  let state: BoxState | undefined;
  /** Every question has a number, so that a late answer to an earlier one is recognized. */
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

  /** With insights, each hit names the answer that it came with. */
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

  /** The full text can have more. It goes below what is shown. */
  async function addRest(id: number, question: Readonly<{ requests: readonly SearchRequest[] }>): Promise<void> {
    const response = await client.search({ ...question, waitsForAll: true });
    const result = response.results[0];
    if (id !== latest || !state || !result) return;
    const { collections } = state;
    const shown = collections.flatMap(({ items }) => items[0]?.hierarchy.lvl0 ?? []);
    const added = groupsBelow(shown, groupHits(result.hits)).map((group, at) => ({
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
    const response = await searchPatiently(
      client,
      question,
      () => id === latest,
      () => box.setContext({ failed: true }),
    );
    const result = response?.results[0];
    if (!result || id !== latest) return [];
    const groups = groupHits(result.hits);
    // The hosted provider has no suggestions, so the last groups found serve as such.
    const names = groups.length > 0 ? groups.map(({ name }) => name) : (result.suggestions ?? []);
    box.setContext({ failed: false, hitCount: result.nbHits, ...(names.length > 0 ? { suggestions: names } : {}) });
    // Once these are shown.
    if (result.isPartial) setTimeout(() => void addRest(id, question).catch(() => undefined));
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
      if (query) return findHits(query);
      latest += 1;
      box.setContext(noContext);
      return [sourceOf('recentSearches', stored.recent()), sourceOf('favoriteSearches', stored.favorites())];
    },
  });

  return {
    ...box,
    /** Forgets what was asked. */
    reset() {
      latest += 1;
      box.setContext(noContext);
      box.setQuery('');
      box.setCollections([]);
      box.setIsOpen(false);
    },
  };
}

export type SearchBox = ReturnType<typeof createSearchBox>;
