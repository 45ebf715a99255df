import { expect, it } from 'vitest';
import { step, type StepResult } from './step.ts';
import { summary } from './summary.ts';

const result = (id: string, passed: number, failed: number, output = ''): StepResult => ({
  step: step(id, id, ['true']),
  tally: { passed, failed },
  seconds: 1,
  output,
});

it('ends with a line that contains only the totals', () => {
  const text = summary([result('types', 1, 0), result('unit', 40, 2)], 75);
  expect(text.split('\n').at(-1)).toBe('41 passed, 2 failed');
});

it.each([
  [59.4, '59.4 s'],
  [59.6, '1 min 0 s'],
  [119.6, '2 min 0 s'],
])('prints %d seconds as %s', (seconds, text) => {
  expect(summary([], seconds)).toContain(`Summary (${text})`);
});

it('shows only the output of failed steps', () => {
  const text = summary([result('types', 1, 0, 'quiet'), result('lint', 0, 1, 'file.ts:3 is wrong')], 1);
  expect(text).toContain('file.ts:3 is wrong');
  expect(text).not.toContain('quiet');
});

it('shows the note of a step whether it failed or not', () => {
  const text = summary([{ ...result('browser', 1, 0, 'quiet'), note: 'every statement is proven\n' }], 1);
  expect(text).toContain('\nevery statement is proven\n');
});
