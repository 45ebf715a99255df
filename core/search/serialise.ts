import { condense } from './condense.ts';
import {
  firstEntry,
  makeDictionary,
  mark,
  packDictionary,
  pieces,
  placesOf,
  unpackDictionary,
  writePlaces,
} from './textCode.ts';
import type { Block, BlockKind, Level, Page, PageKind } from './types.ts';

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
export type Texts = Readonly<{ dictionary: string; stream: Uint8Array }>;

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
  return outline.map(([url, title, crumb, kind, language, tag, description, sections]) => ({
    url,
    title,
    crumb,
    kind,
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

/**
 * A row mostly begins with the names that the outline lists for it; then only the rest is written. A text that begins otherwise
 * is written whole, behind an empty piece.
 */
function writtenPieces({ kind, text, defines }: Block): string[] {
  if (kind !== 'row' || defines === '') return pieces(text);
  const rest = text.slice(defines.length);
  return text.startsWith(defines) && /^(\s|$)/.test(rest) ? pieces(rest) : ['', ...pieces(text)];
}

/** The other way round, for a row whose names are known. */
export function readPieces(written: readonly string[], defines: string): string[] {
  if (defines === '') return [...written];
  return written[0] === '' ? written.slice(1) : [...pieces(defines), ...written];
}

/** Every word of the outline once, as they come. Whoever reads the texts has the outline already: they need not bring these along. */
function outlineWords(pages: readonly Page[]): ReadonlySet<string> {
  const words = new Set<string>();
  const add = (text: string) => pieces(text).forEach((piece) => words.add(piece));
  for (const page of pages) {
    [page.title, page.crumb, page.description].forEach(add);
    for (const { heading, aliases, blocks } of page.sections) {
      [heading, ...aliases].forEach(add);
      for (const block of blocks) if (block.kind === 'row') add(block.defines);
    }
  }
  return words;
}

/** The words in the order of their places: those written with the texts, then the outline's. */
export function readDictionary({ dictionary }: Texts, pages: readonly Page[]): string[] {
  const written = unpackDictionary(dictionary);
  const known = new Set(written);
  return [...written, ...[...outlineWords(pages)].filter((word) => !known.has(word))];
}

/** Words for finding only stand in no order, so they are written in that of their places, each as the step from the one before. */
export const isWordList = (kind: BlockKind): boolean => kind === 'rest' || kind === 'code';
const toSteps = (places: readonly number[]): number[] =>
  places.toSorted((a, b) => a - b).map((place, at, all) => place - (all[at - 1] ?? firstEntry - 1) + firstEntry - 1);

export function toTexts(pages: readonly Page[]): Texts {
  const sections = pages
    .map(condense)
    .flatMap((page) =>
      page.sections.map((section) => section.blocks.map((block) => ({ block, parts: writtenPieces(block) }))),
    );
  const counts = new Map<string, number>();
  for (const { parts } of sections.flat()) for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  const dictionary = packDictionary(makeDictionary(counts, outlineWords(pages)));
  const stream: number[] = [];
  const places = placesOf(readDictionary({ dictionary, stream: new Uint8Array() }, pages));
  for (const section of sections) {
    for (const { block, parts } of section) {
      if (block.kind !== 'text') stream.push(mark[block.kind]);
      const written = parts.map((part) => places.get(part) ?? mark.endBlock);
      for (const place of isWordList(block.kind) ? toSteps(written) : written) stream.push(place);
      stream.push(mark.endBlock);
    }
    stream.push(mark.endSection);
  }
  return { dictionary, stream: writePlaces(stream) };
}
