import type { SourceFile } from '@site/src/userFiles/readFiles';
import type { FileReport, PlacedChange, PlacedFinding } from './types';

/** An open file, with what was found in it. */
export type OpenFile = SourceFile &
  Readonly<{
    report: FileReport | null;
    /** Keys of rejected findings and changes. */
    rejected: ReadonlySet<string>;
    /** Findings and changes that aren't rejected. */
    findings: readonly PlacedFinding[];
    accepted: readonly PlacedChange[];
    errors: number;
    warnings: number;
    notes: number;
    /** Number of changes, including rejected ones. */
    changes: number;
  }>;

const none: ReadonlySet<string> = new Set();

export function createOpenFile(
  file: SourceFile,
  report: FileReport | null,
  rejected: ReadonlySet<string> = none,
): OpenFile {
  const all = report?.status === 'done' ? report : { findings: [], changes: [] };
  const findings = all.findings.filter(({ key }) => !rejected.has(key));
  const countOf = (severity: string): number => findings.filter((finding) => finding.severity === severity).length;
  return {
    ...file,
    report,
    rejected,
    findings,
    accepted: all.changes.filter(({ key }) => !rejected.has(key)),
    errors: countOf('error'),
    warnings: countOf('warning'),
    notes: countOf('note'),
    changes: all.changes.length,
  };
}

export const isUnreadable = ({ report, findings }: OpenFile): boolean =>
  report?.status === 'refused' || findings.some(({ id }) => id === 'other-format');

/** The kind of a finding: its advice without names, which are words with capital letters, digits, or marks such as & and _. */
export const kindOf = ({ id, severity, message }: PlacedFinding): string =>
  `${severity} ${id} ${message.replace(/\S*[^a-z\s.,:;'’]\S*|(?<=\s)[.,:;'](?=\s)/g, '…')}`;

/** Compares two files, to sort the worst first. */
export const byWorst = (a: OpenFile, b: OpenFile): number =>
  Number(isUnreadable(b)) - Number(isUnreadable(a)) ||
  b.errors - a.errors ||
  b.warnings - a.warnings ||
  b.changes - a.changes ||
  (a.name < b.name ? -1 : 1);

export const pluralize = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** Short text for the file list: `2 errors, 1 change`. */
export function describeFile(file: OpenFile): string {
  if (isUnreadable(file)) return 'can’t be read';
  const labels = (['error', 'warning', 'change'] as const)
    .filter((what) => file[`${what}s`] > 0)
    .map((what) => pluralize(file[`${what}s`], what));
  return labels.join(', ') || 'fine';
}
