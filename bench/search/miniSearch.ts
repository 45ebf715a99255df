import MiniSearch from 'minisearch';
import { concepts, synonyms, type Page } from '#core/search';
import type { Search } from '#core/search/relevance';
import { fillerWords, stopWords, weakWords } from '#core/search/vocabulary';
import { stem, termsOf, tokenize } from '#core/search/words';

const textOf = (page: Page['sections'][number], isCode: boolean) =>
  page.blocks.filter(({ kind }) => (kind === 'code') === isCode).map(({ text }) => text);

/** MiniSearch set up as in its documentation: a document per section, boosted titles and headings, prefixes and typos. */
export function defaultMiniSearch(pages: readonly Page[]): Search {
  const engine = new MiniSearch({ fields: ['title', 'heading', 'text'], storeFields: ['url'] });
  engine.addAll(
    pages.flatMap((page) =>
      page.sections.map((section, at) => ({
        id: `${page.url}#${at}`,
        url: page.url,
        title: page.title,
        heading: section.heading,
        text: section.blocks.map((block) => block.text).join('\n'),
      })),
    ),
  );
  const options = { prefix: true, fuzzy: 0.2, boost: { title: 4, heading: 2 } };
  return (query) => [...new Set(engine.search(query, options).map((result) => String(result.url)))];
}

/** The words of a text. Names such as CONFIG_ZMK_SLEEP are returned whole and also split into their words. */
const wordsOf = (text: string): string[] =>
  tokenize(text).flatMap(({ text: token }) => {
    const { whole, subwords } = termsOf(token);
    return [whole, ...subwords];
  });

const phraseOf = (text: string): string =>
  ` ${wordsOf(text)
    .filter((word) => !fillerWords.has(word))
    .map(stem)
    .join(' ')} `;

const boost = { title: 4, label: 2, heading: 3, names: 3, defines: 3, description: 1.5, text: 1, code: 0.3 };

/**
 * MiniSearch with all the data of our own engine: words and stems, what links and readers call a page, names defined in table
 * rows, synonyms, descriptions, stop words, and posts ranked below docs. The boosts are the best of several we tried.
 */
export function tunedMiniSearch(pages: readonly Page[]): Search {
  const engine = new MiniSearch({ fields: Object.keys(boost), tokenize: wordsOf, processTerm: stem });
  const readersNames = (url: string) => synonyms.filter(({ page }) => page === url).map(({ from }) => from);
  engine.addAll(
    pages.flatMap((page) =>
      page.sections.map((section, at) => ({
        id: `${page.url}#${at}`,
        title: page.title,
        label: page.crumb,
        heading: section.heading,
        names: [...section.aliases, ...(at === 0 ? readersNames(page.url) : [])].join('\n'),
        defines: section.blocks.map(({ defines }) => defines).join('\n'),
        description: at === 0 ? page.description : '',
        text: textOf(section, false).join('\n'),
        code: textOf(section, true).join('\n'),
      })),
    ),
  );
  const urlOf = (id: unknown) => String(id).slice(0, String(id).lastIndexOf('#'));
  const posts = new Set(pages.filter(({ kind }) => kind === 'blog').map(({ url }) => url));
  const phrases = synonyms.map(({ from, to, page }) => ({ groups: [[phraseOf(from)]], to, page, pageBoost: 1 }));
  const descriptions = concepts.map(([groups, to, page]) => ({
    groups: groups.map((group) => group.split('|').map(phraseOf)),
    to,
    page,
    pageBoost: 2,
  }));
  return (query) => {
    const phraseOfQuery = phraseOf(query);
    const matching = [...phrases, ...descriptions].filter(({ groups }) =>
      groups.every((group) => group.some((phrase) => phraseOfQuery.includes(phrase))),
    );
    const pageBoosts = new Map(matching.map(({ page, pageBoost }) => [page, pageBoost]));
    const words = wordsOf(query).filter((word) => !stopWords.has(word));
    const strong = words.filter((word) => !weakWords.has(word));
    const wanted = strong.length > 0 ? strong : words.length > 0 ? words : wordsOf(query);
    const typed = {
      queries: [wanted.join(' ')],
      prefix: (_: string, at: number, all: readonly string[]) => at === all.length - 1,
      fuzzy: (word: string) => (word.length > 3 ? 0.2 : false),
      weights: { fuzzy: 0.2, prefix: 0.6 },
      boost,
    };
    const added = matching.length > 0 ? [{ queries: matching.map(({ to }) => to), boost }] : [];
    const results = engine.search(
      { queries: [typed, ...added], combineWith: 'OR' },
      {
        boostDocument: (id) => (1 + 2 * (pageBoosts.get(urlOf(id)) ?? 0)) * (posts.has(urlOf(id)) ? 0.5 : 1),
      },
    );
    return [...new Set(results.map(({ id }) => urlOf(id)))];
  };
}
