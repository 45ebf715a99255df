import { expect, test } from 'vitest';
import { keysOf } from './keysOf.ts';

const names = (expression: string) => {
  const result = keysOf(expression);
  return result.ok ? result.keys.map(({ name }) => name) : result.reason;
};

test.each([
  ['A', ['A']],
  ['LS(A)', ['LEFT_SHIFT', 'A']],
  ['LC(RA(B))', ['LEFT_CONTROL', 'RIGHT_ALT', 'B']],
  ['LS(LALT)', ['LEFT_SHIFT', 'LEFT_ALT']],
  ['DOLLAR', ['LEFT_SHIFT', 'NUMBER_4']],
  ['LC(DOLLAR)', ['LEFT_CONTROL', 'LEFT_SHIFT', 'NUMBER_4']],
  ['LC(C_PLAY)', ['LEFT_CONTROL', 'C_PLAY']],
])('%s presses %j', (expression, expected) => {
  expect(names(expression)).toEqual(expected);
});

test('an unknown key code has no keys', () => {
  expect(names('LS(NOPE)')).toBe('NOPE is not a key code');
});
