/** Site search: pages in, an index out, and answers in the shape of the hosted provider's client. */
export { answer } from './answer.ts';
export { buildIndex, type SearchIndex } from './buildIndex.ts';
export { concepts, type Concept } from './concepts.ts';
export {
  defaultIndexName,
  hostedProvider,
  providerOrigin,
  type HostedProvider,
  type Provider,
} from './provider/index.ts';
export { toRecords } from './records.ts';
export { fromOutline, toOutline, toTexts, type Outline, type Texts } from './serialise.ts';
export { synonyms, type Synonym } from './synonyms.ts';
export type {
  Block,
  Hierarchy,
  Level,
  Page,
  PageKind,
  RecordType,
  SearchClient,
  SearchHit,
  SearchRecord,
  SearchRequest,
  SearchResult,
  Section,
} from './types.ts';
