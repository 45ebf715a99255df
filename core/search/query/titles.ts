import { cachedPerIndex, type SearchIndex } from '../indexing/index.ts';

/** The words of a text. Compounds are split, so "hold-t" matches the beginning of "Hold-Tap". */
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const titlesOf = cachedPerIndex(({ pages }) => pages.map(({ title }) => wordsOf(title).join(' ')));

/** URLs of the docs pages whose title starts with the query, which may be unfinished: "sticky l". */
export function pagesTitled(index: SearchIndex, query: string): readonly string[] {
  const words = wordsOf(query);
  const titles = titlesOf(index);
  const isTitled = (page: number) => titles[page]?.startsWith(words.join(' ')) ?? false;
  return words.length < 2
    ? []
    : index.pages.filter(({ kind }, page) => kind === 'docs' && isTitled(page)).map(({ url }) => url);
}
