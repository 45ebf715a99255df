import type { SearchHit } from '#core/search';

/** Hits of one page, under the way to it. */
export type Group = Readonly<{ name: string; hits: readonly SearchHit[] }>;

const mostInGroup = 5;

/** In the order in which each group first comes up. */
export function groupHits(hits: readonly SearchHit[]): Group[] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const group = groups.get(hit.hierarchy.lvl0) ?? [];
    groups.set(hit.hierarchy.lvl0, group);
    if (group.length < mostInGroup) group.push(hit);
  }
  return [...groups].map(([name, ofGroup]) => ({ name, hits: ofGroup }));
}

/** The groups of a better answer that aren't shown yet. They go below, so that nothing moves under the reader's finger. */
export const groupsBelow = (shown: readonly string[], better: readonly Group[]): Group[] =>
  better.filter(({ name }) => !shown.includes(name));
