import { cachedPerIndex, type SearchIndex } from '../indexing/index.ts';
import type { Query } from '../query/index.ts';
import { listsProblems } from '../vocabulary/index.ts';
import type { ClauseMatch, Matches } from './collectMatches.ts';
import { share } from './overlap.ts';
import type { RankedPage, RankedSection } from './rank.ts';
import { weights } from './weights.ts';

const sectionsWithProblems = cachedPerIndex(({ pages, sections }) =>
  sections.map(({ page, anchor }) => listsProblems(anchor) || pages[page]?.role === 'troubleshooting'),
);

export type Signals = Readonly<Record<keyof typeof weights.question, number>>;

/** What speaks for a section as the answer to a question, each from 0 to 1. */
export function signalsOf(
  index: SearchIndex,
  matches: Matches,
  { intent }: Query,
  section: number,
  pageShare: number,
  sectionShare: number,
): Signals {
  const page = index.sectionPage[section] ?? 0;
  const isTop = section === index.pageStart[page];
  const { role, kind } = index.pages[page] ?? {};
  const isProblem = sectionsWithProblems(index)[section] ?? false;
  const asksWhy = intent.symptom || intent.trouble;
  return {
    page: pageShare,
    section: pageShare * sectionShare,
    coverage: sectionCoverage(matches, page, section),
    heading: isTop ? 0 : headingShare(index, matches, section),
    causes: isProblem && intent.symptom ? 1 : 0,
    problems: isProblem ? 1 : 0,
    pageTop: isTop ? 1 : 0,
    pageTopForSymptom: isTop && asksWhy ? 1 : 0,
    keyCodes: role === 'keyCodes' ? 1 : 0,
    blog: kind === 'blog' ? 1 : 0,
  };
}

const strengthIn = ({ own, heading, ancestor, title, crumb }: ClauseMatch, page: number, section: number) =>
  Math.max(own[section] ?? 0, heading[section] ?? 0, ancestor[section] ?? 0, title[page] ?? 0, crumb[page] ?? 0);

/** The share of the query that's in the section, in the headings above it, or in the title. */
function sectionCoverage({ clauses, totalWeight }: Matches, page: number, section: number): number {
  let sum = 0;
  for (const match of clauses) sum += match.idf * match.clause.importance * strengthIn(match, page, section);
  return sum / totalWeight;
}

/** High if the whole heading is in the query, and says much of it: "Do I need a power switch?" */
function headingShare(index: SearchIndex, matches: Matches, section: number): number {
  const { ofText, ofQuery } = share(index, matches, index.headingBlock[section] ?? 0);
  return ofText ** 2 * ofQuery;
}

/**
 * Ranks the sections for a whole question. Its words are spread over a sentence, and few of them are in a title, so what matters more
 * than for a few words is how much of the question a section contains, and what kind of section answers such a question.
 */
export function rankForQuestion(
  index: SearchIndex,
  matches: Matches,
  query: Query,
  ranked: readonly RankedPage[],
): RankedPage[] {
  const best = ranked[0]?.score ?? 1;
  const scored = ranked.map(({ page, score, sections }) => {
    const bestSection = sections[0]?.score ?? 1;
    const rescored = sections.map(({ section, score: sectionScore }): RankedSection => {
      const signals = signalsOf(index, matches, query, section, score / best, sectionScore / bestSection);
      return { section, score: weigh(signals) };
    });
    rescored.sort((a, b) => b.score - a.score || a.section - b.section);
    return { page, score: rescored[0]?.score ?? 0, sections: rescored };
  });
  return scored.sort((a, b) => b.score - a.score || a.page - b.page);
}

const weigh = (signals: Signals): number => {
  let sum = 0;
  for (const name in signals) {
    const key = name as keyof Signals;
    sum += signals[key] * weights.question[key];
  }
  return sum;
};
