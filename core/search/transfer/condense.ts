import type { Block, Page, PageKind, Section } from '../types.ts';
import { listsProblems, stopWords } from '../vocabulary/index.ts';
import { isWord, joinSegments, segmentsOf } from '../words/index.ts';

/**
 * How many words of a paragraph a hit can show. The rest are only searchable. Posts rank below the documentation, so
 * fewer of their words are shown.
 */
export const shownWords: Readonly<Record<PageKind, number>> = { docs: 11, page: 11, blog: 6 };

/** Problems and questions with their answers are what readers look for, so hits can show all of their text. */
const isShownInFull = ({ role }: Page, { anchor, heading }: Section) =>
  role === 'troubleshooting' || listsProblems(anchor) || heading.endsWith('?');

/** The words of the documentation. */
export const docsWords = (pages: readonly Page[]): ReadonlySet<string> =>
  new Set(
    pages
      .filter(({ kind }) => kind !== 'blog')
      .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks.flatMap(({ text }) => segmentsOf(text)))),
  );

/**
 * Shrinks a page to what search needs: the beginning of each paragraph, and each other word only once. This halves the
 * size of the index. For a post, the other words that are also in `known`, the words of the documentation, are left out.
 */
export function condense(page: Page, known: ReadonlySet<string> = new Set()): Page {
  const wordsShown = (section: Section) => (isShownInFull(page, section) ? Infinity : shownWords[page.kind]);
  const seen = new Set(
    page.sections.flatMap((section) => section.blocks.flatMap((block) => shownSegments(block, wordsShown(section)))),
  );
  if (page.kind === 'blog') for (const word of known) seen.add(word);
  return { ...page, sections: page.sections.map((section) => condenseSection(section, wordsShown(section), seen)) };
}

function condenseSection(section: Section, maxWords: number, seen: Set<string>): Section {
  const isNew = (segment: string) => {
    if (seen.has(segment)) return false;
    seen.add(segment);
    return true;
  };
  const newWords = { code: [] as string[], rest: [] as string[] };
  const blocks = section.blocks.flatMap((block): Block[] => {
    const all = segmentsOf(block.text);
    const shown = shownSegments(block, maxWords);
    if (shown.length === all.length) return [block];
    newWords[block.kind === 'code' ? 'code' : 'rest'].push(
      ...all
        .slice(shown.length)
        .filter((segment) => isWord(segment) && !stopWords.has(segment.toLowerCase()) && isNew(segment)),
    );
    return block.kind === 'code' ? [] : [{ ...block, text: `${joinSegments(shown)}…` }];
  });
  return { ...section, blocks: [...blocks, ...wordList('rest', newWords.rest), ...wordList('code', newWords.code)] };
}

/** A block of words whose order doesn't matter. */
const wordList = (kind: 'rest' | 'code', words: readonly string[]): Block[] =>
  words.length === 0 ? [] : [{ kind, text: words.join(' '), defines: '', anchor: '' }];

/** Rows get more words because they start with a name, type, and default. */
export const rowHeadWords = 6;

/** The beginning of a block that a hit can show. Empty for code samples. */
function shownSegments({ kind, text }: Block, maxTextWords: number): string[] {
  const all = kind === 'code' ? [] : segmentsOf(text);
  const maxWords = kind === 'row' ? maxTextWords + rowHeadWords : maxTextWords;
  let words = 0;
  const end = all.findIndex((segment) => isWord(segment) && (words += 1) > maxWords);
  return end < 0 ? all : all.slice(0, end);
}
