import { usePluginData } from '@docusaurus/useGlobalData';
import { useContextualSearchFilters } from '@docusaurus/theme-common';
import type { Provider, SearchRequest } from '#core/search';

export const useProvider = (): Provider => usePluginData('search-index') as Provider;

/** Asks for this language, and for pages outside the docs or of the docs version being read. */
export function useFacetFilters(): NonNullable<SearchRequest['facetFilters']> {
  const { locale, tags } = useContextualSearchFilters();
  return [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}
