import type { SearchQuestion, SearchResponse } from '#core/search';

/** What the page sends to the worker: the outline, once, and then questions. */
export type ToWorker =
  | Readonly<{ kind: 'load'; outline: ArrayBuffer; textsUrl: string }>
  | Readonly<{ kind: 'search'; id: number; question: SearchQuestion }>;

export type FromWorker =
  | Readonly<{ kind: 'answer'; id: number; response: SearchResponse }>
  | Readonly<{ kind: 'failure'; id: number; reason: string }>;
