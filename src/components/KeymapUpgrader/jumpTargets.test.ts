import { expect, it } from 'vitest';
import { nextJumpTarget } from './jumpTargets';

const at = (name: string, line: number) => ({ name, place: { line, column: 3 } });
const jumpTargets = [at('b', 1), at('b', 5), at('a', 2)];
const names = ['b', 'a'];

it.each([
  [{ name: 'b', place: undefined }, 1, at('b', 1)],
  [{ name: 'b', place: { line: 1, column: 3 } }, 1, at('b', 5)],
  [{ name: 'b', place: { line: 5, column: 3 } }, 1, at('a', 2)],
  [{ name: 'a', place: { line: 2, column: 3 } }, 1, at('b', 1)],
  [{ name: 'a', place: { line: 2, column: 3 } }, -1, at('b', 5)],
  [{ name: 'b', place: { line: 1, column: 3 } }, -1, at('a', 2)],
] as const)('jumping from %j in direction %i goes to the next target', (from, by, expected) => {
  expect(nextJumpTarget(jumpTargets, names, from, by)).toEqual(expected);
});

it('there is no next target without targets', () => {
  expect(nextJumpTarget([], names, { name: 'a', place: undefined }, 1)).toBeUndefined();
});
