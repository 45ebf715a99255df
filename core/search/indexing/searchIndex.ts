import type { Level, Page } from '../types.ts';
import type { Lexicon } from './lexicon.ts';

/** Where in a page a block of tokens is. The ranking weighs fields differently. */
export const field = {
  title: 0,
  crumb: 1,
  description: 2,
  heading: 3,
  /** Names that a table row or a heading defines. */
  defines: 4,
  text: 5,
  code: 6,
  /** Other names of a page or section. */
  alias: 7,
  /** Words from the end of a long text, which are searchable but can't be shown. */
  rest: 8,
} as const;

export type Field = (typeof field)[keyof typeof field];

/** `page` and `parent` (a section) are indexes. */
export type IndexedSection = Readonly<{ page: number; level: Level; heading: string; anchor: string; parent: number }>;

/**
 * An inverted index. Pages consist of sections, sections of blocks (a title, a paragraph, a table row, …), and blocks of
 * tokens: words and the text between them. All of these are numbered through the whole site. A *surface* is a distinct
 * token as it's written in the text; a token is the number of its surface.
 */
export type SearchIndex = Readonly<{
  pages: readonly Page[];
  /** False if the index was built from the outline only. */
  hasTexts: boolean;
  /** The first section of each page. */
  pageStart: readonly number[];
  sections: readonly IndexedSection[];
  surfaces: readonly string[];
  lexicon: Lexicon;
  /** The surface at each position. */
  tokens: Uint32Array;
  /** The block at each position. */
  tokenBlock: Uint32Array;
  blockField: Uint8Array;
  blockSection: Uint32Array;
  /** The position of each block's first token, plus the end of the last block. */
  blockStart: Uint32Array;
  /** The anchor of blocks that belong to a table row. */
  rowAnchor: ReadonlyMap<number, string>;
  /** Maps a block of defined names to the block with the row's full text, which is what a hit shows. */
  shownBlock: ReadonlyMap<number, number>;
  /** The positions of surface n are `postings[postingStart[n]]` up to, but not including, `postings[postingStart[n + 1]]`. */
  postingStart: Uint32Array;
  postings: Uint32Array;
  sectionPage: Uint32Array;
  titleBlock: readonly number[];
  /** Sections at level 3 and deeper with their parent section, outer ones first. */
  nestedSections: readonly (readonly [section: number, parent: number])[];
  /** The block with each page's label in the sidebar. */
  labelBlock: readonly number[];
  headingBlock: readonly number[];
  /** The first block of each section, plus the end of the last section. */
  firstBlock: readonly number[];
  /** The length of each section divided by the average length. */
  relativeLength: Float32Array;
  /** How rare each surface is, by the number of pages that contain it. 0 for stop words and punctuation. */
  surfaceWeight: Float32Array;
}>;

/** The positions of a surface. */
const postingsOf = ({ postingStart, postings }: SearchIndex, surface: number): Uint32Array =>
  postings.subarray(postingStart[surface], postingStart[surface + 1]);

/** Whether a surface occurs in a field of any page. */
export const occursIn = (index: SearchIndex, surface: number, kind: Field): boolean =>
  postingsOf(index, surface).some((position) => index.blockField[index.tokenBlock[position] ?? 0] === kind);

/** How often a term occurs as a whole word, not as a subword. */
export const countOccurrences = ({ lexicon, postingStart }: SearchIndex, term: string): number =>
  lexicon
    .surfacesOf(term)
    .filter(({ share }) => share === 1)
    .reduce((sum, { surface }) => sum + (postingStart[surface + 1] ?? 0) - (postingStart[surface] ?? 0), 0);
