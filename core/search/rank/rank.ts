import { perIndex, type SearchIndex } from '../indexing/index.ts';
import type { Query } from '../query/index.ts';
import { collectMatches, type Matches } from './matches.ts';
import { matchedShare } from './overlap.ts';
import { priorOf, troubleLean } from './priors.ts';
import { partOfPage, scoreSection, type Part } from './scoreSection.ts';
import { weights } from './weights.ts';

export type FoundSection = Readonly<{ section: number; score: number }>;
export type FoundPage = Readonly<{ page: number; score: number; sections: readonly FoundSection[] }>;

const { bonus } = weights;

/**
 * Pages that answer a query, best first, each with its sections, best first.
 *
 * A slot counts as much as it is rare (idf) and as its places in a section are worth; the sum is scaled by how much of the
 * query is met. On top come: the query being the title, a heading or a defined name, and neighbours in the query being
 * neighbours in the text, and the page being meant; most for the section that is asked for word for word.
 */
export function rank(index: SearchIndex, query: Query, accepts: (page: number) => boolean): FoundPage[] {
  if (query.slots.length === 0) return [];
  const matches = collectMatches(index, query.slots);
  const found = matches.pages.filter(accepts).map((page) => scorePage(index, matches, query, page));
  found.sort((a, b) => b.score - a.score || a.page - b.page);
  const least = (found[0]?.score ?? 0) * weights.least;
  return found.filter(({ score }) => score > least);
}

function scorePage(index: SearchIndex, matches: Matches, query: Query, page: number): FoundPage {
  const { kind = 'page', role = 'other', url = '' } = index.pages[page] ?? {};
  const { titleFit, nameBonus } = fitName(index, matches, page);
  const best = matches.met.map(() => ({ value: 0, strength: 0 }));
  const sections = scoreSections(index, matches, query, page, titleFit, best);
  const isMeant = query.meant.pages.get(url) ?? 0;
  const score =
    (sections[0]?.score ?? 0) + nameBonus + bonus.meant * isMeant + bonus.wholePage * wholePage(matches, best);
  // If readers' words are known to mean a post, it doesn't rank lower than pages.
  const prior = priorOf({ kind: kind === 'blog' && isMeant > 0.5 ? 'page' : kind, role }, query.intent);
  const over = overviews(index).has(url) ? weights.overviewPrior : 1;
  return { page, score: score * prior * over, sections };
}

/** How far the query is what the page or the sidebar calls it. */
function fitName(index: SearchIndex, matches: Matches, page: number) {
  const kind = index.pages[page]?.kind;
  // A post is meant when its title is named, not when it shares words with it.
  const titleFit = matchedShare(index, matches, index.titleBlock[page] ?? 0) ** (kind === 'blog' ? 3 : 1);
  const labelFit = kind === 'docs' ? matchedShare(index, matches, index.labelBlock[page] ?? 0) : 0;
  return { titleFit, nameBonus: Math.max(bonus.title * titleFit, bonus.label * labelFit) };
}

/** The matching sections of a page, best first. Also updates `best`, the highest value of each slot in any of them. */
function scoreSections(
  index: SearchIndex,
  matches: Matches,
  { intent, meant }: Query,
  page: number,
  titleFit: number,
  best: readonly Part[],
): FoundSection[] {
  const first = index.pageStart[page] ?? 0;
  const end = index.pageStart[page + 1] ?? index.sections.length;
  const ofPage = matches.met.map((met) => partOfPage(met, page, first));
  const sections: FoundSection[] = [];
  for (let section = first; section < end; section += 1) {
    const isPage = section === first;
    const score =
      scoreSection(index, matches, section, isPage, ofPage, best) + (section === meant.section ? bonus.sentence : 0);
    if (score === 0) continue;
    const withTitle = isPage ? score + bonus.heading * titleFit : score * troubleLean(index, section, intent);
    sections.push({ section, score: withTitle });
  }
  return sections.sort((a, b) => b.score - a.score || a.section - b.section);
}

/** The score of a page if each slot is taken from the section that matches it best. */
function wholePage({ met, total }: Matches, best: readonly Part[]): number {
  let union = 0;
  let covered = 0;
  met.forEach(({ idf, slot }, i) => {
    const share = (idf * slot.importance) / total;
    union += (best[i]?.value ?? 0) * share;
    covered += (best[i]?.strength ?? 0) * share;
  });
  return union * covered ** weights.coveragePower;
}

/** Pages that have others below them. */
const overviews = perIndex(({ pages }) => new Set(pages.map(({ url }) => url.slice(0, url.lastIndexOf('/')))));
