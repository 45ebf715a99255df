import type { Block, Page, PageKind, Section } from '../types.ts';
import { stopWords } from '../vocabulary/index.ts';
import { isWord, joinPieces, pieces } from '../words/index.ts';

/**
 * How many words of a paragraph are kept as they are. The rest is only kept for finding, word by word.
 * Posts rank behind the documentation, so less of them is shown.
 */
export const shownWords: Readonly<Record<PageKind, number>> = { docs: 11, page: 11, blog: 6 };

/**
 * Leaves out what neither finds nor shows anything: the words of samples that the page has elsewhere, and of long paragraphs all
 * but the beginning and the words not met before. Search indexes grow with the site; this halves the growth.
 */
export function condense(page: Page): Page {
  const most = shownWords[page.kind];
  const known = new Set(page.sections.flatMap(({ blocks }) => blocks.flatMap((block) => shownPieces(block, most))));
  return { ...page, sections: page.sections.map((section) => condenseSection(section, most, known)) };
}

function condenseSection(section: Section, most: number, known: Set<string>): Section {
  const isNew = (piece: string) => {
    if (known.has(piece)) return false;
    known.add(piece);
    return true;
  };
  const found = { code: [] as string[], rest: [] as string[] };
  const blocks = section.blocks.flatMap((block): Block[] => {
    const all = pieces(block.text);
    const shown = shownPieces(block, most);
    if (shown.length === all.length) return [block];
    found[block.kind === 'code' ? 'code' : 'rest'].push(
      ...all
        .slice(shown.length)
        .filter((piece) => isWord(piece) && !stopWords.has(piece.toLowerCase()) && isNew(piece)),
    );
    return block.kind === 'code' ? [] : [{ ...block, text: `${joinPieces(shown)}…` }];
  });
  return { ...section, blocks: [...blocks, ...wordList('rest', found.rest), ...wordList('code', found.code)] };
}

/** Each word once, in no order (texts.ts gives them one). */
const wordList = (kind: 'rest' | 'code', words: readonly string[]): Block[] =>
  words.length === 0 ? [] : [{ kind, text: words.join(' '), defines: '', anchor: '' }];

/** Name, type and default of a row come before what it says. */
export const rowHead = 6;

/** The pieces of a block that a hit can show: of a sample none. */
function shownPieces({ kind, text }: Block, ofText: number): string[] {
  const all = kind === 'code' ? [] : pieces(text);
  const most = kind === 'row' ? ofText + rowHead : ofText;
  let words = 0;
  const end = all.findIndex((piece) => isWord(piece) && (words += 1) > most);
  return end < 0 ? all : all.slice(0, end);
}
