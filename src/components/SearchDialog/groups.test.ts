import { expect, it } from 'vitest';
import type { SearchHit } from '#core/search';
import { groupHits, groupsBelow } from './groups';

const hit = (lvl0: string, objectID: string) => ({ objectID, hierarchy: { lvl0 } }) as SearchHit;
const ids = (groups: ReturnType<typeof groupHits>) =>
  groups.map(({ name, hits }) => [name, ...hits.map(({ objectID }) => objectID)].join(' '));

it('hits of one page are a group, in the order in which the pages come up', () => {
  expect(ids(groupHits([hit('A', '1'), hit('B', '2'), hit('A', '3')]))).toEqual(['A 1 3', 'B 2']);
});

it('a group has five hits at most', () => {
  const six = Array.from({ length: 6 }, (_, at) => hit('A', String(at)));
  expect(groupHits(six)[0]?.hits).toHaveLength(5);
});

it('a better answer adds pages below, and changes nothing of what is shown', () => {
  const better = groupHits([hit('C', '1'), hit('B', '2'), hit('A', '3'), hit('D', '4')]);
  expect(ids(groupsBelow(['A', 'B'], better))).toEqual(['C 1', 'D 4']);
});
