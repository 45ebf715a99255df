import type { SearchIndex } from '../indexing/index.ts';
import type { Matches } from './matches.ts';
import { weights } from './weights.ts';

/** How much of a short text the query holds, and how much of the query the text holds. */
function overlap(index: SearchIndex, { met: slots, total, totalOwn, uses }: Matches, block: number) {
  let held = 0;
  let all = 0;
  const strengths = new Map<number, number>();
  for (let at = index.blockStart[block] ?? 0; at < (index.blockStart[block + 1] ?? 0); at += 1) {
    const surface = index.tokens[at] ?? 0;
    const weight = index.surfaceWeight[surface] ?? 0;
    if (weight === 0) continue;
    all += weight;
    const met = uses.get(surface);
    if (!met) continue;
    let best = 0;
    for (const { slot, strength } of met) {
      best = Math.max(best, strength);
      if (strength > (strengths.get(slot) ?? 0)) strengths.set(slot, strength);
    }
    held += weight * best;
  }
  if (held === 0) return { ofText: 0, ofQuery: 0 };
  let asked = 0;
  let askedOwn = 0;
  for (const [number, strength] of strengths) {
    const { slot, idf } = slots[number] ?? {};
    asked += strength * (idf ?? 0) * (slot?.importance ?? 0);
    askedOwn += strength * (idf ?? 0) * (slot?.own ?? 0);
  }
  // The query may be met as it was typed or as the synonyms say it.
  return { ofText: held / all, ofQuery: Math.min(1, Math.max(asked / total, askedOwn / totalOwn)) };
}

/** How far query and a short text (title, heading) are the same: the product of what each holds of the other. */
export function matchedShare(index: SearchIndex, matches: Matches, block: number): number {
  const { ofText, ofQuery } = overlap(index, matches, block);
  return ofText * ofQuery ** 2;
}

/** How much of a short text is in the query, which may contain more: "home row mods" in "how do I set up home row mods". */
export function containedShare(index: SearchIndex, matches: Matches, block: number): number {
  const { ofText, ofQuery } = overlap(index, matches, block);
  return ofText ** weights.containedPower * ofQuery;
}
