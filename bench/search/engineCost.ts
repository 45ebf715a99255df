import { brotliCompressSync } from 'node:zlib';
import { answer, buildIndex, fromOutline, toOutline, toTexts, type Outline, type Page } from '#core/search';
import { queriesFor } from '#core/search/relevance';

/** The cost of both files of the index: `outline` (titles and headings), which the browser loads first, and `texts`. */
type EngineCost = Readonly<{
  outlineBytes: number;
  textsBytes: number;
  outlineMs: number;
  completeMs: number;
  p50: number;
  p95: number;
}>;

const timed = <Value>(work: () => Value): readonly [Value, number] => {
  const started = performance.now();
  return [work(), performance.now() - started];
};

export function measureEngineCost(pages: readonly Page[]): EngineCost {
  const outline = JSON.stringify(toOutline(pages));
  const texts = toTexts(pages);
  const [, outlineMs] = timed(() => buildIndex(fromOutline(JSON.parse(outline) as Outline)));
  const [index, completeMs] = timed(() => buildIndex(fromOutline(JSON.parse(outline) as Outline), texts));
  const timeQuery = (query: string) => timed(() => answer(index, { indexName: '', query }))[1];
  const { queries } = queriesFor.tuned;
  queries.forEach(({ query }) => timeQuery(query));
  const times = queries.map(({ query }) => timeQuery(query)).sort((a, b) => a - b);
  const quantile = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {
    outlineBytes: brotliCompressSync(outline).length,
    textsBytes: brotliCompressSync(JSON.stringify(texts)).length,
    outlineMs,
    completeMs,
    p50: quantile(0.5),
    p95: quantile(0.95),
  };
}
