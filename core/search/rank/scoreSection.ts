import { field, type SearchIndex } from '../indexing/index.ts';
import type { ClauseMatch, Matches } from './collectMatches.ts';
import { containment, similarity } from './overlap.ts';
import { definitionPriorOf } from './priors.ts';
import { weights } from './weights.ts';

const { fieldWeight, bonus, inheritedStrength } = weights;

/** What a clause contributes to a score, and how well it's matched (0 to 1). */
export type ClauseScore = { value: number; strength: number };

/** What a clause contributes to every section of a page, by matching the page's title, aliases, crumb, or description. */
export function scorePageFields(match: ClauseMatch, page: number, firstSection: number): ClauseScore {
  const title = match.title[page] ?? 0;
  const alias = match.alias[firstSection] ?? 0;
  const crumb = match.crumb[page] ?? 0;
  const description = match.description[page] ?? 0;
  return {
    value:
      fieldWeight.title * title +
      fieldWeight.alias * alias +
      fieldWeight.crumb * crumb +
      fieldWeight.description * description,
    strength: Math.max(
      inheritedStrength.title * title,
      inheritedStrength.alias * alias,
      inheritedStrength.crumb * crumb,
      inheritedStrength.description * description,
    ),
  };
}

/** Each additional match in a text adds less, and matches in long sections count less. */
const saturate = (count: number, length: number) => (count === 0 ? 0 : count / (count + 0.6 + 0.6 * length));

/** What scoring the sections of one page needs. */
export type PageScoring = Readonly<{
  index: SearchIndex;
  matches: Matches;
  /** What each clause contributes to every section. */
  pageScores: readonly ClauseScore[];
  /** The highest score of each clause in any section so far. Scoring a section updates it. */
  best: readonly ClauseScore[];
}>;

/** The sum over all clauses in one section. */
type SectionSum = Readonly<{
  sum: number;
  /** The share of the query that's matched. */
  coverage: number;
  /** The share of the query that's defined here. */
  defined: number;
  matchesHeading: boolean;
  matchesAlias: boolean;
}>;

/**
 * Sums up the clauses in a section. Returns undefined if only the page matches and not the section itself. This is the
 * innermost loop of a search.
 */
function sumClauses(
  { index, matches: { clauses, totalWeight }, pageScores, best }: PageScoring,
  section: number,
  titleCounts: boolean,
): SectionSum | undefined {
  const page = index.sectionPage[section] ?? 0;
  const isFirst = section === index.pageStart[page];
  const length = index.relativeLength[section] ?? 1;
  let sum = 0;
  let coverage = 0;
  let defined = 0;
  /** What the section itself contributes, without its page. */
  let ownSum = 0;
  let matchesHeading = false;
  let matchesAlias = false;
  for (let i = 0; i < clauses.length; i += 1) {
    const match = clauses[i];
    const pageScore = pageScores[i];
    const top = best[i];
    if (!match || !pageScore || !top) continue;
    const ownStrength = match.own[section] ?? 0;
    if (ownStrength === 0 && pageScore.value === 0) continue;
    const heading = (titleCounts ? match.title[page] : match.heading[section]) ?? 0;
    const ancestor = match.ancestor[section] ?? 0;
    const defines = match.defines[section] ?? 0;
    const alias = match.alias[section] ?? 0;
    const ownValue =
      fieldWeight.heading * heading +
      fieldWeight.defines * defines +
      fieldWeight.alias * (isFirst ? 0 : alias) +
      fieldWeight.text * saturate(match.text[section] ?? 0, length) +
      fieldWeight.code * saturate(match.code[section] ?? 0, length);
    const value = pageScore.value + ownValue + fieldWeight.ancestor * ancestor;
    const strength = Math.max(ownStrength, pageScore.strength, inheritedStrength.ancestor * ancestor);
    const { importance } = match.clause;
    const share = match.idf / totalWeight;
    sum += value * share * Math.max(importance, weights.optional);
    coverage += strength * share * importance;
    ownSum += ownValue;
    matchesHeading ||= heading > 0;
    matchesAlias ||= alias > 0;
    if (defines > weights.minNameStrength) {
      defined += defines * share * importance * definitionPriorOf(index.pages[page]?.role ?? 'other');
    }
    if (value > top.value) top.value = value;
    if (strength > top.strength) top.strength = strength;
  }
  return sum > 0 && (ownSum > 0 || isFirst) ? { sum, coverage, defined, matchesHeading, matchesAlias } : undefined;
}

/** If `titleCounts`, the title of the page counts as the heading of its first section. */
export function scoreSection(scoring: PageScoring, section: number, titleCounts: boolean): number {
  const { index, matches } = scoring;
  const result = sumClauses(scoring, section, titleCounts);
  if (!result) return 0;
  const { sum, coverage, defined, matchesHeading, matchesAlias } = result;
  const headingSimilarity =
    titleCounts || !matchesHeading ? 0 : similarity(index, matches, index.headingBlock[section] ?? 0);
  const aliasContainment = matchesAlias ? bestAlias(index, matches, section) : 0;
  return (
    sum * coverage ** weights.coveragePower +
    bonus.heading * headingSimilarity +
    (titleCounts ? bonus.pageAlias : bonus.alias) * aliasContainment +
    bonus.defines * defined ** 2
  );
}

/** How much of the section's best alias is in the query. */
function bestAlias(index: SearchIndex, matches: Matches, section: number): number {
  let best = 0;
  for (let block = index.firstBlock[section] ?? 0; block < (index.firstBlock[section + 1] ?? 0); block += 1) {
    if (index.blockField[block] !== field.alias) continue;
    best = Math.max(best, containment(index, matches, block));
  }
  return best;
}
