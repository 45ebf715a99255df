import type { SearchClient } from '#core/search';

/** A client whose code is loaded first, at once. What failed to load is tried again by the next search. */
export function createLazyClient(load: () => Promise<SearchClient>): SearchClient {
  let loading: Promise<SearchClient> | undefined;
  const loadOnce = () => {
    if (!loading) {
      loading = load();
      loading.catch(() => (loading = undefined));
    }
    return loading;
  };
  void loadOnce();
  return { search: async (params) => (await loadOnce()).search(params) };
}
