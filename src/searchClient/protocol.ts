import type { SearchQuestion, SearchResponse } from '#core/search';

/** Messages to the worker. The first is the outline, and all others are searches. */
export type ToWorker =
  | Readonly<{ kind: 'load'; outline: ArrayBuffer; textsUrl: string }>
  | Readonly<{ kind: 'search'; id: number; question: SearchQuestion }>;

export type FromWorker =
  | Readonly<{ kind: 'answer'; id: number; response: SearchResponse }>
  | Readonly<{ kind: 'failure'; id: number; reason: string }>;
