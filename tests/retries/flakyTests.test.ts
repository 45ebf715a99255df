import { expect, it } from 'vitest';
import { flakyTests } from './flakyTests.ts';

it('prints nothing when every test passed the first time, even if one needed a retry in the last run', () => {
  expect(flakyTests([], ['menu opens'])).toEqual({ note: '', isFailure: false });
});

it('prints a test that passed only on a retry, without failing the run', () => {
  expect(flakyTests(['menu opens'], ['search opens'])).toEqual({
    note: 'Passed only on a retry:\n  menu opens',
    isFailure: false,
  });
});

it('fails the run when a test needed a retry in this run and the last one', () => {
  const { note, isFailure } = flakyTests(['menu opens', 'search opens'], ['menu opens']);
  expect(isFailure).toBe(true);
  expect(note).toContain('  menu opens (also in the last run)\n  search opens\n');
});
