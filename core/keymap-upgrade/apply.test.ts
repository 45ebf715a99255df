import { describe, expect, it } from 'vitest';
import { applyChanges, withoutOverlaps } from './apply.ts';
import type { Replacement } from './types.ts';

type TestChange = Readonly<{ replacements: readonly [Replacement, ...Replacement[]] }>;
const change = (...spans: readonly [readonly [number, number], ...(readonly [number, number])[]]): TestChange => ({
  replacements: spans.map(([from, to]) => ({ from, to, insert: '_' })) as [Replacement, ...Replacement[]],
});

describe('a change', () => {
  it('is dropped completely if one of its replacements overlaps an earlier change', () => {
    expect(applyChanges('abcdefghij', [change([2, 4]), change([3, 5], [8, 9])])).toBe('ab_efghij');
  });

  it('can be between two replacements of another change', () => {
    expect(applyChanges('abcdefghij', [change([0, 1], [8, 9]), change([4, 5])])).toBe('_bcd_fgh_j');
  });

  it('is dropped if it overlaps the last replacement of a change that starts earlier', () => {
    const [first, second] = [change([0, 1], [8, 9]), change([7, 9])];
    expect(withoutOverlaps([second, first])).toEqual([first]);
  });

  it('can insert text where another change ends, but not inside it', () => {
    expect(applyChanges('abc', [change([0, 2]), change([2, 2])])).toBe('__c');
    expect(applyChanges('abc', [change([0, 2]), change([1, 1])])).toBe('_c');
  });
});
