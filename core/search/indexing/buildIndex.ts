import { anchorOfRow, readBlock, type Texts } from '../transfer/index.ts';
import type { Block, Page, Section } from '../types.ts';
import { makeBlockList, type BlockList } from './blockList.ts';
import { invert } from './invert.ts';
import { makeLexicon } from './lexicon.ts';
import { isNameFromCode, namesOfRow, readersNames } from './sectionNames.ts';
import { field, type IndexedSection, type SearchIndex } from './searchIndex.ts';

/** Builds the index in the browser. Without the texts, only the content of the outline can be found. */
export function buildIndex(pages: readonly Page[], texts?: Texts): SearchIndex {
  const { sections, pageStart } = numberSections(pages);
  const list = makeBlockList();
  const blockNumbers = addBlocks(pages, pageStart, list, texts);
  const { surfaces } = list;
  const blocks = list.toArrays();
  const sectionPage = Uint32Array.from(sections, (section) => section.page);
  return {
    pages,
    hasTexts: texts !== undefined,
    pageStart,
    sections,
    surfaces,
    lexicon: makeLexicon(surfaces),
    ...blocks,
    ...invert(blocks, surfaces, sectionPage),
    sectionPage,
    nestedSections: sections.flatMap(({ level, parent }, section) => (level > 2 ? [[section, parent] as const] : [])),
    ...blockNumbers,
  };
}

/** Numbers the sections of all pages and finds the parent of each. */
function numberSections(pages: readonly Page[]) {
  const sections: IndexedSection[] = [];
  const pageStart: number[] = [];
  pages.forEach((page, pageNumber) => {
    const first = sections.length;
    pageStart.push(first);
    /** The current section at each level. A level that was skipped repeats the one above. */
    const ancestors: number[] = [];
    for (const { level, heading, anchor } of page.sections) {
      ancestors.length = Math.min(ancestors.length, level - 1);
      while (ancestors.length < level - 1) ancestors.push(ancestors.at(-1) ?? first);
      ancestors.push(sections.length);
      sections.push({ page: pageNumber, level, heading, anchor, parent: ancestors.at(-2) ?? first });
    }
  });
  return { sections, pageStart };
}

/** The numbers of certain blocks; see `SearchIndex`. */
type BlockNumbers = {
  titleBlock: number[];
  labelBlock: number[];
  headingBlock: number[];
  firstBlock: number[];
  rowAnchor: Map<number, string>;
  shownBlock: Map<number, number>;
};

function addBlocks(pages: readonly Page[], pageStart: readonly number[], list: BlockList, texts?: Texts): BlockNumbers {
  const numbers: BlockNumbers = {
    titleBlock: [],
    labelBlock: [],
    headingBlock: [],
    firstBlock: [],
    rowAnchor: new Map(),
    shownBlock: new Map(),
  };
  pages.forEach((page, pageNumber) => {
    page.sections.forEach((section, at) => {
      const sectionNumber = (pageStart[pageNumber] ?? 0) + at;
      const addAlias = (name: string) => list.addText(field.alias, sectionNumber, name);
      numbers.firstBlock.push(list.count());
      if (at === 0) addPage(list, numbers, sectionNumber, page);
      else addHeading(list, numbers, sectionNumber, section.heading);
      section.aliases.forEach(addAlias);
      if (at === 0) readersNames.get(page.url)?.forEach(addAlias);
      const rows = addRowNames(list, numbers, sectionNumber, section);
      addTexts(list, numbers, sectionNumber, rows, texts?.[sectionNumber] ?? []);
    });
  });
  numbers.firstBlock.push(list.count());
  return numbers;
}

function addPage(
  list: BlockList,
  { titleBlock, headingBlock, labelBlock }: BlockNumbers,
  section: number,
  page: Page,
): void {
  const title = list.addText(field.title, section, page.title);
  titleBlock.push(title);
  headingBlock.push(title);
  labelBlock.push(list.addText(field.crumb, section, page.crumb.split(' › ').at(-1) ?? ''));
  list.addText(field.crumb, section, `${page.crumb} ${page.url}`);
  list.addText(field.description, section, page.description);
}

function addHeading(list: BlockList, { headingBlock }: BlockNumbers, section: number, heading: string): void {
  headingBlock.push(list.addText(field.heading, section, heading));
  if (isNameFromCode(heading)) list.addText(field.defines, section, heading);
}

type NamedRow = Readonly<{ row: Block; block: number }>;

/** Adds the names that the rows of a section define, which are part of the outline. */
function addRowNames(
  list: BlockList,
  { rowAnchor }: BlockNumbers,
  section: number,
  { blocks }: Section,
): readonly NamedRow[] {
  return blocks
    .filter(({ kind }) => kind === 'row')
    .map((row) => {
      const { kind, names } = namesOfRow(row.defines);
      const block = list.addText(kind, section, names);
      rowAnchor.set(block, anchorOfRow(row.anchor));
      return { row, block };
    });
}

/** Adds the texts of a section. The texts of rows are in the same order as `rows`. */
function addTexts(
  list: BlockList,
  { rowAnchor, shownBlock }: BlockNumbers,
  section: number,
  rows: readonly NamedRow[],
  blocks: readonly string[],
): void {
  let nextRow = 0;
  for (const { kind, text } of blocks.map(readBlock)) {
    if (kind !== 'row') {
      list.addText(field[kind], section, text);
      continue;
    }
    const named = rows[nextRow];
    nextRow += 1;
    if (!named) continue;
    const added = list.addText(field.text, section, text);
    const anchor = anchorOfRow(named.row.anchor, text);
    rowAnchor.set(added, anchor);
    rowAnchor.set(named.block, anchor);
    shownBlock.set(named.block, added);
  }
}
