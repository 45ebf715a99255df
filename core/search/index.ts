/** Site search: builds an index of all pages and answers queries in the format of the hosted provider. See README.md. */
export { answer, toRecords } from './answer/index.ts';
export { buildIndex, type SearchIndex } from './indexing/index.ts';
export { defaultIndexName, type EmbeddedProvider, type HostedProvider, type Provider } from './provider/index.ts';
export { fromOutline, toOutline, toTexts, type Outline, type Texts } from './transfer/index.ts';
export type {
  Hierarchy,
  Page,
  RecordType,
  SearchClient,
  SearchHit,
  SearchQuestion,
  SearchRecord,
  SearchRequest,
  SearchResponse,
  SearchResult,
} from './types.ts';
export { concepts, otherOptionWords, synonyms } from './vocabulary/index.ts';
