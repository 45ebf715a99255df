import type { SearchIndex } from '../indexing/index.ts';
import type { Page, SearchRequest, SearchResult } from '../types.ts';
import { search } from './search.ts';
import { suggest } from './suggest.ts';

const defaultHits = 20;
const defaultSnippetWords = 10;

/** Answers a search request in the format of the hosted provider. */
export function answer(index: SearchIndex, request: SearchRequest): SearchResult {
  const query = request.query?.trimStart() ?? '';
  const hitsPerPage = Math.max(1, request.hitsPerPage ?? defaultHits);
  const page = Math.max(0, request.page ?? 0);
  const accepts = facetFilter(index.pages, request.facetFilters ?? []);
  const { hits, total, isWeak } = search(index, query, {
    from: page * hitsPerPage,
    count: hitsPerPage,
    snippetWords: snippetWords(request.attributesToSnippet),
    tags: {
      pre: request.highlightPreTag ?? '<em>',
      post: request.highlightPostTag ?? '</em>',
      ellipsis: request.snippetEllipsisText ?? '…',
    },
    accepts,
  });
  return {
    query,
    hits,
    nbHits: total,
    suggestions: total === 0 && query.trim() !== '' ? suggest(index.pages, query) : [],
    isWeak,
    isPartial: !index.hasTexts,
  };
}

/** Ten for `content:10`. */
function snippetWords(attributes: readonly string[] = []): number {
  const content = attributes.find((attribute) => attribute.startsWith('content:'));
  return Number(content?.split(':')[1]) || defaultSnippetWords;
}

function facetFilter(
  pages: readonly Page[],
  filters: NonNullable<SearchRequest['facetFilters']>,
): (page: number) => boolean {
  const all = typeof filters === 'string' ? [filters] : filters;
  const facets = (page: Page) => [`language:${page.language}`, `docusaurus_tag:${page.tag}`];
  const passes = pages.map((page) =>
    all.every((filter) =>
      (typeof filter === 'string' ? [filter] : filter).some((facet) => facets(page).includes(facet)),
    ),
  );
  return (page) => passes[page] ?? false;
}
