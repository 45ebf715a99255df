import { field, type SearchIndex } from '../indexing/index.ts';
import type { Clause } from '../query/index.ts';
import { addTo } from '../multimap.ts';
import { weights } from './weights.ts';

/** How well a clause matches each field, from 0 to 1. The arrays are indexed by page or by section. */
type FieldStrengths = Readonly<{
  title: Float32Array;
  crumb: Float32Array;
  description: Float32Array;
  heading: Float32Array;
  /** The headings above the section, without the page's title. */
  ancestor: Float32Array;
  defines: Float32Array;
  alias: Float32Array;
  /** The sum over all matches in the text, so it can exceed 1. */
  text: Float32Array;
  /** The sum over all matches in code samples. */
  code: Float32Array;
  /** The best match in any field of the section itself. */
  own: Float32Array;
}>;

/** Where a clause matches. */
export type ClauseMatch = FieldStrengths &
  Readonly<{
    clause: Clause;
    /** Inverse document frequency: higher if fewer pages match. */
    idf: number;
    pages: readonly number[];
  }>;

/** The index of a clause, and how well a surface matches it. */
type ClauseStrength = Readonly<{ clause: number; strength: number }>;

export type Matches = Readonly<{
  clauses: readonly ClauseMatch[];
  /** The sum of the clauses' idf, weighted by importance. */
  totalWeight: number;
  pages: readonly number[];
  clausesBySurface: ReadonlyMap<number, readonly ClauseStrength[]>;
}>;

export function collectMatches(index: SearchIndex, query: readonly Clause[]): Matches {
  const clauses = query.map((clause) => matchClause(index, clause));
  const totalWeight = clauses.reduce((sum, { clause, idf }) => sum + clause.importance * idf, 0) || 1;
  return {
    clauses,
    totalWeight,
    pages: [...new Set(clauses.flatMap(({ pages }) => pages))],
    clausesBySurface: clausesBySurface(query),
  };
}

/** The clauses that each surface matches. */
export function clausesBySurface(clauses: readonly Clause[]): ReadonlyMap<number, readonly ClauseStrength[]> {
  const bySurface = new Map<number, ClauseStrength[]>();
  clauses.forEach(({ surfaces }, clause) => {
    for (const [surface, strength] of surfaces) addTo(bySurface, surface, { clause, strength });
  });
  return bySurface;
}

function emptyStrengths({ pages, sections }: SearchIndex): FieldStrengths {
  const perPage = () => new Float32Array(pages.length);
  const perSection = () => new Float32Array(sections.length);
  return {
    title: perPage(),
    crumb: perPage(),
    description: perPage(),
    heading: perSection(),
    ancestor: perSection(),
    defines: perSection(),
    alias: perSection(),
    text: perSection(),
    code: perSection(),
    own: perSection(),
  };
}

function matchClause(index: SearchIndex, clause: Clause): ClauseMatch {
  const strengths = emptyStrengths(index);
  const isMatch = new Uint8Array(index.pages.length);
  for (const [surface, strength] of clause.surfaces) {
    for (let at = index.postingStart[surface] ?? 0; at < (index.postingStart[surface + 1] ?? 0); at += 1) {
      const block = index.tokenBlock[index.postings[at] ?? 0] ?? 0;
      const section = index.blockSection[block] ?? 0;
      const page = index.sectionPage[section] ?? 0;
      isMatch[page] = 1;
      addMatch(strengths, index.blockField[block], page, section, strength);
    }
  }
  inheritHeadings(index, strengths);
  const pages = index.pages.flatMap((_, page) => (isMatch[page] ? [page] : []));
  const pageCount = index.pages.length;
  const idf = Math.log(1 + (pageCount - pages.length + 0.5) / (pages.length + 0.5)) ** weights.idfPower;
  return { clause, idf, pages, ...strengths };
}

function raiseTo(values: Float32Array, at: number, value: number): void {
  if (value > (values[at] ?? 0)) values[at] = value;
}

function increaseBy(values: Float32Array, at: number, value: number): void {
  values[at] = (values[at] ?? 0) + value;
}

function addMatch(
  strengths: FieldStrengths,
  kind: number | undefined,
  page: number,
  section: number,
  strength: number,
): void {
  if (kind === field.title) raiseTo(strengths.title, page, strength);
  else if (kind === field.crumb) raiseTo(strengths.crumb, page, strength);
  else if (kind === field.description) raiseTo(strengths.description, page, strength);
  else {
    raiseTo(strengths.own, section, strength);
    if (kind === field.text || kind === field.rest) increaseBy(strengths.text, section, strength);
    else if (kind === field.code) increaseBy(strengths.code, section, strength);
    else if (kind === field.heading) raiseTo(strengths.heading, section, strength);
    else raiseTo(kind === field.defines ? strengths.defines : strengths.alias, section, strength);
  }
}

/** A match in a heading also applies to the sections below it. */
function inheritHeadings({ nestedSections }: SearchIndex, { heading, ancestor }: FieldStrengths): void {
  if (!heading.some((strength) => strength > 0)) return;
  for (const [section, parent] of nestedSections)
    ancestor[section] = Math.max(heading[parent] ?? 0, ancestor[parent] ?? 0);
}
