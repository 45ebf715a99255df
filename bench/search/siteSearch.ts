import { answer, buildIndex, fromOutline, toOutline, toTexts, type Page } from '#core/search';
import type { PageSearch } from '#core/search/relevance';

/** The site's own search engine, with only the outline loaded or with the texts too. */
export function siteSearch(pages: readonly Page[], stage: 'outline' | 'complete'): PageSearch {
  const outline = fromOutline(toOutline(pages));
  const index = buildIndex(outline, stage === 'complete' ? toTexts(pages) : undefined);
  return (query) => [...new Set(answer(index, { indexName: '', query }).hits.map((hit) => hit.url_without_anchor))];
}
