import type { SearchIndex } from '../indexing/index.ts';
import type { Slot } from '../query/index.ts';
import { usesOf } from '../rank/index.ts';

/** The query, and room to note how well the text being looked at matches each slot. */
export type Asked = Readonly<{ slots: readonly Slot[]; uses: ReturnType<typeof usesOf>; best: Float64Array }>;

/** Less than 1, because synonyms count a little less than the words that were typed. */
const nearlyAll = 0.8;

export const askedOf = (slots: readonly Slot[]): Asked => ({
  slots,
  uses: usesOf(slots),
  best: new Float64Array(slots.length),
});

/** Even a slot without importance counts a little. */
const weightOf = (importance: number) => Math.max(0.1, importance);

/** How much of the query a block covers: the sum of its slots' importance. */
export function coverageOf(index: SearchIndex, { slots, uses, best }: Asked, block: number): number {
  best.fill(0);
  let isMet = false;
  for (let at = index.blockStart[block] ?? 0; at < (index.blockStart[block + 1] ?? 0); at += 1) {
    const met = uses.get(index.tokens[at] ?? 0);
    if (!met) continue;
    isMet = true;
    for (const { slot, strength } of met) if (strength > (best[slot] ?? 0)) best[slot] = strength;
  }
  if (!isMet) return 0;
  return slots.reduce((sum, slot, i) => sum + (best[i] ?? 0) * weightOf(slot.importance), 0);
}

/** Whether the heading of a section covers the whole query. */
export function titleSaysAll(index: SearchIndex, asked: Asked, section: number): boolean {
  const all = asked.slots.reduce((sum, { importance }) => sum + weightOf(importance), 0);
  return coverageOf(index, asked, index.headingBlock[section] ?? 0) >= all * nearlyAll;
}
