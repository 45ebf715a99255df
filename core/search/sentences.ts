import type { SearchIndex } from './buildIndex.ts';
import { perIndex } from './perIndex.ts';
import { isWord } from './textCode.ts';
import { tokenise } from './tokenise.ts';

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

const titlesOf = perIndex(({ pages }) => pages.map(({ title }) => ` ${sentenceOf(title) ?? ''}`));

/** Pages whose title holds the query word for word, small words included, the last one perhaps unfinished: "state of the fi". */
export function pagesBegun(index: SearchIndex, query: string): readonly string[] {
  const begun = sentenceOf(query);
  if (begun === undefined) return [];
  return titlesOf(index).flatMap((title, page) => (title.includes(` ${begun}`) ? [index.pages[page]?.url ?? ''] : []));
}
