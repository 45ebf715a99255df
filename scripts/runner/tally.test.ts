import { describe, expect, it } from 'vitest';
import { sum, tally } from './tally.ts';

describe('tally', () => {
  it('counts a command without a report as one test', () => {
    expect(tally('exit-code', true, undefined)).toEqual({ passed: 1, failed: 0 });
    expect(tally('exit-code', false, undefined)).toEqual({ passed: 0, failed: 1 });
  });

  it('reads the reports of vitest, Playwright and the checks', () => {
    expect(tally('vitest', true, '{"numPassedTests":5,"numFailedTests":0}')).toEqual({ passed: 5, failed: 0 });
    expect(tally('checks', false, '{"passed":3,"failed":2}')).toEqual({ passed: 3, failed: 2 });
    const stats = '{"stats":{"expected":7,"flaky":1,"unexpected":2}}';
    expect(tally('playwright', false, stats)).toEqual({ passed: 8, failed: 2 });
  });

  it('counts at least one failure for a step that exits with an error, or whose report is missing or unreadable', () => {
    expect(tally('vitest', true, 'not json')).toEqual({ passed: 0, failed: 1 });
    expect(tally('vitest', true, '{}')).toEqual({ passed: 0, failed: 1 });
    expect(tally('vitest', true, 'null')).toEqual({ passed: 0, failed: 1 });
    expect(tally('vitest', true, undefined)).toEqual({ passed: 0, failed: 1 });
    expect(tally('vitest', false, undefined)).toEqual({ passed: 0, failed: 1 });
    expect(tally('vitest', false, '{"numPassedTests":5,"numFailedTests":0}')).toEqual({ passed: 5, failed: 1 });
  });
});

it('adds up the tallies of several steps', () => {
  expect(
    sum([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 0 },
    ]),
  ).toEqual({ passed: 4, failed: 2 });
});
