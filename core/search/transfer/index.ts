/** What is sent to the reader's browser: the outline of all pages, and their texts. */
export { fromOutline, toOutline, type Outline } from './outline.ts';
export { readPieces, readTexts, toTexts, type ReadBlock, type Texts } from './texts.ts';
