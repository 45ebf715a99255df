import { readPieces, readTexts, type ReadBlock, type Texts } from '../transfer/index.ts';
import type { Block, Page, Section } from '../types.ts';
import { makeBlockList, type BlockList } from './blockList.ts';
import { invert } from './invert.ts';
import { makeLexicon } from './lexicon.ts';
import { anchorNames, isNameFromCode, namesOfRow, readersNames } from './names.ts';
import { field, type IndexedSection, type SearchIndex } from './searchIndex.ts';

/** Pages become blocks of tokens, section by section, and these are turned round. Without texts, only what the outline says is found. */
export function buildIndex(pages: readonly Page[], texts?: Texts): SearchIndex {
  const { sections, pageStart } = numberSections(pages);
  const list = makeBlockList();
  const filed = fileBlocks(pages, pageStart, list, texts);
  const { surfaces } = list;
  const blocks = list.packed();
  const pageOf = Uint32Array.from(sections, (section) => section.page);
  return {
    pages,
    hasTexts: texts !== undefined,
    pageStart,
    sections,
    surfaces,
    lexicon: makeLexicon(surfaces),
    ...blocks,
    ...invert(blocks, surfaces, pageOf),
    pageOf,
    nested: sections.flatMap(({ level, parent }, section) => (level > 2 ? [[section, parent] as const] : [])),
    slotAt: new Uint8Array(blocks.tokens.length),
    ...filed,
  };
}

/** Numbers the sections of all pages one after another, each with its parent section. */
function numberSections(pages: readonly Page[]) {
  const sections: IndexedSection[] = [];
  const pageStart: number[] = [];
  pages.forEach((page, pageNumber) => {
    const first = sections.length;
    pageStart.push(first);
    const open: number[] = [];
    for (const { level, heading, anchor } of page.sections) {
      open.length = Math.min(open.length, level - 1);
      while (open.length < level - 1) open.push(open.at(-1) ?? first);
      open.push(sections.length);
      sections.push({ page: pageNumber, level, heading, anchor, parent: open.at(-2) ?? first });
    }
  });
  return { sections, pageStart };
}

/** Where the blocks went that are asked for by what they are. */
type Filed = {
  titleBlock: number[];
  labelBlock: number[];
  headingBlock: number[];
  firstBlock: number[];
  rowAnchor: Map<number, string>;
  shownBlock: Map<number, number>;
};

function fileBlocks(pages: readonly Page[], pageStart: readonly number[], list: BlockList, texts?: Texts): Filed {
  const filed: Filed = {
    titleBlock: [],
    labelBlock: [],
    headingBlock: [],
    firstBlock: [],
    rowAnchor: new Map(),
    shownBlock: new Map(),
  };
  const read = texts && readTexts(texts, pages, list.intern);
  const anchorName = anchorNames(pages);
  pages.forEach((page, pageNumber) => {
    page.sections.forEach((section, place) => {
      const number = (pageStart[pageNumber] ?? 0) + place;
      filed.firstBlock.push(list.count());
      if (place === 0) filePage(list, filed, number, page);
      else fileHeading(list, filed, number, section.heading);
      for (const alias of section.aliases) list.addText(field.alias, number, alias);
      if (place === 0) for (const name of readersNames.get(page.url) ?? []) list.addText(field.alias, number, name);
      const called = anchorName(section.anchor, section.heading);
      if (called !== '') list.addText(field.alias, number, called);
      fileTexts(list, filed, number, fileRows(list, filed, number, section), read?.next().value ?? []);
    });
  });
  filed.firstBlock.push(list.count());
  return filed;
}

function filePage(list: BlockList, { titleBlock, headingBlock, labelBlock }: Filed, section: number, page: Page): void {
  const title = list.addText(field.title, section, page.title);
  titleBlock.push(title);
  headingBlock.push(title);
  labelBlock.push(list.addText(field.crumb, section, page.crumb.split(' › ').at(-1) ?? ''));
  list.addText(field.crumb, section, `${page.crumb} ${page.url}`);
  list.addText(field.description, section, page.description);
}

function fileHeading(list: BlockList, { headingBlock }: Filed, section: number, heading: string): void {
  headingBlock.push(list.addText(field.heading, section, heading));
  if (isNameFromCode(heading)) list.addText(field.defines, section, heading);
}

type NamedRow = Readonly<{ row: Block; block: number }>;

/** The names that the rows of a section define, which the outline knows. */
function fileRows(list: BlockList, { rowAnchor }: Filed, section: number, { blocks }: Section): readonly NamedRow[] {
  return blocks
    .filter(({ kind }) => kind === 'row')
    .map((row) => {
      const { kind, names } = namesOfRow(row.defines);
      const block = list.addText(kind, section, names);
      rowAnchor.set(block, row.anchor);
      return { row, block };
    });
}

/** The texts of a section; those of rows come in the order of their names. */
function fileTexts(
  list: BlockList,
  { rowAnchor, shownBlock }: Filed,
  section: number,
  rows: readonly NamedRow[],
  blocks: readonly ReadBlock[],
): void {
  let nextRow = 0;
  for (const { kind, tokens } of blocks) {
    if (kind !== 'row') {
      list.add(field[kind], section, tokens);
      continue;
    }
    const name = rows[nextRow];
    nextRow += 1;
    if (!name) continue;
    const written = tokens.map((token) => list.surfaces[token] ?? '');
    const added = list.add(field.text, section, readPieces(written, name.row.defines).map(list.intern));
    rowAnchor.set(added, name.row.anchor);
    shownBlock.set(name.block, added);
  }
}
