import { expect, test } from 'vitest';
import { resolveStack } from './resolve';

const layers = ['&kp A &kp B', '&kp N1 &trans', '&kp F1 &kp F2', '&trans &none'];
const states = (active: readonly number[], key: number) =>
  resolveStack(layers, active, key).map(({ keys }) => keys[key]?.state);

test('the highest active layer whose binding is not transparent is chosen', () => {
  expect(states([1], 0)).toEqual(['hidden', 'hidden', 'chosen', 'hidden']);
  expect(states([1], 1)).toEqual(['hidden', 'hidden', 'passed', 'chosen']);
});

test('&none is chosen like any other binding that is not transparent', () => {
  expect(states([3], 1)).toEqual(['chosen', 'hidden', 'hidden', 'hidden']);
});
