/**
 * Measures the cost of the search, for the built site and for ten times its content, and its relevance, compared to MiniSearch
 * (with default settings, and with our synonyms and word lists) on the same pages.
 *   npm run bench:search [-- --no-browser]
 */
import { addressesIn, measureRelevance, queriesFor, type Search, type Purpose } from '#core/search/relevance';
import { readPages } from '../../plugins/search-index/readPages.ts';
import { builtSite } from '../builtSite.ts';
import { phone } from '../phone.ts';
import { siteSearch } from './siteSearch.ts';
import { measureEngineCost } from './engineCost.ts';
import { defaultMiniSearch, tunedMiniSearch } from './miniSearch.ts';
import { multiplyPages } from './multiplyPages.ts';
import { measureInBrowser } from './measureInBrowser.ts';

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

console.log('\nCost of the search engine (on this machine, one thread)');
line(['', 'outline kB', 'texts kB', 'load 1 ms', 'load 2 ms', 'p50 ms', 'p95 ms']);
for (const times of [1, 10]) {
  const { outlineBytes, textsBytes, outlineMs, completeMs, p50, p95 } = measureEngineCost(multiplyPages(pages, times));
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

const engines: Record<string, Search> = {
  'this site': siteSearch(pages, 'complete'),
  'this site, outline only': siteSearch(pages, 'outline'),
  'MiniSearch, default': defaultMiniSearch(pages),
  'MiniSearch, tuned': tunedMiniSearch(pages),
};
const purposes = Object.keys(queriesFor) as Purpose[];
const { sectionOf } = addressesIn(pages);
if (withBrowser) {
  const { cold, typing } = await measureInBrowser(build);
  console.log(
    '\nFirst search on a page: from Ctrl+K to the focus, from the first letter to results (in the browser, median)',
  );
  line(['', 'focus ms', 'results ms', 'loaded kB']);
  for (const { name, focusMs, resultsMs, bytes } of cold) line([name, ms(focusMs), ms(resultsMs), kB(bytes)]);
  line(['  goal, desktop / phone', '100 / 100', '200 / 1000', '150']);
  console.log(
    '\nTyping after everything is loaded (in the browser, p50 / p95 in ms; the last three columns in ms of CPU time)',
  );
  line(['', 'in the worker', 'round trip', 'key to paint', 'per key', 'longest task', 'on a phone']);
  for (const { name, keys, worker, roundTrip, painted, mainPerKey, longestTask } of typing)
    line([
      `${name}, ${keys} keys`,
      ...[worker, roundTrip, painted].map((times) => `${ms(quantile(times, 0.5))} / ${ms(quantile(times, 0.95))}`),
      ...[mainPerKey, longestTask, phone.cpu * longestTask].map(ms),
    ]);
}

for (const purpose of purposes) {
  const list = queriesFor[purpose];
  console.log(`\nRelevance, ${list.queries.length} ${purpose} queries`);
  line(['', 'first', 'first three', 'MRR', 'no result']);
  for (const [name, search] of Object.entries(engines)) {
    // Here, MiniSearch only finds pages, not sections.
    if (list.unit === 'section' && name.startsWith('MiniSearch')) continue;
    const { relevance } = measureRelevance(search, list, sectionOf);
    line([
      name,
      percent(relevance.first),
      percent(relevance.firstThree),
      relevance.meanReciprocalRank.toFixed(3),
      String(relevance.withoutResult),
    ]);
  }
}

console.log('\nQueries that this site gets wrong (rank, kind, query, expected, found)');
for (const purpose of purposes) {
  if (purpose.endsWith('held out question')) continue;
  const { misses } = measureRelevance(engines['this site'] ?? (() => []), queriesFor[purpose], sectionOf);
  if (misses.length > 0) console.log(`  ${purpose}`);
  for (const { rank, kind, query, wanted, got } of misses)
    console.log(`  ${rank || '-'}  ${kind}: ${query}\n       ${wanted[0] ?? ''}\n       ${got.join('  ')}`);
}
