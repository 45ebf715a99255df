import { usePluginData } from '@docusaurus/useGlobalData';
import { useContextualSearchFilters } from '@docusaurus/theme-common';
import type { Provider, SearchClient, SearchRequest } from '#core/search';

/** `src` is the URL of the search module. `scripts` are those of all scripts that a search needs, separated by spaces. */
type SearchScripts = Readonly<{ src: string; scripts: string }>;

/** The URLs of the search scripts. Undefined on a site without plugins/search-index. */
export const useSearchScripts = (): SearchScripts | undefined =>
  usePluginData('search-index') as SearchScripts | undefined;

/** The exports of the search module that the search page uses. */
export type SearchModule = Readonly<{ client: SearchClient; provider: Provider }>;

let failures = 0;

/**
 * Loads the module that the dialog uses, so that both share a worker and an index. The bundler ignores this import. Each retry
 * needs a new URL, as in runtime/inline/search.ts.
 */
export async function loadSearchModule(src: string): Promise<SearchModule> {
  try {
    return (await import(/* webpackIgnore: true */ failures > 0 ? `${src}?${failures}` : src)) as SearchModule;
  } catch (error) {
    failures += 1;
    throw error;
  }
}

/** Limits a search to this language, and to the current docs version or pages outside the docs. */
export function useFacetFilters(): NonNullable<SearchRequest['facetFilters']> {
  const { locale, tags } = useContextualSearchFilters();
  return [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}
