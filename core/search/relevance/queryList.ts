/** What a query asks for, or how it's written. */
export type QueryKind =
  | 'identifier'
  | 'option'
  | 'topic'
  | 'typo'
  | 'synonym'
  | 'prefix'
  | 'question'
  | 'code'
  | 'error'
  | 'hardware'
  | 'character'
  | 'blog'
  | 'section';
/** A query and the pages or sections that answer it, best first. A search may return any of them. */
export type RelevanceQuery = Readonly<{ kind: QueryKind; query: string; answers: readonly string[] }>;

/** Parses lines such as `sticky key => keymaps/behaviors/sticky-key config/behaviors`. Paths are relative to `/docs`. */
export const parseQueries = (kind: QueryKind, table: string): RelevanceQuery[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', answers = ''] = line.split(' => ');
      return {
        kind,
        query: query.trim(),
        answers: answers
          .trim()
          .split(/\s+/)
          .map((path) => (path.startsWith('/') ? path : `/docs/${path}`.replace(/\/$/, ''))),
      };
    });
