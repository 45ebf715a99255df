import type { Page } from '../types.ts';
import { synonyms } from '../vocabulary/index.ts';
import { isIdentifier, isWord, tokenise } from '../words/index.ts';
import { addTo } from '../multimap.ts';
import { field } from './searchIndex.ts';

/** What may follow a name in its row and isn't part of it: `BT_SEL n`, `&bt BT_SEL 0`. */
const placeholders = /(?<=\s)(?:[a-z]|\d+)(?=\s|$)/g;

/** Names from code are defined by their row one by one; a row about anything else is called what it says, as a whole. */
const nameField = (names: string): typeof field.defines | typeof field.alias => {
  const isNameFirst = isIdentifier(tokenise(names)[0]?.text ?? '');
  const words = tokenise(isNameFirst ? names.replace(placeholders, '') : names).filter(({ text }) => isWord(text));
  return words.length === 1 || words.every(({ text }) => isIdentifier(text)) ? field.defines : field.alias;
};

/** An anchor can be older than its heading, and says the same in other words: "precedence" of "Which file wins". */
function nameOfAnchor(anchor: string, heading: string): string {
  const said = new Set(heading.toLowerCase().match(/[a-z0-9]+/g));
  const words = anchor.split('-').filter((word) => !/^\d*$/.test(word));
  return words.some((word) => said.has(word)) ? '' : words.join(' ');
}

/** What readers call the pages. The engine brings these names with it, so the index need not. */
export const readersNames: ReadonlyMap<string, readonly string[]> = byPage();

function byPage(): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { from, page } of synonyms) addTo(names, page, from);
  return names;
}

/** The names in a row's first cell, and whether it defines them or is called so. */
export function namesOfRow(cell: string) {
  const kind = nameField(cell);
  return { kind, names: kind === field.defines ? cell.replace(placeholders, '') : cell };
}

/** Whether a heading is a name from code, which its section then defines. */
export const isNameFromCode = (heading: string): boolean =>
  nameField(heading) === field.defines && isIdentifier(heading);

/** What the addresses of sections call them, where no other section of the site has the same. */
export function anchorNames(pages: readonly Page[]): (anchor: string, heading: string) => string {
  const timesUsed = new Map<string, number>();
  for (const { sections } of pages)
    for (const { anchor } of sections) timesUsed.set(anchor, (timesUsed.get(anchor) ?? 0) + 1);
  return (anchor, heading) => (timesUsed.get(anchor) === 1 ? nameOfAnchor(anchor, heading) : '');
}
