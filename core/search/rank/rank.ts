import { cachedPerIndex, type SearchIndex } from '../indexing/index.ts';
import type { Query } from '../query/index.ts';
import { rankForQuestion } from './answerQuestion.ts';
import { collectMatches, type Matches } from './collectMatches.ts';
import { containment, similarity } from './overlap.ts';
import { priorOf } from './priors.ts';
import { scorePageFields, scoreSection, type ClauseScore, type PageScoring } from './scoreSection.ts';
import { weights } from './weights.ts';

export type RankedSection = Readonly<{ section: number; score: number }>;
export type RankedPage = Readonly<{ page: number; score: number; sections: readonly RankedSection[] }>;

const { bonus } = weights;

/**
 * The pages that match a query, best first, each with its sections, best first.
 *
 * A section's score is the sum over all clauses, each weighted by how rare it is (idf) and in which fields it matches,
 * scaled by the share of the query that's matched. Bonuses are added if the query is the title, a heading, or a defined
 * name, and for pages that synonyms point to. A page's score is that of its best section, multiplied by a prior that
 * depends on the kind of page and the intent of the query.
 */
export function rank(index: SearchIndex, query: Query, accepts: (page: number) => boolean): RankedPage[] {
  if (query.clauses.length === 0) return [];
  const matches = collectMatches(index, query.clauses);
  const ranked = matches.pages.filter(accepts).map((page) => scorePage(index, matches, query, page));
  ranked.sort((a, b) => b.score - a.score || a.page - b.page);
  const minScore = (ranked[0]?.score ?? 0) * weights.minScoreShare;
  const good = ranked.filter(({ score }) => score > minScore);
  return query.intent.question ? rankForQuestion(index, matches, query, good) : good;
}

function scorePage(index: SearchIndex, matches: Matches, query: Query, page: number): RankedPage {
  const { kind = 'page', role = 'other', url = '' } = index.pages[page] ?? {};
  const { titleSimilarity, nameBonus } = scoreName(index, matches, page);
  const firstSection = index.pageStart[page] ?? 0;
  const pageScores = matches.clauses.map((match) => scorePageFields(match, page, firstSection));
  const best = matches.clauses.map(() => ({ value: 0, strength: 0 }));
  const { sections, pageScore } = scoreSections({ index, matches, pageScores, best }, page, titleSimilarity);
  const boost = query.pageBoosts.get(url) ?? 0;
  const score = pageScore + nameBonus + bonus.pageBoost * boost + bonus.wholePage * wholePage(matches, best);
  const prior = priorOf({ kind, role }, query.intent);
  const overviewFactor = overviews(index).has(url) ? weights.overviewPrior : 1;
  return { page, score: score * prior * overviewFactor, sections };
}

/** How similar the query is to the page's title or to its label in the sidebar. */
function scoreName(index: SearchIndex, matches: Matches, page: number) {
  const titleSimilarity = similarity(index, matches, index.titleBlock[page] ?? 0);
  const labelSimilarity =
    index.pages[page]?.kind === 'docs' ? similarity(index, matches, index.labelBlock[page] ?? 0) : 0;
  return {
    titleSimilarity,
    nameBonus: Math.max(bonus.title * titleSimilarity, bonus.label * labelSimilarity),
  };
}

/**
 * The matching sections of a page, best first, and what the best one contributes to the score of the page. The title counts as
 * the heading of the first section for the page, but not among its sections: a section whose heading is in the query comes before
 * the top of the page, unless the query is the title.
 */
function scoreSections(scoring: PageScoring, page: number, titleSimilarity: number) {
  const { index, matches } = scoring;
  const first = index.pageStart[page] ?? 0;
  const end = index.pageStart[page + 1] ?? index.sections.length;
  const sections: RankedSection[] = [];
  let pageScore = 0;
  for (let section = first; section < end; section += 1) {
    const isFirst = section === first;
    const score = scoreSection(scoring, section, isFirst);
    if (score === 0) continue;
    pageScore = Math.max(pageScore, isFirst ? score + bonus.heading * titleSimilarity : score);
    const rankingScore = isFirst
      ? scoreSection(scoring, section, false) + bonus.pageTop * titleSimilarity
      : score + bonus.containedHeading * containment(index, matches, index.headingBlock[section] ?? 0);
    sections.push({ section, score: rankingScore });
  }
  sections.sort((a, b) => b.score - a.score || a.section - b.section);
  return { sections, pageScore };
}

/** The score of a page if each clause is taken from the section that matches it best. */
function wholePage({ clauses, totalWeight }: Matches, best: readonly ClauseScore[]): number {
  let sum = 0;
  let coverage = 0;
  clauses.forEach(({ idf, clause }, i) => {
    const share = (idf * clause.importance) / totalWeight;
    sum += (best[i]?.value ?? 0) * share;
    coverage += (best[i]?.strength ?? 0) * share;
  });
  return sum * coverage ** weights.coveragePower;
}

/** URLs of the pages that have pages below them. */
const overviews = cachedPerIndex(({ pages }) => new Set(pages.map(({ url }) => url.slice(0, url.lastIndexOf('/')))));
