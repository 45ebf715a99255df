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
  const { hits, total } = search(index, query, {
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
    index: request.indexName,
    query,
    queryID: queryId(request.indexName + query),
    hits,
    nbHits: total,
    page,
    nbPages: Math.ceil(total / hitsPerPage),
    hitsPerPage,
    processingTimeMS: 0,
    suggestions: total === 0 && query.trim() !== '' ? suggest(index.pages, query) : [],
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

/** 32 hex digits derived from the query, in place of the provider's per-request id. */
function queryId(text: string): string {
  let id = '';
  for (let round = 0; round < 4; round += 1) {
    let hash = 0x811c9dc5 ^ round;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    id += (hash >>> 0).toString(16).padStart(8, '0');
  }
  return id;
}
