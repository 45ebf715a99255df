import { describe, expect, it } from 'vitest';
import { defaultSetup, estimate, longestLifeHours, partsOf } from '#core/power-model';
import { curvePaths, timeAxis } from './curve';

describe('the charge curve', () => {
  it.each([0, 0.3, 5, 47, 100, 600, 5000, 30_000, longestLifeHours, Infinity])(
    'has an axis with four intervals that covers %f hours',
    (hours) => {
      const axis = timeAxis(hours);
      expect(axis.labels).toHaveLength(5);
      expect(axis.hours).toBeGreaterThanOrEqual(Math.min(hours, longestLifeHours));
    },
  );

  it.each([
    [0.9, '1 hour'],
    [5, '8 hours'],
  ])('has an axis for %f hours that ends at %s', (hours, end) => {
    expect(timeAxis(hours).labels.at(-1)).toBe(end);
  });

  it('goes from full to empty without leaving its box', () => {
    const result = estimate(partsOf(defaultSetup)[0]!.part);
    const { line, band } = curvePaths(result, timeAxis(result.life.highHours));
    expect(line.startsWith('M0.00 0.00L')).toBe(true);
    expect(line.endsWith(' 100.00')).toBe(true);
    for (const value of `${line}${band}`.match(/-?\d+\.\d+/g) ?? []) {
      expect(Number(value)).toBeGreaterThanOrEqual(0);
      expect(Number(value)).toBeLessThanOrEqual(100);
    }
  });
});
