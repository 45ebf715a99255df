import type { FileReport } from './types';

export type Counts = Readonly<{
  errors: number;
  warnings: number;
  notes: number;
  changes: number;
  /** How many of the changes are rejected. */
  rejected: number;
  /** Whether the file couldn't be checked at all. */
  isRefused: boolean;
  worst: 'error' | 'warning' | 'change' | 'none';
}>;

export const pluralize = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export function countsOf(report: FileReport | null | undefined, rejected: ReadonlySet<string>): Counts {
  if (report?.status !== 'done') {
    const isRefused = report?.status === 'refused';
    const worst = isRefused ? 'error' : 'none';
    return { errors: 0, warnings: 0, notes: 0, changes: 0, rejected: 0, isRefused, worst };
  }
  const findings = report.findings.filter(({ key }) => !rejected.has(key));
  const countOf = (severity: string): number => findings.filter((finding) => finding.severity === severity).length;
  const [errors, warnings, changes] = [countOf('error'), countOf('warning'), report.changes.length];
  return {
    errors,
    warnings,
    notes: countOf('note') + report.notes.length,
    changes,
    rejected: report.changes.filter(({ key }) => rejected.has(key)).length,
    isRefused: false,
    worst: errors > 0 ? 'error' : warnings > 0 ? 'warning' : changes > 0 ? 'change' : 'none',
  };
}

/** Short text for the file list: `2 errors, 1 change`. */
export function describeCounts({ errors, warnings, changes, isRefused }: Counts): string {
  if (isRefused) return 'can’t be read';
  const labels = [
    ...(errors > 0 ? [pluralize(errors, 'error')] : []),
    ...(warnings > 0 ? [pluralize(warnings, 'warning')] : []),
    ...(changes > 0 ? [pluralize(changes, 'change')] : []),
  ];
  return labels.join(', ') || 'fine';
}

/** Sorts the worst file first. */
export const byWorst = (a: Counts, b: Counts): number =>
  Number(b.isRefused) - Number(a.isRefused) || b.errors - a.errors || b.warnings - a.warnings || b.changes - a.changes;

export const sumCounts = (all: readonly Counts[]): Omit<Counts, 'worst' | 'isRefused'> => {
  const total = (pick: (counts: Counts) => number): number => all.reduce((sum, counts) => sum + pick(counts), 0);
  return {
    errors: total(({ errors }) => errors),
    warnings: total(({ warnings }) => warnings),
    notes: total(({ notes }) => notes),
    changes: total(({ changes }) => changes),
    rejected: total(({ rejected }) => rejected),
  };
};
