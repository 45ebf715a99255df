import type { Answer } from './types';

export type Counts = Readonly<{
  errors: number;
  warnings: number;
  notes: number;
  changes: number;
  /** Changes that are rejected. */
  rejected: number;
  isRefused: boolean;
  worst: 'error' | 'warning' | 'change' | 'none';
}>;

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export function countsOf(answer: Answer | null | undefined, rejected: ReadonlySet<string>): Counts {
  if (answer?.status !== 'done') {
    const isRefused = answer?.status === 'refused';
    const worst = isRefused ? 'error' : 'none';
    return { errors: 0, warnings: 0, notes: 0, changes: 0, rejected: 0, isRefused, worst };
  }
  const findings = answer.findings.filter(({ key }) => !rejected.has(key));
  const number = (severity: string): number => findings.filter((finding) => finding.severity === severity).length;
  const [errors, warnings, changes] = [number('error'), number('warning'), answer.changes.length];
  return {
    errors,
    warnings,
    notes: number('note') + answer.notes.length,
    changes,
    rejected: answer.changes.filter(({ key }) => rejected.has(key)).length,
    isRefused: false,
    worst: errors > 0 ? 'error' : warnings > 0 ? 'warning' : changes > 0 ? 'change' : 'none',
  };
}

/** For the list of files: `2 errors, 1 change`. */
export function describeCounts({ errors, warnings, changes, isRefused }: Counts): string {
  if (isRefused) return 'cannot be read';
  const parts = [
    ...(errors > 0 ? [count(errors, 'error')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
    ...(changes > 0 ? [count(changes, 'change')] : []),
  ];
  return parts.join(', ') || 'fine';
}

/** The worst file first. */
export const byWorst = (a: Counts, b: Counts): number =>
  Number(b.isRefused) - Number(a.isRefused) || b.errors - a.errors || b.warnings - a.warnings || b.changes - a.changes;

/** Of all files together. */
export const sumOf = (all: readonly Counts[]): Omit<Counts, 'worst' | 'isRefused'> => {
  const total = (pick: (counts: Counts) => number): number => all.reduce((sum, counts) => sum + pick(counts), 0);
  return {
    errors: total(({ errors }) => errors),
    warnings: total(({ warnings }) => warnings),
    notes: total(({ notes }) => notes),
    changes: total(({ changes }) => changes),
    rejected: total(({ rejected }) => rejected),
  };
};
