import { field, type SearchIndex } from '../indexing/index.ts';
import { isIdentifier } from '../words/index.ts';
import type { Matches, Met } from './matches.ts';
import { containedShare, matchedShare } from './overlap.ts';
import { definingPriorOf } from './priors.ts';
import { weights } from './weights.ts';

const { worth, bonus, around } = weights;

/** What a slot is worth in a place, and how well it is met there. */
export type Part = { value: number; strength: number };

/** What a slot is worth to every section of a page. */
export function partOfPage(met: Met, page: number, first: number): Part {
  const title = met.title[page] ?? 0;
  const alias = met.alias[first] ?? 0;
  const crumb = met.crumb[page] ?? 0;
  const description = met.description[page] ?? 0;
  return {
    value: worth.title * title + worth.alias * alias + worth.crumb * crumb + worth.description * description,
    strength: Math.max(
      around.title * title,
      around.alias * alias,
      around.crumb * crumb,
      around.description * description,
    ),
  };
}

/** More of a word helps less and less, and less in a long section. */
const saturate = (count: number, length: number) => (count === 0 ? 0 : count / (count + 0.6 + 0.6 * length));

/** What the slots come to in one section. */
type Tally = Readonly<{
  sum: number;
  /** How much of the query is met. */
  covered: number;
  /** How much of it is defined here. */
  defined: number;
  inHeading: boolean;
  inAlias: boolean;
}>;

/**
 * Adds up the slots, or gives nothing for a section that only its page answers; `best` notes the most that each comes to
 * in any section of the page. The innermost loop of a search.
 */
function tallySlots(
  index: SearchIndex,
  { met, total }: Matches,
  section: number,
  isPage: boolean,
  ofPage: readonly Part[],
  best: readonly Part[],
): Tally | undefined {
  const page = index.pageOf[section] ?? 0;
  const length = index.relativeLength[section] ?? 1;
  let sum = 0;
  let covered = 0;
  let defined = 0;
  /** What the section itself contributes, without its page. */
  let own = 0;
  let inHeading = false;
  let inAlias = false;
  for (let i = 0; i < met.length; i += 1) {
    const one = met[i];
    const part = ofPage[i];
    const top = best[i];
    if (!one || !part || !top) continue;
    const ownStrength = one.own[section] ?? 0;
    if (ownStrength === 0 && part.value === 0) continue;
    const heading = (isPage ? one.title[page] : one.heading[section]) ?? 0;
    const ancestor = one.ancestor[section] ?? 0;
    const defines = one.defines[section] ?? 0;
    const alias = one.alias[section] ?? 0;
    const here =
      worth.heading * heading +
      worth.defines * defines +
      worth.alias * (isPage ? 0 : alias) +
      worth.text * saturate(one.text[section] ?? 0, length) +
      worth.code * saturate(one.code[section] ?? 0, length);
    const value = part.value + here + worth.ancestor * ancestor;
    const strength = Math.max(ownStrength, part.strength, around.ancestor * ancestor);
    const { importance, typed } = one.slot;
    const share = one.idf / total;
    sum += value * share * Math.max(importance, weights.optional);
    covered += strength * share * importance;
    own += here;
    inHeading ||= heading > 0;
    inAlias ||= alias > 0;
    if (defines > weights.nameStrength) {
      defined += defines * share * importance * definingPriorOf(index.pages[page]?.role ?? 'other', typed);
    }
    if (value > top.value) top.value = value;
    if (strength > top.strength) top.strength = strength;
  }
  return sum > 0 && (own > 0 || isPage) ? { sum, covered, defined, inHeading, inAlias } : undefined;
}

/** The score of a section. Also updates `best`, the highest value of each slot in any section of the page. */
export function scoreSection(
  index: SearchIndex,
  matches: Matches,
  section: number,
  isPage: boolean,
  ofPage: readonly Part[],
  best: readonly Part[],
): number {
  const tally = tallySlots(index, matches, section, isPage, ofPage, best);
  if (!tally) return 0;
  const { sum, covered, defined, inHeading, inAlias } = tally;
  const headingFit = isPage || !inHeading ? 0 : matchedShare(index, matches, index.headingBlock[section] ?? 0);
  const aliasFit = inAlias ? bestAliasShare(index, matches, section) : 0;
  return (
    sum * covered ** weights.coveragePower +
    bonus.heading * headingFit +
    (isPage ? bonus.pageAlias : bonus.alias) * aliasFit +
    bonus.defines * defined ** 2 +
    bonus.neighbours * (matches.near[section] ?? 0)
  );
}

/** What else it is called is matched as a whole: "keys together" is a name, "keys" is not. A name from code is certain. */
function bestAliasShare(index: SearchIndex, matches: Matches, section: number): number {
  let best = 0;
  for (let block = index.firstBlock[section] ?? 0; block < (index.firstBlock[section + 1] ?? 0); block += 1) {
    if (index.blockField[block] !== field.alias) continue;
    const start = index.blockStart[block] ?? 0;
    const isName =
      index.blockStart[block + 1] === start + 1 && isIdentifier(index.surfaces[index.tokens[start] ?? 0] ?? '');
    best = Math.max(best, containedShare(index, matches, block) * (isName ? 1 : weights.phraseCertainty));
  }
  return best;
}
