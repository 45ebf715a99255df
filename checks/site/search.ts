import fs from 'node:fs';
import path from 'node:path';
import { answer, buildIndex, concepts, fromOutline, synonyms, toOutline, toTexts } from '#core/search';
import { cutSite } from '#core/search/cut';
import { measureRelevance, relevanceQueries, type Miss, type PageSearch } from '#core/search/relevance';
import type { Check, Finding } from '../check.ts';
import type { BuiltSite } from './site.ts';

/** What the search has promised; `npm run bench:search` prints where it stands. */
const least = { first: 0.85, firstThree: 0.97 } as const;
const mostBytes = 220_000;
const queriesFile = 'core/search/relevance/queries.ts';
const synonymsFile = 'core/search/vocabulary/synonyms.ts';
const conceptsFile = 'core/search/vocabulary/concepts.ts';

/** Searches the pages as the reader's browser does. */
function searchOf(site: BuiltSite): PageSearch {
  const pages = cutSite(site.pages);
  const index = buildIndex(fromOutline(toOutline(pages)), toTexts(pages));
  return (query) => [...new Set(answer(index, { indexName: '', query }).hits.map((hit) => hit.url_without_anchor))];
}

const lineOf = (site: BuiltSite, file: string, text: string) =>
  site.sourceLines(file).findIndex((line) => line.includes(text)) + 1;

function checkQueries(site: BuiltSite, search: PageSearch): Finding[] {
  const { relevance, misses } = measureRelevance(search, relevanceQueries);
  const place = ({ query }: Miss) => ({ file: queriesFile, line: lineOf(site, queriesFile, query) });
  const empty = misses.filter(({ got }) => got.length === 0);
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const worst = misses
    .filter(({ rank }) => rank === 0 || rank > 3)
    .map(({ query }) => query)
    .join(', ');
  return [
    ...empty.map((miss): Finding => ({
      ...place(miss),
      fault: `"${miss.query}" finds nothing.`,
      fix: 'Write the word on the page that answers it, or add a synonym.',
    })),
    ...(['first', 'firstThree'] as const)
      .filter((measure) => relevance[measure] < least[measure])
      .map((measure): Finding => ({
        file: queriesFile,
        fault: `${percent(relevance[measure])} of the queries are met by the ${measure === 'first' ? 'first page' : 'first three pages'}, less than ${percent(least[measure])}.`,
        fix: `Run npm run bench:search for the misses. The worst: ${worst}.`,
      })),
  ];
}

function checkSynonyms(site: BuiltSite, search: PageSearch): Finding[] {
  return synonyms.flatMap(({ from, page }): Finding[] => {
    const place = { file: synonymsFile, line: lineOf(site, synonymsFile, from) };
    if (!site.page(page))
      return [
        { ...place, fault: `"${from}" points to ${page}, which does not exist.`, fix: 'Name a page of the site.' },
      ];
    const got = search(from).slice(0, 3);
    if (got.includes(page)) return [];
    return [
      {
        ...place,
        fault: `"${from}" does not find ${page} among the first three (${got.join(', ')}).`,
        fix: 'Choose words of that page, or another page.',
      },
    ];
  });
}

/** Each word of a group, beside the first of the others. */
const describing = (said: readonly string[]): string[] => {
  const groups = said.map((group) => group.split('|'));
  return groups.flatMap((words, at) =>
    words.map((word) => groups.map(([first = ''], group) => (group === at ? word : first)).join(' ')),
  );
};

function checkConcepts(site: BuiltSite, search: PageSearch): Finding[] {
  return concepts.flatMap(([said, , page]): Finding[] => {
    const place = { file: conceptsFile, line: lineOf(site, conceptsFile, `'${page}'`) };
    if (!site.page(page))
      return [{ ...place, fault: `A row points to ${page}, which does not exist.`, fix: 'Name a page of the site.' }];
    return [...new Set(describing(said))]
      .filter((query) => !search(query).slice(0, 3).includes(page))
      .map((query) => ({
        ...place,
        fault: `"${query}" does not find ${page} among the first three.`,
        fix: 'Take the word out of its group, or choose other words of that page.',
      }));
  });
}

function checkSize(site: BuiltSite): Finding[] {
  const files = [...site.files].filter((file) => file.startsWith('/assets/search/'));
  const bytes = files.reduce((sum, file) => sum + fs.statSync(path.join(site.folder, file)).size, 0);
  if (files.length === 2 && bytes <= mostBytes) return [];
  const fault =
    files.length === 2
      ? `The index takes ${bytes} bytes, more than ${mostBytes}.`
      : `There are ${files.length} files of the index, not 2.`;
  return [
    {
      file: 'plugins/search-index/writeIndex.ts',
      fault,
      fix: 'Build anew; if it is still so, look at what plugins/search-index puts into it.',
    },
  ];
}

/** Readers find what they look for, in their own words, without a large download. */
export const search: Check<BuiltSite> = {
  name: 'search',
  run: (site) => {
    const find = searchOf(site);
    return [
      ...checkQueries(site, find),
      ...checkSynonyms(site, find),
      ...checkConcepts(site, find),
      ...checkSize(site),
    ];
  },
};
