import { expect, test } from 'vitest';
import { aimLine, median } from './report.ts';

test('the median is the value in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([])).toBe(0);
});

test('an aim that is missed is marked', () => {
  expect(aimLine({ what: 'CPU', value: 2, most: 1.3, unit: 'x' })).toContain('✘');
  expect(aimLine({ what: 'CPU', value: 1.3, most: 1.3, unit: 'x' })).toContain('✔');
});
