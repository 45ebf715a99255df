import type { Block, BlockKind, Page } from '../types.ts';
import { pieces } from '../words/index.ts';
import { condense } from './condense.ts';
import {
  firstEntry,
  makeDictionary,
  mark,
  packDictionary,
  placesOf,
  readPlaces,
  unpackDictionary,
  writePlaces,
} from './textCode.ts';

/** The texts of all pages: the words once, and the texts as their places. */
export type Texts = Readonly<{ dictionary: string; stream: Uint8Array }>;

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
function readDictionary({ dictionary }: Texts, pages: readonly Page[]): string[] {
  const written = unpackDictionary(dictionary);
  const known = new Set(written);
  return [...written, ...[...outlineWords(pages)].filter((word) => !known.has(word))];
}

/** Words for finding only stand in no order, so they are written in that of their places, each as the step from the one before. */
const isWordList = (kind: BlockKind): boolean => kind === 'rest' || kind === 'code';
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

/** A block as it was written: its words and the text between them, by their numbers. */
export type ReadBlock = Readonly<{ kind: BlockKind; tokens: readonly number[] }>;

/**
 * Reads the stream of texts section by section, in the order in which the outline lists them. `intern` gives each word and each
 * text between words its number.
 */
export function* readTexts(
  texts: Texts,
  pages: readonly Page[],
  intern: (text: string) => number,
): Generator<readonly ReadBlock[], undefined> {
  const dictionary = readDictionary(texts, pages).map(intern);
  let blocks: ReadBlock[] = [];
  let kind: BlockKind = 'text';
  let tokens: number[] = [];
  let last = firstEntry - 1;
  for (const place of readPlaces(texts.stream)) {
    if (place === mark.endSection) {
      yield blocks;
      blocks = [];
    } else if (place === mark.endBlock) {
      blocks.push({ kind, tokens });
      kind = 'text';
      tokens = [];
      last = firstEntry - 1;
    } else if (place === mark.row) kind = 'row';
    else if (place === mark.code) kind = 'code';
    else if (place === mark.rest) kind = 'rest';
    else {
      last = isWordList(kind) ? last + place - firstEntry + 1 : place;
      tokens.push(dictionary[last - firstEntry] ?? 0);
    }
  }
}
