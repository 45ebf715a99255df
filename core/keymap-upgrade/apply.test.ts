import { describe, expect, it } from 'vitest';
import { applyChanges, withoutOverlaps } from './apply.ts';
import type { Replacement } from './types.ts';

type Whole = Readonly<{ replacements: readonly [Replacement, ...Replacement[]] }>;
const change = (...places: readonly [readonly [number, number], ...(readonly [number, number])[]]): Whole => ({
  replacements: places.map(([from, to]) => ({ from, to, insert: '_' })) as [Replacement, ...Replacement[]],
});

describe('a change', () => {
  it('is dropped whole when one of its replacements overlaps an earlier change', () => {
    expect(applyChanges('abcdefghij', [change([2, 4]), change([3, 5], [8, 9])])).toBe('ab_efghij');
  });

  it('with replacements far apart leaves room for changes between them', () => {
    expect(applyChanges('abcdefghij', [change([0, 1], [8, 9]), change([4, 5])])).toBe('_bcd_fgh_j');
  });

  it('that meets the far part of an earlier one is dropped as well', () => {
    const [first, second] = [change([0, 1], [8, 9]), change([7, 9])];
    expect(withoutOverlaps([second, first])).toEqual([first]);
  });

  it('may insert where another one ends', () => {
    expect(applyChanges('abc', [change([0, 2]), change([2, 2])])).toBe('__c');
    expect(applyChanges('abc', [change([0, 2]), change([1, 1])])).toBe('_c');
  });
});
