/** Text processing: splitting text into words, normalizing them into search terms, stemming, and typos. */
export { isWord, joinSegments, segmentsOf } from './segments.ts';
export { stem } from './stem.ts';
export { isIdentifier, termsOf, tokenize } from './tokenize.ts';
export { allowedEdits, lettersOf, mayBeWithin } from './typos.ts';
export { rowSlug } from './rowSlug.ts';
