import { cachedPerIndex, type SearchIndex } from '../indexing/index.ts';
import { isWord, tokenize } from '../words/index.ts';

/** Shorter texts aren't compared as a whole; the ranking weighs their words. */
const minWords = 3;
/** In place of a section if several have the same heading. */
const ambiguous = -1;

const sentenceOf = (text: string): string | undefined => {
  const words = tokenize(text).filter((token) => isWord(token.text));
  return words.length < minWords ? undefined : words.map((word) => word.text.toLowerCase()).join(' ');
};

const headingsOf = cachedPerIndex((index): ReadonlyMap<string, number> => {
  const headings = new Map<string, number>();
  index.sections.forEach(({ heading, page }, section) => {
    // Headings in posts often name a topic that has its own docs page.
    const sentence = index.pages[page]?.kind === 'blog' ? undefined : sentenceOf(heading);
    if (sentence !== undefined) headings.set(sentence, headings.has(sentence) ? ambiguous : section);
  });
  return headings;
});

/** The section whose heading is the query word for word, including stop words: "How is the latency?" */
export function sectionWithHeading(index: SearchIndex, query: string): number | undefined {
  const sentence = sentenceOf(query);
  const section = sentence === undefined ? undefined : headingsOf(index).get(sentence);
  return section === ambiguous ? undefined : section;
}

/** The words of a text. Compounds are split, so "hold-t" matches the beginning of "Hold-Tap". */
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** The sidebar label of each page. */
const labelsOf = cachedPerIndex(({ pages }) =>
  pages.map(({ crumb }) => wordsOf(crumb.slice(crumb.lastIndexOf('›') + 1)).join(' ')),
);
const compatible = /^\W*(?:compatible = ")?zmk,(?:behavior-|input-processor-)?([a-z-]+)\W*$/;

/** Pages with the same name as a compatible, such as `zmk,conditional-layers` or `zmk,behavior-sticky-key`. */
function pagesByCompatible(index: SearchIndex, query: string): readonly string[] {
  const name = compatible.exec(query)?.[1]?.replaceAll('-', ' ');
  const labels = labelsOf(index);
  return name === undefined ? [] : index.pages.filter((_, page) => labels[page] === name).map(({ url }) => url);
}

const titlesOf = cachedPerIndex(({ pages }) => pages.map(({ title }) => ` ${wordsOf(title).join(' ')}`));

/**
 * Pages whose title contains the query word for word. The last word may be unfinished: "state of the fi". A query of two
 * words ("sticky l") has to be at the start of the title, and posts are excluded.
 */
function pagesByPartialTitle(index: SearchIndex, query: string): readonly string[] {
  const words = wordsOf(query);
  if (words.length < minWords - 1) return [];
  const typed = ` ${words.join(' ')}`;
  const titles = titlesOf(index);
  return index.pages
    .filter(({ kind }, page) => {
      const title = titles[page] ?? '';
      return words.length < minWords ? kind !== 'blog' && title.startsWith(typed) : title.includes(typed);
    })
    .map(({ url }) => url);
}

/** URLs of the pages whose name or title is in the query, even if it's unfinished. */
export function pagesByTitle(index: SearchIndex, query: string): readonly string[] {
  const named = pagesByCompatible(index, query);
  return named.length > 0 ? named : pagesByPartialTitle(index, query);
}
