/** Answers search requests in the hosted provider's format, and creates the records to upload to that provider. */
export { answer } from './answer.ts';
export { toRecords } from './records.ts';
