import type { SearchIndex } from './buildIndex.ts';
import { collectMatches, matchedShare, type Matches } from './matches.ts';
import type { Slot } from './parseQuery.ts';
import type { PageKind } from './types.ts';

export type FoundSection = Readonly<{ section: number; score: number }>;
export type FoundPage = Readonly<{ page: number; score: number; sections: readonly FoundSection[] }>;

/**
 * How the score is made. A slot counts as much as it is rare (idf) and as its places in a section are worth; the sum is scaled
 * by how much of the query is met. On top come: the query being the title, a heading or a defined name, and neighbours in the
 * query being neighbours in the text. The numbers were set on relevance/queries.ts; README.md says how.
 */
const worth = {
  title: 2.6,
  heading: 2,
  ancestor: 0.9,
  defines: 1.6,
  text: 1,
  code: 0.35,
  crumb: 0.7,
  description: 0.9,
} as const;
const bonus = { title: 5, heading: 3, defines: 4, neighbours: 1.2, wholePage: 0.5 } as const;
const optionalWorth = 0.25;
const coveragePower = 1.6;
const kindPrior: Readonly<Record<PageKind, number>> = { docs: 1, page: 0.9, blog: 0.55 };
/** A page with less than this part of the best page's score is noise. */
const leastScore = 0.12;

/** Pages that answer the slots, best first, each with its sections, best first. */
export function rank(index: SearchIndex, slots: readonly Slot[], accepts: (page: number) => boolean): FoundPage[] {
  if (slots.length === 0) return [];
  const matches = collectMatches(index, slots);
  const found = matches.pages.filter(accepts).map((page) => scorePage(index, matches, page));
  found.sort((a, b) => b.score - a.score || a.page - b.page);
  const least = (found[0]?.score ?? 0) * leastScore;
  return found.filter(({ score }) => score > least);
}

function scorePage(index: SearchIndex, matches: Matches, page: number): FoundPage {
  const { slots, idf, total } = matches;
  const first = index.pageStart[page] ?? 0;
  const end = index.pageStart[page + 1] ?? index.sections.length;
  const bestOfSlot = new Float64Array(slots.length);
  const strengthOfSlot = new Float64Array(slots.length);
  const titleBlock = index.titleBlock[page] ?? 0;
  const kind = index.pages[page]?.kind ?? 'page';
  // A post is meant when its title is named, not when it shares words with it.
  const titleFit = matchedShare(index, matches, titleBlock) ** (kind === 'blog' ? 3 : 1);
  const sections: FoundSection[] = [];
  let best = 0;
  for (let section = first; section < end; section += 1) {
    let sum = 0;
    let covered = 0;
    let defined = 0;
    let own = 0;
    for (let i = 0; i < slots.length; i += 1) {
      const title = matches.title(i, page);
      const heading = section === first ? title : matches.heading(i, section);
      const defines = matches.defines(i, section);
      const text = matches.text(i, section);
      const code = matches.code(i, section);
      const page0 =
        worth.title * title + worth.crumb * matches.crumb(i, page) + worth.description * matches.description(i, page);
      const here = worth.heading * heading + worth.defines * defines + worth.text * text + worth.code * code;
      const value = page0 + here + worth.ancestor * matches.ancestor(i, section);
      if (value === 0) continue;
      const importance = slots[i]?.importance ?? 0;
      const share = (idf[i] ?? 0) / total;
      sum += value * share * Math.max(importance, optionalWorth);
      const strength = matches.strength(i, section, page);
      covered += strength * share * importance;
      own += here * share;
      if (defines > 0.85) defined += defines * share * importance;
      if (value > (bestOfSlot[i] ?? 0)) bestOfSlot[i] = value;
      if (strength > (strengthOfSlot[i] ?? 0)) strengthOfSlot[i] = strength;
    }
    if (sum === 0 || (own === 0 && section !== first)) continue;
    const headingFit = section === first ? 0 : matchedShare(index, matches, index.headingBlock[section] ?? 0);
    const score =
      sum * covered ** coveragePower +
      bonus.heading * headingFit +
      (section === first ? bonus.heading * titleFit : 0) +
      bonus.defines * defined ** 2 +
      bonus.neighbours * matches.near(section);
    sections.push({ section, score });
    best = Math.max(best, score);
  }
  let union = 0;
  let covered = 0;
  for (let i = 0; i < slots.length; i += 1) {
    const share = (idf[i] ?? 0) / total;
    union += (bestOfSlot[i] ?? 0) * share * (slots[i]?.importance ?? 0);
    covered += (strengthOfSlot[i] ?? 0) * share * (slots[i]?.importance ?? 0);
  }
  const score = best + bonus.title * titleFit + bonus.wholePage * union * covered ** coveragePower;
  sections.sort((a, b) => b.score - a.score || a.section - b.section);
  return { page, score: score * kindPrior[kind], sections };
}
