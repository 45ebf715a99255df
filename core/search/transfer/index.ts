/** The two files that the browser downloads: the outline of all pages, and their texts. */
export { anchorOfRow, fromOutline, toOutline, type Outline } from './outline.ts';
export { readBlock, toTexts, type Texts } from './texts.ts';
