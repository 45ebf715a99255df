import { field, type SearchIndex } from './buildIndex.ts';
import { isAboutTrouble, isUnlisted, priorOf, type Intent } from './intent.ts';
import { collectMatches, containedShare, matchedShare, type Matches } from './matches.ts';
import { perIndex } from './perIndex.ts';
import type { Slot } from './slots.ts';
import { isIdentifier } from './tokenise.ts';
import { weights } from './weights.ts';

export type FoundSection = Readonly<{ section: number; score: number }>;
export type FoundPage = Readonly<{ page: number; score: number; sections: readonly FoundSection[] }>;

/** What a query is known to mean: a section, when it is its heading, and pages, with how sure that is. */
export type Meant = Readonly<{ section: number | undefined; pages: ReadonlyMap<string, number> }>;

const { worth, bonus, around } = weights;

/**
 * Pages that answer the slots, best first, each with its sections, best first.
 *
 * A slot counts as much as it is rare (idf) and as its places in a section are worth; the sum is scaled by how much of the
 * query is met. On top come: the query being the title, a heading or a defined name, and neighbours in the query being
 * neighbours in the text, and the page being meant; most for the section that is asked for word for word.
 */
export function rank(
  index: SearchIndex,
  slots: readonly Slot[],
  intent: Intent,
  accepts: (page: number) => boolean,
  meant: Meant,
): FoundPage[] {
  if (slots.length === 0) return [];
  const matches = collectMatches(index, slots);
  const found = matches.pages.filter(accepts).map((page) => scorePage(index, matches, intent, page, meant));
  found.sort((a, b) => b.score - a.score || a.page - b.page);
  const least = (found[0]?.score ?? 0) * weights.least;
  return found.filter(({ score }) => score > least);
}

function scorePage(index: SearchIndex, matches: Matches, intent: Intent, page: number, meant: Meant): FoundPage {
  const first = index.pageStart[page] ?? 0;
  const end = index.pageStart[page + 1] ?? index.sections.length;
  const { kind = 'page', crumb = '', url = '' } = index.pages[page] ?? {};
  // A post is meant when its title is named, not when it shares words with it.
  const titleFit = matchedShare(index, matches, index.titleBlock[page] ?? 0) ** (kind === 'blog' ? 3 : 1);
  const labelFit = kind === 'docs' ? matchedShare(index, matches, index.labelBlock[page] ?? 0) : 0;
  const nameBonus = Math.max(bonus.title * titleFit, bonus.label * labelFit);
  const ofPage = matches.met.map((met) => pagePart(met, page, first));
  const best = matches.met.map(() => ({ value: 0, strength: 0 }));
  const sections: FoundSection[] = [];
  let bestScore = 0;
  for (let section = first; section < end; section += 1) {
    const score =
      scoreSection(index, matches, section, first, ofPage, best) + (section === meant.section ? bonus.sentence : 0);
    if (score === 0) continue;
    const onTrouble = isAboutTrouble(index.sections[section]?.heading ?? '');
    const lean = onTrouble ? (intent.trouble ? weights.troubleSection : weights.untroubledSection) : 1;
    const withTitle = section === first ? score + bonus.heading * titleFit : score * lean;
    sections.push({ section, score: withTitle });
    bestScore = Math.max(bestScore, withTitle);
  }
  let union = 0;
  let covered = 0;
  matches.met.forEach(({ idf, slot }, i) => {
    const share = (idf * slot.importance) / matches.total;
    union += (best[i]?.value ?? 0) * share;
    covered += (best[i]?.strength ?? 0) * share;
  });
  const isMeant = meant.pages.get(url) ?? 0;
  const score =
    bestScore + nameBonus + bonus.meant * isMeant + bonus.wholePage * union * covered ** weights.coveragePower;
  // A post that readers' words are known to mean is no post in passing.
  const prior = priorOf({ kind: kind === 'blog' && isMeant > 0.5 ? 'page' : kind, crumb }, intent);
  const over = overviews(index).has(url) ? weights.overviewPrior : 1;
  sections.sort((a, b) => b.score - a.score || a.section - b.section);
  return { page, score: score * prior * over, sections };
}

/** Pages that have others below them. */
const overviews = perIndex(({ pages }) => new Set(pages.map(({ url }) => url.slice(0, url.lastIndexOf('/')))));

type Part = { value: number; strength: number };

/** What a slot is worth to every section of a page. */
function pagePart(met: Matches['met'][number], page: number, first: number): Part {
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

function scoreSection(
  index: SearchIndex,
  matches: Matches,
  section: number,
  first: number,
  ofPage: readonly Part[],
  best: readonly Part[],
): number {
  const { met, total, near } = matches;
  let sum = 0;
  let covered = 0;
  let defined = 0;
  let own = 0;
  let inHeading = false;
  let inAlias = false;
  const length = index.relativeLength[section] ?? 1;
  const { crumb = '' } = index.pages[index.pageOf[section] ?? 0] ?? {};
  const isPage = section === first;
  for (let i = 0; i < met.length; i += 1) {
    const one = met[i];
    const part = ofPage[i];
    const top = best[i];
    if (!one || !part || !top) continue;
    const ownStrength = one.own[section] ?? 0;
    const title = isPage ? (one.title[index.pageOf[section] ?? 0] ?? 0) : 0;
    if (ownStrength === 0 && part.value === 0) continue;
    const heading = isPage ? title : (one.heading[section] ?? 0);
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
    const { importance } = one.slot;
    const share = one.idf / total;
    sum += value * share * Math.max(importance, weights.optional);
    covered += strength * share * importance;
    own += here;
    inHeading ||= heading > 0;
    if (defines > weights.nameStrength)
      defined += defines * share * importance * definingPriorOf(crumb, one.slot.typed);
    inAlias ||= alias > 0;
    if (value > top.value) top.value = value;
    if (strength > top.strength) top.strength = strength;
  }
  if (sum === 0 || (own === 0 && !isPage)) return 0;
  const headingFit = isPage || !inHeading ? 0 : matchedShare(index, matches, index.headingBlock[section] ?? 0);
  const aliasFit = inAlias ? bestAliasShare(index, matches, section) : 0;
  return (
    sum * covered ** weights.coveragePower +
    bonus.heading * headingFit +
    (isPage ? bonus.pageAlias : bonus.alias) * aliasFit +
    bonus.defines * defined ** 2 +
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

/**
 * Names are defined by the reference, options by its configuration part; tables elsewhere repeat them, an example uses them, a
 * message of trouble quotes them.
 */
function definingPriorOf(crumb: string, typed: string): number {
  if (isUnlisted(crumb) || crumb.includes('Troubleshooting')) return weights.definesUnlisted;
  const reference = /^config_/i.test(typed) ? /^Configuration\b/ : /^(Keymaps|Configuration)\b|Supported Hardware$/;
  return reference.test(crumb) ? 1 : weights.definesElsewhere;
}
