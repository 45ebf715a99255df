import { expect, it } from 'vitest';
import type { SearchHit } from '#core/search';
import { groupHits, newGroups } from './groups';

const hit = (lvl0: string, objectID: string) => ({ objectID, hierarchy: { lvl0 } }) as SearchHit;
const ids = (groups: ReturnType<typeof groupHits>) =>
  groups.map(({ name, hits }) => [name, ...hits.map(({ objectID }) => objectID)].join(' '));

it('groups hits by page, in order of the first hit', () => {
  expect(ids(groupHits([hit('A', '1'), hit('B', '2'), hit('A', '3')]))).toEqual(['A 1 3', 'B 2']);
});

it('keeps at most five hits per group', () => {
  const six = Array.from({ length: 6 }, (_, at) => hit('A', String(at)));
  expect(groupHits(six)[0]?.hits).toHaveLength(5);
});

it('adds only groups that are not shown yet', () => {
  const groups = groupHits([hit('C', '1'), hit('B', '2'), hit('A', '3'), hit('D', '4')]);
  expect(ids(newGroups(['A', 'B'], groups))).toEqual(['C 1', 'D 4']);
});
