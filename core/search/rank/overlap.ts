import type { SearchIndex } from '../indexing/index.ts';
import type { Matches } from './collectMatches.ts';
import { weights } from './weights.ts';

/** The share of a block's words that are in the query, and the share of the query that's in the block. */
export function share(index: SearchIndex, matches: Matches, block: number) {
  let matchedWeight = 0;
  let blockWeight = 0;
  /** How well the block matches each clause. */
  const strengths = new Map<number, number>();
  for (let at = index.blockStart[block] ?? 0; at < (index.blockStart[block + 1] ?? 0); at += 1) {
    const surface = index.tokens[at] ?? 0;
    const weight = index.surfaceWeight[surface] ?? 0;
    if (weight === 0) continue;
    blockWeight += weight;
    const found = matches.clausesBySurface.get(surface);
    if (!found) continue;
    let best = 0;
    for (const { clause, strength } of found) {
      best = Math.max(best, strength);
      if (strength > (strengths.get(clause) ?? 0)) strengths.set(clause, strength);
    }
    matchedWeight += weight * best;
  }
  if (matchedWeight === 0) return { ofText: 0, ofQuery: 0 };
  let queryWeight = 0;
  for (const [number, strength] of strengths) {
    const { clause, idf } = matches.clauses[number] ?? {};
    queryWeight += strength * (idf ?? 0) * (clause?.importance ?? 0);
  }
  return { ofText: matchedWeight / blockWeight, ofQuery: Math.min(1, queryWeight / matches.totalWeight) };
}

/** How similar the query and a title or heading are. 1 if they have the same words. */
export function similarity(index: SearchIndex, matches: Matches, block: number): number {
  const { ofText, ofQuery } = share(index, matches, block);
  return ofText * ofQuery ** 2;
}

/** How much of a short text is in the query, which may be longer: "home row mods" in "how do I set up home row mods". */
export function containment(index: SearchIndex, matches: Matches, block: number): number {
  const { ofText, ofQuery } = share(index, matches, block);
  return ofText ** weights.containmentPower * ofQuery;
}
