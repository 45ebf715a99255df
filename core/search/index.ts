/** Site search: pages in, an index out, and answers in the shape of the hosted provider's client. */
export { answer, toRecords } from './answer/index.ts';
export { buildIndex, type SearchIndex } from './indexing/index.ts';
export {
  defaultIndexName,
  hostedProvider,
  providerOrigin,
  type EmbeddedProvider,
  type HostedProvider,
  type Provider,
} from './provider/index.ts';
export { fromOutline, toOutline, toTexts, type Outline, type Texts } from './transfer/index.ts';
export type {
  Block,
  Hierarchy,
  Level,
  Page,
  PageKind,
  RecordType,
  SearchClient,
  SearchHit,
  SearchQuestion,
  SearchRecord,
  SearchRequest,
  SearchResponse,
  SearchResult,
  Section,
} from './types.ts';
export { concepts, synonyms, type Concept, type Synonym } from './vocabulary/index.ts';
