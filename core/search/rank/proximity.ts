import type { SearchIndex } from '../indexing/index.ts';
import type { Clause } from '../query/index.ts';

/** A clause and its inverse document frequency. */
type WeightedClause = Readonly<{ clause: Clause; idf: number }>;

/** How far from a word the next word of the query may be, in tokens. */
const maxTokensBefore = 2;
const maxTokensAfter = 3;

/** For each section, the total weight of the pairs of adjacent clauses that are also close together in its text. */
export function proximityScores(
  index: SearchIndex,
  matches: readonly WeightedClause[],
  totalWeight: number,
): Float32Array {
  const scores = new Float32Array(index.sections.length);
  if (matches.length < 2) return scores;
  /** The number of the clause that matches at each position, plus 1. */
  const { clauseAt } = index;
  const eachPosition = (match: WeightedClause | undefined, visit: (position: number) => void) => {
    for (const surface of match?.clause.surfaces.keys() ?? []) {
      for (let at = index.postingStart[surface] ?? 0; at < (index.postingStart[surface + 1] ?? 0); at += 1) {
        visit(index.postings[at] ?? 0);
      }
    }
  };
  matches.forEach((match, i) => eachPosition(match, (position) => (clauseAt[position] = i + 1)));
  for (let i = 0; i + 1 < matches.length; i += 1) {
    const [first, second] = [matches[i], matches[i + 1]];
    if (!first || !second) continue;
    const weight = (first.idf * first.clause.importance + second.idf * second.clause.importance) / 2 / totalWeight;
    const scored = new Set<number>();
    eachPosition(first, (position) => {
      const block = index.tokenBlock[position] ?? 0;
      const section = index.blockSection[block] ?? 0;
      if (scored.has(section)) return;
      for (let near = position - maxTokensBefore; near <= position + maxTokensAfter; near += 1) {
        if (clauseAt[near] !== i + 2 || index.tokenBlock[near] !== block) continue;
        scored.add(section);
        scores[section] = (scores[section] ?? 0) + weight;
        return;
      }
    });
  }
  for (const match of matches) eachPosition(match, (position) => (clauseAt[position] = 0));
  return scores;
}
