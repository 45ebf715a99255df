import { expect, test } from 'vitest';
import { goalLine, typical } from './report.ts';

test('the typical value is the mean of the middle half of the values', () => {
  expect(typical([9, 1, 5])).toBe(5);
  expect(typical([4, 1000, 6, 5, 0, 5, 4, 6])).toBe(5);
  expect(typical([])).toBe(0);
});

test('the report marks a value above its limit', () => {
  expect(goalLine({ what: 'CPU', value: 2, most: 1.3, unit: 'x' })).toContain('✘');
  expect(goalLine({ what: 'CPU', value: 1.3, most: 1.3, unit: 'x' })).toContain('✔');
});
