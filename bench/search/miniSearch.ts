import MiniSearch from 'minisearch';
import type { Page } from '#core/search';
import type { PageSearch } from '#core/search/relevance';

/** MiniSearch as its documentation sets it up: a document a section, titles before headings before text, prefixes and typos. */
export function miniSearch(pages: readonly Page[]): PageSearch {
  const engine = new MiniSearch({ fields: ['title', 'heading', 'text'], storeFields: ['url'] });
  engine.addAll(
    pages.flatMap((page) =>
      page.sections.map(({ heading, blocks }, at) => ({
        id: `${page.url}#${at}`,
        url: page.url,
        title: page.title,
        heading,
        text: blocks.map((block) => block.text).join('\n'),
      })),
    ),
  );
  const options = { prefix: true, fuzzy: 0.2, boost: { title: 4, heading: 2 } };
  return (query) => [...new Set(engine.search(query, options).map((result) => String(result.url)))];
}
