import { expect, it } from 'vitest';
import { idInHash } from './idInHash';

it.each([
  ['', ''],
  ['#', ''],
  ['#pairing', 'pairing'],
  ['#gr%C3%B6%C3%9Fe', 'größe'],
  ['#100%', ''],
  ['#%E0%A4%A', ''],
])('the id in the hash %j is %j', (hash, id) => {
  expect(idInHash(hash)).toBe(id);
});
