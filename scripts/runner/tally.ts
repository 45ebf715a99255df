import type { ReportFormat, Tally } from './step.ts';

const one = (ok: boolean): Tally => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const count = (report: Record<string, unknown>, key: string): number => {
  const value = report[key];
  return typeof value === 'number' ? value : 0;
};

function read(format: Exclude<ReportFormat, 'exit-code'>, report: Record<string, unknown>): Tally {
  switch (format) {
    case 'vitest':
      return { passed: count(report, 'numPassedTests'), failed: count(report, 'numFailedTests') };
    case 'checks':
      return { passed: count(report, 'passed'), failed: count(report, 'failed') };
    case 'playwright': {
      const stats = isRecord(report.stats) ? report.stats : {};
      return { passed: count(stats, 'expected') + count(stats, 'flaky'), failed: count(stats, 'unexpected') };
    }
  }
}

/**
 * What passed and failed in a step. A missing, unreadable, or empty report is a failure, and a step that exits with an error
 * has at least one failure, whatever its report says. That way, a broken step never adds up to "0 failed".
 */
export function tally(format: ReportFormat, exitedWell: boolean, reportText: string | undefined): Tally {
  if (format === 'exit-code') return one(exitedWell);
  if (reportText === undefined) return one(false);
  let report: unknown;
  try {
    report = JSON.parse(reportText);
  } catch {
    return one(false);
  }
  const counted = isRecord(report) ? read(format, report) : one(false);
  if (counted.passed + counted.failed === 0) return one(false);
  return exitedWell || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});
