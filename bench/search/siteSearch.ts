import { answer, buildIndex, fromOutline, toOutline, toTexts, type Page } from '#core/search';
import type { Search } from '#core/search/relevance';

/** The site's own search engine, with only the outline loaded or with the texts too. */
export function siteSearch(pages: readonly Page[], stage: 'outline' | 'complete'): Search {
  const outline = fromOutline(toOutline(pages));
  const index = buildIndex(outline, stage === 'complete' ? toTexts(pages) : undefined);
  return (query) => answer(index, { indexName: '', query }).hits.map(({ url }) => url);
}
