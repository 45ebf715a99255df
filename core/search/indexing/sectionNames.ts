import type { Page } from '../types.ts';
import { synonyms } from '../vocabulary/index.ts';
import { isIdentifier, isWord, tokenize } from '../words/index.ts';
import { addTo } from '../multimap.ts';
import { field } from './searchIndex.ts';

/** What can follow a name in its cell without being part of it, such as the `n` in `BT_SEL n`. */
const placeholders = /(?<=\s)(?:[a-z]|\d+)(?=\s|$)/g;

/** Names from code, and single words, are indexed as definitions; any other text in a first cell as an alias of its section. */
const nameField = (names: string): typeof field.defines | typeof field.alias => {
  const isNameFirst = isIdentifier(tokenize(names)[0]?.text ?? '');
  const words = tokenize(isNameFirst ? names.replace(placeholders, '') : names).filter(({ text }) => isWord(text));
  return words.length === 1 || words.every(({ text }) => isIdentifier(text)) ? field.defines : field.alias;
};

/** The field and the text to index for the first cell of a table row. */
export function namesOfRow(cell: string) {
  const kind = nameField(cell);
  return { kind, names: kind === field.defines ? cell.replace(placeholders, '') : cell };
}

/** Whether a heading is a name from code, so that its section defines the name. */
export const isNameFromCode = (heading: string): boolean =>
  nameField(heading) === field.defines && isIdentifier(heading);

/** Readers' names for each page, by URL. They come from the synonyms, so they needn't be downloaded with the index. */
export const readersNames: ReadonlyMap<string, readonly string[]> = namesByPage();

function namesByPage(): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { from, page } of synonyms) addTo(names, page, from);
  return names;
}

/** The words of an anchor if the heading has none of them: "precedence" for "Which file wins". */
function nameOfAnchor(anchor: string, heading: string): string {
  const headingWords = new Set(heading.toLowerCase().match(/[a-z0-9]+/g));
  const words = anchor.split('-').filter((word) => !/^\d*$/.test(word));
  return words.some((word) => headingWords.has(word)) ? '' : words.join(' ');
}

/** Returns a function that derives a name from a section's anchor, or '' if the anchor isn't unique or adds nothing. */
export function anchorNames(pages: readonly Page[]): (anchor: string, heading: string) => string {
  const timesUsed = new Map<string, number>();
  for (const { sections } of pages)
    for (const { anchor } of sections) timesUsed.set(anchor, (timesUsed.get(anchor) ?? 0) + 1);
  return (anchor, heading) => (timesUsed.get(anchor) === 1 ? nameOfAnchor(anchor, heading) : '');
}
