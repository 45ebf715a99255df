import { expect, test } from 'vitest';
import { aimLine, typical } from './report.ts';

test('a typical value is the mean of the middle half', () => {
  expect(typical([9, 1, 5])).toBe(5);
  expect(typical([4, 1000, 6, 5, 0, 5, 4, 6])).toBe(5);
  expect(typical([])).toBe(0);
});

test('an aim that is missed is marked', () => {
  expect(aimLine({ what: 'CPU', value: 2, most: 1.3, unit: 'x' })).toContain('✘');
  expect(aimLine({ what: 'CPU', value: 1.3, most: 1.3, unit: 'x' })).toContain('✔');
});
