import type { SearchIndex } from '../indexing/index.ts';
import { readQuery } from '../query/index.ts';
import { rank, type FoundPage, type FoundSection } from '../rank/index.ts';
import type { SearchHit } from '../types.ts';
import { makeHighlighter, type Tags } from './highlight.ts';
import { askedOf, titleSaysAll, type Asked } from './coverage.ts';
import { hitOf } from './hit.ts';

export type SearchOptions = Readonly<{
  /** First hit wanted, and how many. */
  from: number;
  count: number;
  snippetWords: number;
  tags: Tags;
  accepts: (page: number) => boolean;
}>;
export type Found = Readonly<{ hits: readonly SearchHit[]; total: number }>;

/** Hits shown of one page: the best, and others nearly as good. The full page may hold more; it is one click away. */
const mostOfPage = 3;
const nearlyAsGood = 0.6;

/** From what was typed to the hits: read the query, rank the pages, group their sections, show those that are wanted. */
export function search(index: SearchIndex, typed: string, options: SearchOptions): Found {
  const query = readQuery(index, typed);
  const asked = askedOf(query.slots);
  const found = rank(index, query, options.accepts).flatMap((page) =>
    pageFirst(index, asked, sectionsShown(page), query.meant.section),
  );
  const highlighter = makeHighlighter(index, query.slots, options.tags);
  const hits = found
    .slice(options.from, options.from + options.count)
    .map(({ section }) => hitOf(index, asked, section, highlighter, options.snippetWords));
  return { hits, total: found.length };
}

function sectionsShown({ sections }: FoundPage): FoundSection[] {
  const least = (sections[0]?.score ?? 0) * nearlyAsGood;
  return sections.slice(0, mostOfPage).filter(({ score }) => score >= least);
}

/** If the title of a page covers the whole query, the page comes before those of its sections that cover it as well. */
function pageFirst(index: SearchIndex, asked: Asked, shown: FoundSection[], meant: number | undefined): FoundSection[] {
  const [best] = shown;
  const page = shown.find(({ section }) => index.sections[section]?.level === 1);
  if (!best || !page || page === best || best.section === meant) return shown;
  return titleSaysAll(index, asked, page.section) ? [page, ...shown.filter((other) => other !== page)] : shown;
}
