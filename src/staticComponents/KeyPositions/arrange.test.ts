import { expect, test } from 'vitest';
import { arrange } from './arrange';

test.each([
  ['a grid', { columns: 4, rows: 3 }, 12],
  ['a split keyboard with five columns per hand', 'split-3x5', 36],
  ['a split keyboard with six columns per hand', 'split-3x6', 42],
] as const)('%s has all its keys, and none overlap', (_name, layout, count) => {
  const keys = arrange(layout);
  expect(keys.map(({ position }) => position)).toEqual(Array.from({ length: count }, (_, position) => position));
  for (const a of keys) {
    for (const b of keys) {
      if (a !== b)
        expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)), `${a.position} and ${b.position}`).toBeGreaterThan(
          0.9,
        );
    }
  }
});

test('a split keyboard is symmetric', () => {
  const keys = arrange('split-3x5');
  const width = Math.max(...keys.map(({ x }) => x));
  for (const { x, y } of keys) {
    expect(keys.some((other) => Math.abs(other.x - (width - x)) < 1e-9 && Math.abs(other.y - y) < 1e-9)).toBe(true);
  }
});
