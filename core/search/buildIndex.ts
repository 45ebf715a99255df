import { invert } from './invert.ts';
import { makeLexicon, type Lexicon } from './lexicon.ts';
import { isWordList, readDictionary, readPieces, type Texts } from './serialise.ts';
import { synonyms } from './synonyms.ts';
import { firstEntry, isWord, mark, pieces, readPlaces } from './textCode.ts';
import { isIdentifier, tokenise } from './tokenise.ts';
import type { BlockKind, Level, Page } from './types.ts';

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

/** The texts of the site with, for every written form of a word, the places it stands at. */
export type SearchIndex = Readonly<{
  pages: readonly Page[];
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
  /** Where surface n stands: `positions[starts[n]…starts[n + 1]]`. */
  starts: Uint32Array;
  positions: Uint32Array;
  pageOf: Uint32Array;
  titleBlock: readonly number[];
  /** Sections below another heading than the page's title, each with the one that it stands under; the outer ones first. */
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

/** What may follow a name in its row, and is none: `BT_SEL n`, `&bt BT_SEL 0`. */
const placeholders = /(?<=\s)(?:[a-z]|\d+)(?=\s|$)/g;

/** Names from code are defined by their row one by one; a row about anything else is called what it says, as a whole. */
const nameField = (names: string) => {
  const isNameFirst = isIdentifier(tokenise(names)[0]?.text ?? '');
  const words = tokenise(isNameFirst ? names.replace(placeholders, '') : names).filter(({ text }) => isWord(text));
  return words.length === 1 || words.every(({ text }) => isIdentifier(text)) ? field.defines : field.alias;
};

/** An address outlives its heading, and says in other words what stands there: "precedence" of "Which file wins". */
function nameOfAnchor(anchor: string, heading: string): string {
  const said = new Set(heading.toLowerCase().match(/[a-z0-9]+/g));
  const words = anchor.split('-').filter((word) => !/^\d*$/.test(word));
  return words.some((word) => said.has(word)) ? '' : words.join(' ');
}

/** What readers call the pages. The engine brings these names with it, so the index need not. */
const readersNames: ReadonlyMap<string, readonly string[]> = synonyms.reduce(
  (names, { from, page }) => names.set(page, [...(names.get(page) ?? []), from]),
  new Map<string, readonly string[]>(),
);

/** Reads the stream of texts block by block, in the order in which the outline lists its sections. */
function* readSections(texts: Texts | undefined, pages: readonly Page[], intern: (text: string) => number) {
  if (!texts) return;
  const dictionary = readDictionary(texts, pages).map(intern);
  const surfaceAt = (place: number) => dictionary[place - firstEntry] ?? 0;
  type ReadBlock = { kind: BlockKind; tokens: number[] };
  let blocks: ReadBlock[] = [];
  let block: ReadBlock = { kind: 'text', tokens: [] };
  let last = firstEntry - 1;
  for (const place of readPlaces(texts.stream)) {
    if (place === mark.endSection) {
      yield blocks;
      blocks = [];
    } else if (place === mark.endBlock) {
      blocks.push(block);
      block = { kind: 'text', tokens: [] };
      last = firstEntry - 1;
    } else if (place === mark.row) block.kind = 'row';
    else if (place === mark.code) block.kind = 'code';
    else if (place === mark.rest) block.kind = 'rest';
    else if (isWordList(block.kind)) {
      last += place - firstEntry + 1;
      block.tokens.push(surfaceAt(last));
    } else block.tokens.push(surfaceAt(place));
  }
}

export function buildIndex(pages: readonly Page[], texts?: Texts): SearchIndex {
  const surfaces: string[] = [];
  const known = new Map<string, number>();
  const intern = (text: string): number => {
    let id = known.get(text);
    if (id === undefined) {
      id = surfaces.length;
      surfaces.push(text);
      known.set(text, id);
    }
    return id;
  };
  const tokens: number[] = [];
  const blockField: number[] = [];
  const blockSection: number[] = [];
  const blockStart: number[] = [];
  const addBlock = (kind: number, section: number, list: readonly number[]): number => {
    blockField.push(kind);
    blockSection.push(section);
    blockStart.push(tokens.length);
    for (const token of list) tokens.push(token);
    return blockField.length - 1;
  };
  const addText = (kind: number, section: number, text: string) => addBlock(kind, section, pieces(text).map(intern));

  const rowAnchor = new Map<number, string>();
  const shownBlock = new Map<number, number>();
  const sections: IndexedSection[] = [];
  const pageStart: number[] = [];
  const titleBlock: number[] = [];
  const labelBlock: number[] = [];
  const headingBlock: number[] = [];
  const firstBlock: number[] = [];
  const stream = readSections(texts, pages, intern);
  const timesUsed = new Map<string, number>();
  for (const page of pages)
    for (const { anchor } of page.sections) timesUsed.set(anchor, (timesUsed.get(anchor) ?? 0) + 1);

  pages.forEach((page, pageNumber) => {
    const first = sections.length;
    pageStart.push(first);
    const open: number[] = [];
    for (const { level, heading, anchor, aliases, blocks } of page.sections) {
      const number = sections.length;
      open.length = Math.min(open.length, level - 1);
      while (open.length < level - 1) open.push(open.at(-1) ?? first);
      sections.push({ page: pageNumber, level, heading, anchor, parent: open.at(-1) ?? first });
      open.push(number);
      firstBlock.push(blockField.length);
      if (number === first) {
        titleBlock.push(addText(field.title, number, page.title));
        headingBlock.push(titleBlock.at(-1) ?? 0);
        labelBlock.push(addText(field.crumb, number, page.crumb.split(' › ').at(-1) ?? ''));
        addText(field.crumb, number, `${page.crumb} ${page.url}`);
        addText(field.description, number, page.description);
      } else {
        headingBlock.push(addText(field.heading, number, heading));
        if (nameField(heading) === field.defines && isIdentifier(heading)) addText(field.defines, number, heading);
      }
      for (const alias of aliases) addText(field.alias, number, alias);
      if (number === first) for (const name of readersNames.get(page.url) ?? []) addText(field.alias, number, name);
      const called = timesUsed.get(anchor) === 1 ? nameOfAnchor(anchor, heading) : '';
      if (called !== '') addText(field.alias, number, called);
      const names = blocks
        .filter((block) => block.kind === 'row')
        .map((row) => {
          const kind = nameField(row.defines);
          const called = kind === field.defines ? row.defines.replace(placeholders, '') : row.defines;
          return { row, block: addText(kind, number, called) };
        });
      for (const { row, block } of names) rowAnchor.set(block, row.anchor);
      let nextRow = 0;
      for (const block of stream.next().value ?? []) {
        if (block.kind !== 'row') {
          addBlock(field[block.kind], number, block.tokens);
          continue;
        }
        const name = names[nextRow];
        nextRow += 1;
        if (!name) continue;
        const written = block.tokens.map((token) => surfaces[token] ?? '');
        const added = addBlock(field.text, number, readPieces(written, name.row.defines).map(intern));
        rowAnchor.set(added, name.row.anchor);
        shownBlock.set(name.block, added);
      }
    }
  });
  blockStart.push(tokens.length);
  firstBlock.push(blockField.length);

  const pageOf = Uint32Array.from(sections, (section) => section.page);
  const blocks = {
    tokens: Uint32Array.from(tokens),
    blockStart: Uint32Array.from(blockStart),
    blockSection: Uint32Array.from(blockSection),
  };
  return {
    pages,
    pageStart,
    sections,
    surfaces,
    lexicon: makeLexicon(surfaces),
    ...blocks,
    ...invert(blocks, surfaces, pageOf),
    pageOf,
    nested: sections.flatMap(({ level, parent }, section) => (level > 2 ? [[section, parent] as const] : [])),
    slotAt: new Uint8Array(tokens.length),
    blockField: Uint8Array.from(blockField),
    rowAnchor,
    shownBlock,
    titleBlock,
    labelBlock,
    headingBlock,
    firstBlock,
  };
}
