/** What a word is, in sentences and in code: taken apart, put together, without its endings, misspelled. */
export { isWord, joinPieces, pieces } from './pieces.ts';
export { stem } from './stem.ts';
export { isIdentifier, setsVariable, termsOf, tokenise } from './tokenise.ts';
export { allowedEdits, editDistance, lettersOf, mayBeNear } from './typos.ts';
