import type { SearchIndex } from '../indexing/index.ts';
import { readQuery } from '../query/index.ts';
import { rank, type RankedPage, type RankedSection } from '../rank/index.ts';
import type { SearchHit } from '../types.ts';
import { makeHighlighter, type Tags } from './highlight.ts';
import { prepareQuery, sectionCoverage } from './coverage.ts';
import { hitOf } from './hit.ts';

type SearchOptions = Readonly<{
  /** The index of the first hit to return, and the number of hits. */
  from: number;
  count: number;
  snippetWords: number;
  tags: Tags;
  accepts: (page: number) => boolean;
}>;
type SearchHits = Readonly<{ hits: readonly SearchHit[]; total: number; isWeak: boolean }>;

/** A page has up to three hits: its best section, and others with a score that's nearly as good. */
const maxHitsPerPage = 3;
const minScoreShare = 0.6;

/** If the best section has less than this share of the query, it's about something else. */
const minCoverage = 0.45;

/** Finds the hits for a typed text: reads the query, ranks the pages, and picks the sections to show. */
export function search(index: SearchIndex, typed: string, options: SearchOptions): SearchHits {
  const query = readQuery(index, typed);
  const prepared = prepareQuery(query.clauses);
  const pages = rank(index, query, options.accepts);
  const best = query.intent.question ? bestAnswers(pages) : pages.flatMap(bestSections);
  const [first] = best;
  const isWeak =
    index.hasTexts &&
    first !== undefined &&
    sectionCoverage(index, prepared, first.section, query.unknown.length) < minCoverage;
  const sections = isWeak ? pages.map(({ page }) => index.pageStart[page] ?? 0) : best.map(({ section }) => section);
  const highlighter = makeHighlighter(index, query.clauses, options.tags);
  const hits = sections.slice(options.from, options.from + options.count).map((section, at) =>
    hitOf(index, prepared, section, highlighter, {
      snippetWords: options.snippetWords,
      withAnswer: index.hasTexts && !isWeak && options.from + at === 0,
    }),
  );
  return { hits, total: sections.length, isWeak };
}

function bestSections({ sections }: RankedPage): RankedSection[] {
  const minScore = (sections[0]?.score ?? 0) * minScoreShare;
  return sections.slice(0, maxHitsPerPage).filter(({ score }) => score >= minScore);
}

/** For a question, sections of different pages compete. */
const bestAnswers = (pages: readonly RankedPage[]): RankedSection[] =>
  pages.flatMap(({ sections }) => sections.slice(0, maxHitsPerPage)).sort((a, b) => b.score - a.score);
