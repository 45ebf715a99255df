import type { SearchIndex } from '../indexing/index.ts';
import type { Slot } from '../query/index.ts';
import { usesOf } from '../rank/index.ts';

/** The query, and room to note how well each slot is met in the text at hand. */
export type Asked = Readonly<{ slots: readonly Slot[]; uses: ReturnType<typeof usesOf>; best: Float64Array }>;

/** Words that mean the same count a little less than the ones typed. */
const nearlyAll = 0.8;

export const askedOf = (slots: readonly Slot[]): Asked => ({
  slots,
  uses: usesOf(slots),
  best: new Float64Array(slots.length),
});

/** A slot that only helps counts a little, too. */
const weightOf = (importance: number) => Math.max(0.1, importance);

/** What a block holds of the query: its slots' importance. */
export function heldBy(index: SearchIndex, { slots, uses, best }: Asked, block: number): number {
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

/** Whether the heading of a section holds all of the query. */
export function titleSaysAll(index: SearchIndex, asked: Asked, section: number): boolean {
  const all = asked.slots.reduce((sum, { importance }) => sum + weightOf(importance), 0);
  return heldBy(index, asked, index.headingBlock[section] ?? 0) >= all * nearlyAll;
}
