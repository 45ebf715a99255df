import type { SearchIndex } from '../indexing/index.ts';
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
export function coverageOf(index: SearchIndex, { clauses, bySurface, best }: PreparedQuery, block: number): number {
  best.fill(0);
  let isMatch = false;
  for (let at = index.blockStart[block] ?? 0; at < (index.blockStart[block + 1] ?? 0); at += 1) {
    const matches = bySurface.get(index.tokens[at] ?? 0);
    if (!matches) continue;
    isMatch = true;
    for (const { clause, strength } of matches) if (strength > (best[clause] ?? 0)) best[clause] = strength;
  }
  if (!isMatch) return 0;
  return clauses.reduce((sum, clause, i) => sum + (best[i] ?? 0) * weightOf(clause.importance), 0);
}
