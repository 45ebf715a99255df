import type { SearchClient, SearchHit, SearchResult } from '#core/search';

/**
 * Titles and texts hold `<&kp A>` and `&lt`, and they're shown as HTML for the marks in them. So matches are asked for between
 * two characters that no page uses. The answer is escaped, and only then are the marks put in.
 */
const pre = '\uE000';
const post = '\uE001';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const markUp = (text: string) => escapeHtml(text).replaceAll(pre, '<mark>').replaceAll(post, '</mark>');
const plain = (text: string) => text.replaceAll(pre, '').replaceAll(post, '');

type Shown = Readonly<{ value: string }>;

function safeLevels<Value extends Shown>(levels: Readonly<Record<string, Value | undefined>>): Record<string, Value> {
  const entries = Object.entries(levels).flatMap(([level, shown]) =>
    // The name of a group is shown as text, everything else as HTML.
    shown ? [[level, { ...shown, value: level === 'lvl0' ? plain(shown.value) : markUp(shown.value) }] as const] : [],
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
    ...(content ? { content: { ...content, value: markUp(content.value) } } : {}),
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

/** A response from another host could be anything. */
function hitsOf({ hits, query }: SearchResult): readonly SearchHit[] {
  if (Array.isArray(hits)) return hits;
  console.warn(`The search for "${query}" returned no array of hits.`);
  return [];
}

/** Makes every text of an answer fit to be shown as HTML, with matches in `<mark>`. */
export function withSafeHtml(client: SearchClient): SearchClient {
  return {
    async search({ requests, ...more }) {
      const marked = requests.map((request) => ({ ...request, highlightPreTag: pre, highlightPostTag: post }));
      const { results } = await client.search({ requests: marked, ...more });
      return { results: results.map((result) => ({ ...result, hits: hitsOf(result).map(safeHit) })) };
    },
  };
}
