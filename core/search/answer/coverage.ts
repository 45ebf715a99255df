import { field, type SearchIndex } from '../indexing/index.ts';
import type { Clause } from '../query/index.ts';
import { clausesBySurface } from '../rank/index.ts';

/** The clauses of a query, prepared for measuring coverage. `best` is scratch space for `coverageOf`. */
export type PreparedQuery = Readonly<{
  clauses: readonly Clause[];
  bySurface: ReturnType<typeof clausesBySurface>;
  best: Float64Array;
}>;

export const prepareQuery = (clauses: readonly Clause[]): PreparedQuery => ({
  clauses,
  bySurface: clausesBySurface(clauses),
  best: new Float64Array(clauses.length),
});

/** Even optional clauses count a little. */
const weightOf = (importance: number) => Math.max(0.1, importance);

/** How much of the query a block covers: the sum of the importance of the clauses it matches. */
export function coverageOf(index: SearchIndex, query: PreparedQuery, block: number): number {
  query.best.fill(0);
  return addMatches(index, query, block) ? sumOf(query) : 0;
}

/** The share of the query that a section and the title, description, and names of its page cover. */
export function sectionCoverage(
  index: SearchIndex,
  query: PreparedQuery,
  section: number,
  unknownWords: number,
): number {
  const { best, clauses } = query;
  best.fill(0);
  const page = index.sectionPage[section] ?? 0;
  const top = index.pageStart[page] ?? 0;
  addSection(index, query, section);
  for (let block = index.firstBlock[top] ?? 0; block < (index.firstBlock[top + 1] ?? 0); block += 1)
    if (index.blockField[block] !== field.text && index.blockField[block] !== field.code)
      addMatches(index, query, block);
  for (let above = index.sections[section]?.parent ?? top; above > top; above = index.sections[above]?.parent ?? top)
    addMatches(index, query, index.headingBlock[above] ?? 0);
  const total = clauses.reduce((sum, { importance }) => sum + weightOf(importance), unknownWords);
  return total === 0 ? 0 : sumOf(query) / total;
}

function addSection(index: SearchIndex, query: PreparedQuery, section: number): void {
  for (let block = index.firstBlock[section] ?? 0; block < (index.firstBlock[section + 1] ?? 0); block += 1)
    addMatches(index, query, block);
}

const sumOf = ({ clauses, best }: PreparedQuery) =>
  clauses.reduce((sum, clause, i) => sum + (best[i] ?? 0) * weightOf(clause.importance), 0);

/** Raises `best` to how well a block matches each clause, and returns whether it matches any. */
function addMatches(index: SearchIndex, { bySurface, best }: PreparedQuery, block: number): boolean {
  let isMatch = false;
  for (let at = index.blockStart[block] ?? 0; at < (index.blockStart[block + 1] ?? 0); at += 1) {
    const matches = bySurface.get(index.tokens[at] ?? 0);
    if (!matches) continue;
    isMatch = true;
    for (const { clause, strength } of matches) if (strength > (best[clause] ?? 0)) best[clause] = strength;
  }
  return isMatch;
}
