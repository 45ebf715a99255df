import { expect, it } from 'vitest';
import { flakyTests } from './flakyTests.ts';

it('says nothing when every test passed the first time', () => {
  expect(flakyTests([], ['menu opens'])).toEqual({ note: '', isFailure: false });
});

it('prints a test that passed only on a retry, without failing the run', () => {
  expect(flakyTests(['menu opens'], ['search opens'])).toEqual({
    note: 'Passed only on a retry:\n  menu opens',
    isFailure: false,
  });
});

it('fails the run when a test needed a retry twice in a row', () => {
  const { note, isFailure } = flakyTests(['menu opens', 'search opens'], ['menu opens']);
  expect(isFailure).toBe(true);
  expect(note).toContain('  menu opens (also in the last run)\n  search opens\n');
});
