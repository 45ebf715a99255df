import fs from 'node:fs';
import path from 'node:path';
import { answer, buildIndex, concepts, fromOutline, synonyms, toOutline, toTexts, type Page } from '#core/search';
import { extractSite, rolesByRoute } from '#core/search/extract';
import {
  addressesIn,
  measureRelevance,
  pagesOf,
  queriesFor,
  type Addresses,
  type Miss,
  type Search,
  type Purpose,
} from '#core/search/relevance';
import type { Check, Finding } from '../check.ts';
import type { BuiltSite } from './site.ts';

/** Slightly below the current figures, which `npm run bench:search -- --no-browser` prints. */
const minimum: Readonly<Record<Purpose, Readonly<{ first: number; firstThree: number }>>> = {
  tuned: { first: 0.945, firstThree: 0.985 },
  regression: { first: 0.925, firstThree: 0.975 },
  'held out': { first: 0.93, firstThree: 0.97 },
  section: { first: 0.71, firstThree: 0.83 },
  'held out section': { first: 0.55, firstThree: 0.75 },
  question: { first: 0.77, firstThree: 0.9 },
  'section of a question': { first: 0.54, firstThree: 0.69 },
  'held out question': { first: 0.78, firstThree: 0.89 },
  'section of a held out question': { first: 0.5, firstThree: 0.69 },
};
const maxBytes = 230_000;
const relevanceFolder = 'core/search/relevance';
const tunedFile = `${relevanceFolder}/tuned.ts`;
const rolesFile = 'core/search/extract/pageRoleOf.ts';
const synonymsFile = 'core/search/vocabulary/synonyms.ts';
const conceptsFile = 'core/search/vocabulary/concepts.ts';

/** Searches the pages as the reader's browser does. */
function searchIn(pages: readonly Page[]): Search {
  const index = buildIndex(fromOutline(toOutline(pages)), toTexts(pages));
  return (query: string) => answer(index, { indexName: '', query }).hits.map(({ url }) => url);
}

const lineOf = (site: BuiltSite, file: string, text: string) =>
  site.sourceLines(file).findIndex((line) => line.includes(text)) + 1;

function checkQueries(site: BuiltSite, search: Search, { sectionOf }: Addresses): Finding[] {
  return (Object.keys(minimum) as Purpose[]).flatMap((purpose) => {
    const { relevance, misses } = measureRelevance(search, queriesFor[purpose], sectionOf);
    const worst = misses.filter(({ rank }) => rank === 0 || rank > 3).map(({ query }) => query);
    const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
    const tooFew = (['first', 'firstThree'] as const)
      .filter((measure) => relevance[measure] < minimum[purpose][measure])
      .map((measure): Finding => ({
        file: relevanceFolder,
        fault: `${percent(relevance[measure])} of the ${purpose} queries are answered by the ${measure === 'first' ? 'first result' : 'first three results'}, less than ${percent(minimum[purpose][measure])}.`,
        fix: `Run npm run bench:search for the misses. The worst: ${worst.join(', ')}.`,
      }));
    return purpose === 'tuned'
      ? [...misses.filter(({ got }) => got.length === 0).map(foundNothing(site)), ...tooFew]
      : tooFew;
  });
}

/** An answer that moved would count as a miss, whatever the search finds. */
function checkAnswers(site: BuiltSite, { has }: Addresses): Finding[] {
  const lists = new Set(Object.values(queriesFor).map(({ queries }) => queries));
  return [...lists].flatMap((queries) =>
    queries.flatMap(({ query, answers }) =>
      answers
        .filter((address) => !has(address))
        .map((address) => ({
          ...placeOfQuery(site, query),
          fault: `"${query}" should find ${address}, which does not exist.`,
          fix: 'Name the page and section that answer it now.',
        })),
    ),
  );
}

function placeOfQuery(site: BuiltSite, query: string): Pick<Finding, 'file' | 'line'> {
  const files = ['tuned', 'regression', 'heldOut', 'sections', 'questions', 'heldOutQuestions'];
  const places = files.map((name) => {
    const file = `${relevanceFolder}/${name}.ts`;
    return { file, line: lineOf(site, file, `  ${query.replaceAll('`', '\\`')} => `) };
  });
  return places.find(({ line }) => line > 0) ?? { file: relevanceFolder };
}

const foundNothing =
  (site: BuiltSite) =>
  ({ query }: Miss): Finding => ({
    file: tunedFile,
    line: lineOf(site, tunedFile, query),
    fault: `"${query}" finds nothing.`,
    fix: 'Use the word on the page that answers it, or add a synonym.',
  });

/** If a route moves, its pages would silently lose their role. */
function checkRoles(pages: readonly Page[]): Finding[] {
  const given = new Set(pages.map(({ role }) => role));
  return rolesByRoute
    .filter((role) => !given.has(role))
    .map((role) => ({
      file: rolesFile,
      fault: `No page has the role "${role}".`,
      fix: 'Update the route in its row.',
    }));
}

/** Queries that combine each word of a group with the first words of the other groups. */
const queriesOf = (said: readonly string[]): string[] => {
  const groups = said.map((group) => group.split('|'));
  return groups.flatMap((words, at) =>
    words.map((word) => groups.map(([first = ''], group) => (group === at ? word : first)).join(' ')),
  );
};

/** The rows of the vocabulary, with the text that identifies a row in its file. */
const vocabulary = [
  ...synonyms.map(({ from, page }) => ({ file: synonymsFile, text: from, queries: [from], page })),
  ...concepts.map(([said, , page]) => ({ file: conceptsFile, text: `=> ${page}`, queries: queriesOf(said), page })),
];

function checkVocabulary(site: BuiltSite, search: Search): Finding[] {
  return vocabulary.flatMap(({ file, text, queries, page }): Finding[] => {
    const place = { file, line: lineOf(site, file, text) };
    if (!site.page(page)) {
      const fault = `A row points to ${page}, which does not exist.`;
      return [{ ...place, fault, fix: 'Use the route of an existing page.' }];
    }
    return [...new Set(queries)]
      .filter((query) => !pagesOf(search(query)).slice(0, 3).includes(page))
      .map((query) => ({
        ...place,
        fault: `The first three results for "${query}" do not include ${page}.`,
        fix: 'Remove the word, or choose other words from that page.',
      }));
  });
}

function checkSize(site: BuiltSite): Finding[] {
  const files = [...site.files].filter((file) => /^\/assets\/search\/.*\.json$/.test(file));
  const bytes = files.reduce((sum, file) => sum + fs.statSync(path.join(site.folder, `${file}.br`)).size, 0);
  if (files.length === 2 && bytes <= maxBytes) return [];
  const fault =
    files.length === 2
      ? `The index takes ${bytes} bytes (compressed), more than ${maxBytes}.`
      : `The index has ${files.length} files instead of 2.`;
  return [
    {
      file: 'plugins/search-index/writeIndex.ts',
      fault,
      fix: 'Build again. If that does not help, look at what plugins/search-index puts into it.',
    },
  ];
}

/** Readers find pages with their own words, and the index is small. */
export const search: Check<BuiltSite> = {
  name: 'search',
  run: (site) => {
    const pages = extractSite(site.pages);
    const search = searchIn(pages);
    const addresses = addressesIn(pages);
    return [
      ...checkRoles(pages),
      ...checkAnswers(site, addresses),
      ...checkQueries(site, search, addresses),
      ...checkVocabulary(site, search),
      ...checkSize(site),
    ];
  },
};
