/** What a query consists of. */
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
  | 'blog';
/** A query and the pages that answer it, best first. A search may return any of them. */
export type RelevanceQuery = Readonly<{ kind: QueryKind; query: string; pages: readonly string[] }>;

/** Parses lines such as `sticky key => keymaps/behaviors/sticky-key config/behaviors`. Paths are relative to `/docs`. */
export const parseQueries = (kind: QueryKind, table: string): RelevanceQuery[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', pages = ''] = line.split(' => ');
      return {
        kind,
        query: query.trim(),
        pages: pages
          .trim()
          .split(/\s+/)
          .map((page) => (page.startsWith('/') ? page : `/docs/${page}`.replace(/\/$/, ''))),
      };
    });

/**
 * What a list is used for. The ranking was *tuned* on one list. Misses in the *regression* lists have been fixed, so these
 * lists prevent regressions. Nothing was ever changed for the *held out* list, so it shows how well new queries do.
 */
export type Purpose = 'tuned' | 'regression' | 'held out';

export type QueryList = Readonly<{
  purpose: Purpose;
  /** When it was written. */
  written: string;
  /** Who wrote it, on what basis, and the results at that time. */
  origin: string;
  queries: readonly RelevanceQuery[];
}>;
