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
type Tally = { sum: number; covered: number; defined: number; own: number; inHeading: boolean; inAlias: boolean };
/** The section at hand. */
type Here = Readonly<{ section: number; page: number; isPage: boolean; length: number; crumb: string; total: number }>;

function addSlot(
  tally: Tally,
  { section, page, isPage, length, crumb, total }: Here,
  met: Met,
  part: Part,
  best: Part,
) {
  const ownStrength = met.own[section] ?? 0;
  if (ownStrength === 0 && part.value === 0) return;
  const heading = isPage ? (met.title[page] ?? 0) : (met.heading[section] ?? 0);
  const ancestor = met.ancestor[section] ?? 0;
  const defines = met.defines[section] ?? 0;
  const alias = met.alias[section] ?? 0;
  const here =
    worth.heading * heading +
    worth.defines * defines +
    worth.alias * (isPage ? 0 : alias) +
    worth.text * saturate(met.text[section] ?? 0, length) +
    worth.code * saturate(met.code[section] ?? 0, length);
  const value = part.value + here + worth.ancestor * ancestor;
  const strength = Math.max(ownStrength, part.strength, around.ancestor * ancestor);
  const { importance, typed } = met.slot;
  const share = met.idf / total;
  tally.sum += value * share * Math.max(importance, weights.optional);
  tally.covered += strength * share * importance;
  tally.own += here;
  tally.inHeading ||= heading > 0;
  tally.inAlias ||= alias > 0;
  if (defines > weights.nameStrength) tally.defined += defines * share * importance * definingPriorOf(crumb, typed);
  if (value > best.value) best.value = value;
  if (strength > best.strength) best.strength = strength;
}

/** The score of a section; `best` notes the most that each slot comes to in any section of the page. */
export function scoreSection(
  index: SearchIndex,
  matches: Matches,
  section: number,
  isPage: boolean,
  ofPage: readonly Part[],
  best: readonly Part[],
): number {
  const { met, total, near } = matches;
  const page = index.pageOf[section] ?? 0;
  const length = index.relativeLength[section] ?? 1;
  const here = { section, page, isPage, length, crumb: index.pages[page]?.crumb ?? '', total };
  const tally: Tally = { sum: 0, covered: 0, defined: 0, own: 0, inHeading: false, inAlias: false };
  for (let i = 0; i < met.length; i += 1) {
    const one = met[i];
    const part = ofPage[i];
    const top = best[i];
    if (one && part && top) addSlot(tally, here, one, part, top);
  }
  if (tally.sum === 0 || (tally.own === 0 && !isPage)) return 0;
  const headingFit = isPage || !tally.inHeading ? 0 : matchedShare(index, matches, index.headingBlock[section] ?? 0);
  const aliasFit = tally.inAlias ? bestAliasShare(index, matches, section) : 0;
  return (
    tally.sum * tally.covered ** weights.coveragePower +
    bonus.heading * headingFit +
    (isPage ? bonus.pageAlias : bonus.alias) * aliasFit +
    bonus.defines * tally.defined ** 2 +
    bonus.neighbours * (near[section] ?? 0)
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
