import { perIndex, type SearchIndex } from '../indexing/index.ts';
import { isWord, tokenise } from '../words/index.ts';

/** Shorter ones are words, which the ranking weighs one by one. */
const shortest = 3;
const several = -1;

const sentenceOf = (text: string): string | undefined => {
  const words = tokenise(text).filter((token) => isWord(token.text));
  return words.length < shortest ? undefined : words.map((word) => word.text.toLowerCase()).join(' ');
};

const headingsOf = perIndex((index): ReadonlyMap<string, number> => {
  const headings = new Map<string, number>();
  index.sections.forEach(({ heading, page }, section) => {
    // A post that mentions a thing under a heading is not the page on it.
    const sentence = index.pages[page]?.kind === 'blog' ? undefined : sentenceOf(heading);
    if (sentence !== undefined) headings.set(sentence, headings.has(sentence) ? several : section);
  });
  return headings;
});

/** The one section whose heading is the query word for word, small words included: "How is the latency?" */
export function sectionAsked(index: SearchIndex, query: string): number | undefined {
  const sentence = sentenceOf(query);
  const section = sentence === undefined ? undefined : headingsOf(index).get(sentence);
  return section === several ? undefined : section;
}

/** The words of a title or of what may be a piece of one; a compound is its parts: "hold-t" begins "Hold-Tap". */
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const labelsOf = perIndex(({ pages }) =>
  pages.map(({ crumb }) => wordsOf(crumb.slice(crumb.lastIndexOf('›') + 1)).join(' ')),
);
const compatible = /^\W*(?:compatible = ")?zmk,(?:behavior-|input-processor-)?([a-z-]+)\W*$/;

/** Pages that are called what a compatible is: `zmk,conditional-layers`, `zmk,behavior-sticky-key`. */
function pagesNamed(index: SearchIndex, query: string): readonly string[] {
  const name = compatible.exec(query)?.[1]?.replaceAll('-', ' ');
  const labels = labelsOf(index);
  return name === undefined ? [] : index.pages.filter((_, page) => labels[page] === name).map(({ url }) => url);
}

const titlesOf = perIndex(({ pages }) => pages.map(({ title }) => ` ${wordsOf(title).join(' ')}`));

/**
 * Pages whose title holds the query word for word, small words included, the last one perhaps unfinished: "state of the fi". Two
 * words have to begin it ("sticky l"), and not that of a post, which shares many with the page on the thing.
 */
function pagesBegun(index: SearchIndex, query: string): readonly string[] {
  const words = wordsOf(query);
  if (words.length < shortest - 1) return [];
  const begun = ` ${words.join(' ')}`;
  const titles = titlesOf(index);
  return index.pages
    .filter(({ kind }, page) => {
      const title = titles[page] ?? '';
      return words.length < shortest ? kind !== 'blog' && title.startsWith(begun) : title.includes(begun);
    })
    .map(({ url }) => url);
}

/** Pages that the query calls by their name, or begins to. */
export function pagesCalled(index: SearchIndex, query: string): readonly string[] {
  const named = pagesNamed(index, query);
  return named.length > 0 ? named : pagesBegun(index, query);
}
