import type { Level, Page } from '../types.ts';
import type { Lexicon } from './lexicon.ts';

/** What a run of tokens is in its page; the ranking weighs them differently. */
export const field = {
  title: 0,
  crumb: 1,
  description: 2,
  heading: 3,
  defines: 4,
  text: 5,
  code: 6,
  alias: 7,
  rest: 8,
} as const;

export type IndexedSection = Readonly<{ page: number; level: Level; heading: string; anchor: string; parent: number }>;

/** The texts of the site, and the places of every written form of a word. */
export type SearchIndex = Readonly<{
  pages: readonly Page[];
  /** False for an index of the outline alone. */
  hasTexts: boolean;
  /** First section of each page. */
  pageStart: readonly number[];
  sections: readonly IndexedSection[];
  surfaces: readonly string[];
  lexicon: Lexicon;
  /** Surface of each token. */
  tokens: Uint32Array;
  /** Block of each token. */
  blockOf: Uint32Array;
  blockField: Uint8Array;
  blockSection: Uint32Array;
  /** First token of each block, and one past the last block's. */
  blockStart: Uint32Array;
  rowAnchor: ReadonlyMap<number, string>;
  /** The block to show for a block of defined names: the row's full text. */
  shownBlock: ReadonlyMap<number, number>;
  /** The places of surface n: `positions[starts[n]…starts[n + 1]]`. */
  starts: Uint32Array;
  positions: Uint32Array;
  pageOf: Uint32Array;
  titleBlock: readonly number[];
  /** Sections below another heading than the page's title, each with its parent section, outer ones first. */
  nested: readonly (readonly [section: number, parent: number])[];
  /** Room for a mark at each token, used by every query in turn and all 0 between them. */
  slotAt: Uint8Array;
  /** What the sidebar calls each page. */
  labelBlock: readonly number[];
  headingBlock: readonly number[];
  /** First block of each section, and one past the last section's. */
  firstBlock: readonly number[];
  /** Length of each section's text over the average. */
  relativeLength: Float32Array;
  /** How rare a written form is over the pages; 0 for stop words and signs. */
  surfaceWeight: Float32Array;
}>;

export type Field = (typeof field)[keyof typeof field];

/** The places of a written form. */
export const positionsOf = ({ starts, positions }: SearchIndex, surface: number): Uint32Array =>
  positions.subarray(starts[surface], starts[surface + 1]);

/** Whether any block of this kind contains a written form. */
export const standsIn = (index: SearchIndex, surface: number, kind: Field): boolean =>
  positionsOf(index, surface).some((at) => index.blockField[index.blockOf[at] ?? 0] === kind);

/** How often a term is written, as a whole word and not as a part of one. */
export const timesWritten = ({ lexicon, starts }: SearchIndex, term: string): number =>
  lexicon
    .uses(term)
    .filter(({ share }) => share === 1)
    .reduce((sum, { surface }) => sum + (starts[surface + 1] ?? 0) - (starts[surface] ?? 0), 0);
