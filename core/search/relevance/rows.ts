/** What kind of thing a reader typed. */
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
/** What readers type, and the pages they should land on. Any of the pages will do, and the first is the best. */
export type RelevanceQuery = Readonly<{ kind: QueryKind; query: string; pages: readonly string[] }>;

export const rows = (kind: QueryKind, table: string): RelevanceQuery[] =>
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
 * What a list of queries is for. The ranking was *tuned* on one. The misses of the *regression* lists were looked at and mended, so
 * they hold what was won. Nobody has mended anything for a list that is *held out*: it says how the search does on what's new.
 */
export type Purpose = 'tuned' | 'regression' | 'held out';

export type QueryList = Readonly<{
  purpose: Purpose;
  /** When it was written. */
  written: string;
  /** Who wrote it, from what, and how it did then. */
  origin: string;
  queries: readonly RelevanceQuery[];
}>;
