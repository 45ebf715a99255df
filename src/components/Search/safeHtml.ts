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
const withoutMarks = (text: string) => text.replaceAll(pre, '').replaceAll(post, '');

type Highlighted = Readonly<{ value: string }>;

function safeLevels<Value extends Highlighted>(
  levels: Readonly<Record<string, Value | undefined>>,
): Record<string, Value> {
  const entries = Object.entries(levels).flatMap(([level, text]) =>
    // Group names (lvl0) are shown as text, everything else as HTML.
    text
      ? [[level, { ...text, value: level === 'lvl0' ? withoutMarks(text.value) : toMarkedHtml(text.value) }] as const]
      : [],
  );
  return Object.fromEntries(entries);
}

function safeResult<Result extends SearchHit['_highlightResult'] | SearchHit['_snippetResult']>(
  result: Result | undefined,
): Result {
  const { hierarchy = {}, content } = result ?? {};
  return {
    ...result,
    hierarchy: safeLevels(hierarchy),
    ...(content ? { content: { ...content, value: toMarkedHtml(content.value) } } : {}),
  } as Result;
}

export function safeHit(hit: SearchHit): SearchHit {
  const { lvl0, ...levels } = hit.hierarchy;
  const hierarchy = Object.fromEntries(
    Object.entries(levels).map(([level, text]) => [level, text === null ? null : escapeHtml(text)]),
  );
  return {
    ...hit,
    content: hit.content === null ? null : escapeHtml(hit.content),
    hierarchy: { lvl0, ...hierarchy } as SearchHit['hierarchy'],
    _highlightResult: safeResult(hit._highlightResult),
    _snippetResult: safeResult(hit._snippetResult),
  };
}

/** Don't trust a response from another host. */
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
