import type { Block, Level, Page, PageKind, PageRole } from '../types.ts';

/**
 * The site's index in two pieces. The outline (titles, headings, defined names) is small and answers the first key press; the
 * texts follow and complete it. Both describe the same pages in the same order.
 */
export type Outline = readonly OutlinePage[];
type OutlinePage = readonly [
  url: string,
  title: string,
  crumb: string,
  kind: PageKind,
  role: PageRole,
  language: string,
  tag: string,
  description: string,
  sections: readonly OutlineSection[],
];
type OutlineSection = readonly [
  level: Level,
  heading: string,
  anchor: Anchor,
  aliases: string,
  rows: readonly OutlineRow[],
];
type OutlineRow = readonly [defines: string, anchor?: Anchor];
/** 0: the usual one made of the text; 1: its first word. */
type Anchor = string | 0 | 1;
/** What most ids of headings and rows are made of their text by; those need not be written. */
const usualAnchor = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
const firstWord = (text: string) => text.split(' ')[0] ?? '';
const packAnchor = (anchor: string, text: string) =>
  anchor === usualAnchor(text) ? 0 : anchor === firstWord(text) ? 1 : anchor;
const unpackAnchor = (anchor: Anchor, text: string) =>
  anchor === 0 ? usualAnchor(text) : anchor === 1 ? firstWord(text) : anchor;

export function toOutline(pages: readonly Page[]): Outline {
  return pages.map((page) => [
    page.url,
    page.title,
    page.crumb,
    page.kind,
    page.role,
    page.language,
    page.tag,
    page.description,
    page.sections.map((section, index): OutlineSection => [
      section.level,
      index === 0 ? '' : section.heading,
      index === 0 ? '' : packAnchor(section.anchor, section.heading),
      section.aliases.join('|'),
      section.blocks
        .filter((block) => block.kind === 'row')
        .map((row): OutlineRow =>
          row.anchor === '' ? [row.defines] : [row.defines, packAnchor(row.anchor, row.defines)],
        ),
    ]),
  ]);
}

/** Pages with their table rows as far as the outline knows them. */
export function fromOutline(outline: Outline): Page[] {
  return outline.map(([url, title, crumb, kind, role, language, tag, description, sections]) => ({
    url,
    title,
    crumb,
    kind,
    role,
    language,
    tag,
    description,
    sections: sections.map(([level, heading, anchor, aliases, rows], index) => ({
      level,
      heading: index === 0 ? title : heading,
      anchor: unpackAnchor(anchor, heading),
      aliases: aliases === '' ? [] : aliases.split('|'),
      blocks: rows.map(([defines, rowAnchor]): Block => ({
        kind: 'row',
        text: defines,
        defines,
        anchor: rowAnchor === undefined ? '' : unpackAnchor(rowAnchor, defines),
      })),
    })),
  }));
}
