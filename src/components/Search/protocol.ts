import type { SearchClient, SearchRequest } from '#core/search';

export type SearchResponse = Awaited<ReturnType<SearchClient['search']>>;

/** What the page asks of the worker. `load` fetches the index ahead of the first search. */
export type ToWorker =
  | Readonly<{ kind: 'load'; outlineUrl: string; textsUrl: string }>
  | Readonly<{ kind: 'search'; id: number; requests: readonly SearchRequest[] }>;

/** `complete`: the full text is there now, so an answer given before may be bettered by asking again. */
export type FromWorker =
  | Readonly<{ kind: 'answer'; id: number; response: SearchResponse }>
  | Readonly<{ kind: 'failure'; id: number; reason: string }>
  | Readonly<{ kind: 'complete' }>;
