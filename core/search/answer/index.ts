/** Answers in the shape of the hosted provider's, and the records that would be uploaded to it. */
export { answer } from './answer.ts';
export { toRecords } from './records.ts';
