import type { SearchClient, SearchHit, SearchResult } from '#core/search';

/**
 * Texts are shown as HTML, because matches in them are marked, but they also contain code such as `<&kp A>`. So the provider
 * marks matches with two characters that no page uses. Then the text is escaped, and they're replaced with `<mark>`.
 */
const pre = '\uE000';
const post = '\uE001';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

const toMarkedHtml = (text: string) => escapeHtml(text).replaceAll(pre, '<mark>').replaceAll(post, '</mark>');

type Levels = SearchHit['_highlightResult']['hierarchy'];

const safeLevels = (levels: Levels = {}): Levels =>
  Object.fromEntries(
    Object.entries(levels).flatMap(([level, text]) => (text ? [[level, { value: toMarkedHtml(text.value) }]] : [])),
  );

export function safeHit(hit: SearchHit): SearchHit {
  // Group names (lvl0) are shown as plain text, so they aren't escaped.
  const { lvl0, ...levels } = hit.hierarchy;
  const { content: snippet, answer } = hit._snippetResult ?? {};
  const hierarchy = Object.fromEntries(
    Object.entries(levels).map(([level, text]) => [level, text === null ? null : escapeHtml(text)]),
  );
  return {
    ...hit,
    content: hit.content === null ? null : escapeHtml(hit.content),
    hierarchy: { lvl0, ...hierarchy } as SearchHit['hierarchy'],
    // The hosted provider leaves out `_highlightResult` and `_snippetResult` if the request doesn't ask for them.
    _highlightResult: { hierarchy: safeLevels(hit._highlightResult?.hierarchy) },
    _snippetResult: {
      hierarchy: safeLevels(hit._snippetResult?.hierarchy),
      ...(snippet ? { content: { value: toMarkedHtml(snippet.value) } } : {}),
      ...(answer ? { answer: { value: toMarkedHtml(answer.value) } } : {}),
    },
  };
}

/** The hits of a result, or none if a response from another host is malformed. */
function hitsOf({ hits, query }: SearchResult): readonly SearchHit[] {
  if (Array.isArray(hits)) return hits;
  console.warn(`The search for "${query}" returned no array of hits.`);
  return [];
}

/** Makes all texts in the results safe to show as HTML, with matches in `<mark>`. */
export function withSafeHtml(client: SearchClient): SearchClient {
  return {
    async search({ requests, ...more }) {
      const marked = requests.map((request) => ({ ...request, highlightPreTag: pre, highlightPostTag: post }));
      const { results } = await client.search({ requests: marked, ...more });
      return { results: results.map((result) => ({ ...result, hits: hitsOf(result).map(safeHit) })) };
    },
  };
}
