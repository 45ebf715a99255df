import { usePluginData } from '@docusaurus/useGlobalData';
import { useContextualSearchFilters } from '@docusaurus/theme-common';
import type { Provider, SearchClient, SearchRequest } from '#core/search';

/** Where the code of the search is (plugins/search-index). A site without that plugin has none. */
export const useSearchSource = (): string | undefined =>
  (usePluginData('search-index') as Readonly<{ src: string }> | undefined)?.src;

/** What the module offers beside the dialog. */
export type Search = Readonly<{ client: SearchClient; provider: Provider }>;

/** The same module as in the dialog, so that both share a worker and an index. The bundler leaves it alone. */
export const loadSearch = (src: string): Promise<Search> => import(/* webpackIgnore: true */ src) as Promise<Search>;

/** Asks for this language, and for pages outside the docs or of the docs version being read. */
export function useFacetFilters(): NonNullable<SearchRequest['facetFilters']> {
  const { locale, tags } = useContextualSearchFilters();
  return [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}
