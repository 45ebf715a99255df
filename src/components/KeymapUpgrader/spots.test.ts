import { expect, it } from 'vitest';
import { nextSpot } from './spots';

const at = (name: string, line: number) => ({ name, place: { line, column: 3 } });
const spots = [at('b', 1), at('b', 5), at('a', 2)];
const names = ['b', 'a'];

it.each([
  [{ name: 'b', place: undefined }, 1, at('b', 1)],
  [{ name: 'b', place: { line: 1, column: 3 } }, 1, at('b', 5)],
  [{ name: 'b', place: { line: 5, column: 3 } }, 1, at('a', 2)],
  [{ name: 'a', place: { line: 2, column: 3 } }, 1, at('b', 1)],
  [{ name: 'a', place: { line: 2, column: 3 } }, -1, at('b', 5)],
  [{ name: 'b', place: { line: 1, column: 3 } }, -1, at('a', 2)],
] as const)('from %j by %i', (from, by, expected) => {
  expect(nextSpot(spots, names, from, by)).toEqual(expected);
});

it('of nothing is nothing', () => {
  expect(nextSpot([], names, { name: 'a', place: undefined }, 1)).toBeUndefined();
});
