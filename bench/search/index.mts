/**
 * What the search costs and how well it finds, for the built site and for ten times its content, beside plain MiniSearch and
 * Pagefind on the same pages.
 *   npm run bench:search [-- --no-browser]
 */
import {
  blindQueries,
  broadQueries,
  controlQueries,
  freshQueries,
  heldOutQueries,
  laterQueries,
  measureRelevance,
  plainQueries,
  relevanceQueries,
  unseenQueries,
  untouchedQueries,
  type PageSearch,
} from '#core/search/relevance';
import { readPages } from '../../plugins/search-index/readPages.ts';
import { builtSite } from '../builtSite.ts';
import { phone } from '../phone.ts';
import { embeddedSearch } from './embedded.ts';
import { measureCost } from './cost.ts';
import { miniSearch } from './miniSearch.ts';
import { multiply } from './multiply.ts';
import { measureInBrowser } from './browser.ts';

const build = builtSite();
const withBrowser = !process.argv.includes('--no-browser');
const pages = readPages(build);

const line = (cells: readonly string[]) =>
  console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(26) : cell.padStart(16))).join(''));
const ms = (value: number) => value.toFixed(value < 10 ? 2 : 0);
const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const quantile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

console.log('\nCost of the embedded engine (this machine, one thread)');
line(['', 'outline kB', 'texts kB', 'load 1 ms', 'load 2 ms', 'p50 ms', 'p95 ms']);
for (const times of [1, 10]) {
  const { outlineBytes, textsBytes, outlineMs, completeMs, p50, p95 } = measureCost(multiply(pages, times));
  line([
    `${pages.length * times} pages`,
    kB(outlineBytes),
    kB(textsBytes),
    ms(outlineMs),
    ms(completeMs),
    ms(p50),
    ms(p95),
  ]);
}

const engines: Record<string, PageSearch> = {
  'this site': embeddedSearch(pages, 'complete'),
  'this site, outline only': embeddedSearch(pages, 'outline'),
  'MiniSearch, plain': miniSearch(pages),
};
const sets = {
  'queries that the ranking was set by': relevanceQueries,
  'queries that it was not set by': heldOutQueries,
  'queries whose misses were mended by kind': unseenQueries,
  'more of these': freshQueries,
  'queries written after that': laterQueries,
  'queries spread over all pages': broadQueries,
  'queries written after those were mended': controlQueries,
  'plain queries written after that': plainQueries,
  'queries of people who did not know the search': blindQueries,
  'more of these, for which nothing was done': untouchedQueries,
};
if (withBrowser) {
  const queries = Object.values(sets).flatMap((set) => set.map(({ query }) => query));
  const { pagefind, cold, typing } = await measureInBrowser(build, queries);
  if (pagefind) engines.Pagefind = (query) => pagefind.get(query) ?? [];
  console.log('\nFrom the first key to the first results, nothing loaded before (browser)');
  line(['', 'results ms', 'loaded kB', 'longest task']);
  for (const { name, firstResultsMs, bytes, longestTaskMs } of cold)
    line([name, ms(firstResultsMs), kB(bytes), ms(longestTaskMs)]);
  console.log('\nTyping, everything loaded (browser, p50 / p95 in ms on the clock; processor time in ms)');
  line(['', 'in the worker', 'there and back', 'key to paint', 'a key', 'longest task', 'on a phone']);
  for (const { name, keys, worker, roundTrip, painted, mainPerKey, longestTask } of typing)
    line([
      `${name}, ${keys} keys`,
      ...[worker, roundTrip, painted].map((times) => `${ms(quantile(times, 0.5))} / ${ms(quantile(times, 0.95))}`),
      ...[mainPerKey, longestTask, phone.cpu * longestTask].map(ms),
    ]);
}

for (const [title, queries] of Object.entries(sets)) {
  console.log(`\nRelevance, ${queries.length} ${title}`);
  line(['', 'first', 'first three', 'MRR', 'no result']);
  for (const [name, search] of Object.entries(engines)) {
    const { relevance } = measureRelevance(search, queries);
    line([
      name,
      percent(relevance.first),
      percent(relevance.firstThree),
      relevance.meanReciprocalRank.toFixed(3),
      String(relevance.withoutResult),
    ]);
  }
}

console.log('\nMisses of this site (rank, kind, query, wanted, got)');
for (const queries of Object.values(sets)) {
  const { misses } = measureRelevance(engines['this site'] ?? (() => []), queries);
  for (const { rank, kind, query, wanted, got } of misses)
    console.log(`  ${rank || '-'}  ${kind}: ${query}\n       ${wanted[0] ?? ''}\n       ${got.join('  ')}`);
}
