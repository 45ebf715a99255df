import type { SearchHit } from '#core/search';

/** Hits with the same `lvl0`, which is the path to their page. It becomes the group's `name`. */
export type Group = Readonly<{ name: string; hits: readonly SearchHit[] }>;

const maxHitsPerGroup = 5;

/** Groups hits by page, ordered by the first hit of each page. */
export function groupHits(hits: readonly SearchHit[]): Group[] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const group = groups.get(hit.hierarchy.lvl0) ?? [];
    groups.set(hit.hierarchy.lvl0, group);
    if (group.length < maxHitsPerGroup) group.push(hit);
  }
  return [...groups].map(([name, hitsOfPage]) => ({ name, hits: hitsOfPage }));
}

/** The groups that aren't shown yet. They're added at the end, so that nothing moves while the reader is about to click. */
export const newGroups = (shownNames: readonly string[], groups: readonly Group[]): Group[] =>
  groups.filter(({ name }) => !shownNames.includes(name));
