import { rowSlug } from '../words/index.ts';
import type { Block, Level, Page, PageKind, PageRole, Section } from '../types.ts';
import { listsProblems } from '../vocabulary/index.ts';

/**
 * The index is sent in two files. The outline (titles, headings, and defined names) is small, so it can give the first
 * results before the texts are loaded. Both list the same pages in the same order. Tuples keep the JSON small.
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
/** 0 if the anchor is the slug of the text, 1 if it's the first word. 2 if it's made from a row's text, which isn't in the outline. */
type Anchor = string | 0 | 1 | 2;
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
const firstWord = (text: string) => text.split(' ')[0] ?? '';
const packAnchor = (anchor: string, text: string) =>
  anchor === slugOf(text) ? 0 : anchor === firstWord(text) ? 1 : anchor;
const unpackAnchor = (anchor: Anchor, text: string) =>
  anchor === 0 ? slugOf(text) : anchor === 1 ? firstWord(text) : anchor === 2 ? fromText : anchor;

/** Stands for the anchor of a row until its text is loaded. */
const fromText = '\u2026';
const firstCell = (row: string) => row.split(' · ')[0] ?? '';

/** The anchor of a row. Without its text, some aren't known yet. */
export function anchorOfRow(anchor: string, text?: string): string {
  if (anchor !== fromText) return anchor;
  return text === undefined ? '' : rowSlug(firstCell(text));
}

const packRow = ({ anchor, defines, text }: Block, section: Section): Anchor =>
  listsProblems(section.anchor) && anchor === rowSlug(firstCell(text)) ? 2 : packAnchor(anchor, defines);

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
        .map((row): OutlineRow => (row.anchor === '' ? [row.defines] : [row.defines, packRow(row, section)])),
    ]),
  ]);
}

/** Restores the pages. The only blocks are table rows, and their only text is the names they define. */
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
