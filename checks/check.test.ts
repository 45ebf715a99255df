import { expect, it } from 'vitest';
import { reportText, runChecks, type Check } from './check.ts';

const tooLong: Check<string> = {
  name: 'length',
  run: (text) => (text.length > 3 ? [{ file: 'a.mdx', line: 2, fault: 'Too long.', fix: 'Cut it.' }] : []),
};

it('reports the file, line, fault, and fix of every finding', async () => {
  expect(reportText(await runChecks([tooLong], 'long'))).toBe('✘ length (1)\n  a.mdx:2  Too long.\n      Cut it.');
});

it('lists checks that found nothing', async () => {
  expect(reportText(await runChecks([tooLong], 'abc'))).toBe('✔ length');
});
