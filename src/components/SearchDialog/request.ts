import type { Provider, SearchRequest } from '#core/search';

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const hitsPerPage = 20;

/** Fewer words fit on a narrow screen. */
const snippetWords = () => (matchMedia('(max-width: 768px)').matches ? 5 : 10);

export function requestFor(
  query: string,
  provider: Pick<Provider, 'indexName'> & { readonly insights?: boolean },
  facetFilters: NonNullable<SearchRequest['facetFilters']>,
): SearchRequest & Readonly<{ clickAnalytics: boolean }> {
  const words = snippetWords();
  const snippets = [...levels.slice(1).map((level) => `hierarchy.${level}`), 'content'];
  return {
    query,
    indexName: provider.indexName,
    attributesToRetrieve: [...levels.map((level) => `hierarchy.${level}`), 'content', 'type', 'url'],
    attributesToSnippet: snippets.map((attribute) => `${attribute}:${words}`),
    snippetEllipsisText: '…',
    hitsPerPage,
    clickAnalytics: provider.insights ?? false,
    facetFilters,
  };
}
