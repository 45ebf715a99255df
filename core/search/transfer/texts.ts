import type { Block, BlockKind, Page } from '../types.ts';
import { segmentsOf } from '../words/index.ts';
import { condense } from './condense.ts';
import {
  firstEntryCode,
  makeDictionary,
  marker,
  packDictionary,
  codesOf,
  bytesToCodes,
  unpackDictionary,
  codesToBytes,
} from './textEncoding.ts';

/** The texts of all pages, encoded by textEncoding.ts. */
export type Texts = Readonly<{ dictionary: string; stream: Uint8Array }>;

/**
 * Most rows start with the names that the outline already contains, so only the rest is written. A row that starts
 * differently is written completely, after an empty segment.
 */
function writtenSegments({ kind, text, defines }: Block): string[] {
  if (kind !== 'row' || defines === '') return segmentsOf(text);
  const rest = text.slice(defines.length);
  return text.startsWith(defines) && /^(\s|$)/.test(rest) ? segmentsOf(rest) : ['', ...segmentsOf(text)];
}

/** The inverse of `writtenSegments`. */
export function readSegments(written: readonly string[], defines: string): string[] {
  if (defines === '') return [...written];
  return written[0] === '' ? written.slice(1) : [...segmentsOf(defines), ...written];
}

/** All segments of the outline, in order of appearance. They needn't be sent again with the texts. */
function outlineWords(pages: readonly Page[]): ReadonlySet<string> {
  const words = new Set<string>();
  const add = (text: string) => segmentsOf(text).forEach((segment) => words.add(segment));
  for (const page of pages) {
    [page.title, page.crumb, page.description].forEach(add);
    for (const { heading, aliases, blocks } of page.sections) {
      [heading, ...aliases].forEach(add);
      for (const block of blocks) if (block.kind === 'row') add(block.defines);
    }
  }
  return words;
}

/** The complete dictionary in the order of the codes: the entries sent with the texts, then the words of the outline. */
function readDictionary({ dictionary }: Texts, pages: readonly Page[]): string[] {
  const written = unpackDictionary(dictionary);
  const known = new Set(written);
  return [...written, ...[...outlineWords(pages)].filter((word) => !known.has(word))];
}

/** The order of words in these blocks doesn't matter, so their codes are sorted and delta-encoded. */
const isWordList = (kind: BlockKind): boolean => kind === 'rest' || kind === 'code';
const toDeltas = (codes: readonly number[]): number[] =>
  codes
    .toSorted((a, b) => a - b)
    .map((code, at, all) => code - (all[at - 1] ?? firstEntryCode - 1) + firstEntryCode - 1);

export function toTexts(pages: readonly Page[]): Texts {
  const sections = pages
    .map(condense)
    .flatMap((page) =>
      page.sections.map((section) => section.blocks.map((block) => ({ block, segments: writtenSegments(block) }))),
    );
  const counts = new Map<string, number>();
  for (const { segments } of sections.flat())
    for (const segment of segments) counts.set(segment, (counts.get(segment) ?? 0) + 1);
  const dictionary = packDictionary(makeDictionary(counts, outlineWords(pages)));
  const stream: number[] = [];
  const codes = codesOf(readDictionary({ dictionary, stream: new Uint8Array() }, pages));
  for (const section of sections) {
    for (const { block, segments } of section) {
      if (block.kind !== 'text') stream.push(marker[block.kind]);
      const written = segments.map((segment) => codes.get(segment) ?? marker.endBlock);
      for (const code of isWordList(block.kind) ? toDeltas(written) : written) stream.push(code);
      stream.push(marker.endBlock);
    }
    stream.push(marker.endSection);
  }
  return { dictionary, stream: codesToBytes(stream) };
}

/** A decoded block; the tokens are numbers from `intern`. */
export type ReadBlock = Readonly<{ kind: BlockKind; tokens: readonly number[] }>;

/** Decodes the texts and yields the blocks of each section, in the order of the outline. */
export function* readTexts(
  texts: Texts,
  pages: readonly Page[],
  intern: (text: string) => number,
): Generator<readonly ReadBlock[], undefined> {
  const dictionary = readDictionary(texts, pages).map(intern);
  let blocks: ReadBlock[] = [];
  let kind: BlockKind = 'text';
  let tokens: number[] = [];
  let last = firstEntryCode - 1;
  for (const code of bytesToCodes(texts.stream)) {
    if (code === marker.endSection) {
      yield blocks;
      blocks = [];
    } else if (code === marker.endBlock) {
      blocks.push({ kind, tokens });
      kind = 'text';
      tokens = [];
      last = firstEntryCode - 1;
    } else if (code === marker.row) kind = 'row';
    else if (code === marker.code) kind = 'code';
    else if (code === marker.rest) kind = 'rest';
    else {
      last = isWordList(kind) ? last + code - firstEntryCode + 1 : code;
      tokens.push(dictionary[last - firstEntryCode] ?? 0);
    }
  }
}
