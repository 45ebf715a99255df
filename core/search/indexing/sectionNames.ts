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
