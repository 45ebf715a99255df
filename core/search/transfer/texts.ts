import type { BlockKind, Page } from '../types.ts';
import { condense, docsWords } from './condense.ts';

/** The texts of all sections, in the order of the outline: for each section, its blocks. A block starts with its kind. */
export type Texts = readonly (readonly string[])[];

const letterOf: Readonly<Record<BlockKind, string>> = { text: 't', row: 'r', code: 'c', rest: 'w' };
const kindOf: Readonly<Record<string, BlockKind>> = { t: 'text', r: 'row', c: 'code', w: 'rest' };

export function toTexts(pages: readonly Page[]): Texts {
  const known = docsWords(pages);
  return pages
    .map((page) => condense(page, known))
    .flatMap(({ sections }) => sections.map(({ blocks }) => blocks.map(({ kind, text }) => letterOf[kind] + text)));
}

export const readBlock = (block: string): Readonly<{ kind: BlockKind; text: string }> => ({
  kind: kindOf[block.charAt(0)] ?? 'text',
  text: block.slice(1),
});
