import type { SourceFile } from '@site/src/userFiles/readFiles';
import { isChange, type FileReport, type PlacedChange, type PlacedFinding } from './types';

/** An open file, with what was found in it. */
export type OpenFile = SourceFile &
  Readonly<{
    report: FileReport | null;
    /** Keys of rejected findings and changes. */
    rejected: ReadonlySet<string>;
    /** Findings that aren't rejected, without those that are changes. */
    findings: readonly PlacedFinding[];
    /** Changes that aren't rejected. */
    accepted: readonly PlacedChange[];
    errors: number;
    warnings: number;
    notes: number;
    /** Number of changes, including rejected ones. */
    changes: number;
    /** Number of rejected findings that aren't changes. */
    dismissed: number;
  }>;

/** Whether a safe fix or an upgrade can repair it. */
export const isFixable = ({ fixes }: PlacedFinding): boolean => fixes.some(({ safe }) => safe);

const none: ReadonlySet<string> = new Set();

export function createOpenFile(
  file: SourceFile,
  report: FileReport | null,
  rejected: ReadonlySet<string> = none,
): OpenFile {
  const all = report?.status === 'done' ? report.findings : [];
  const left = all.filter(({ key }) => !rejected.has(key));
  const findings = left.filter((finding) => !isChange(finding));
  const countOf = (severity: string): number => findings.filter((finding) => finding.severity === severity).length;
  return {
    ...file,
    report,
    rejected,
    findings,
    accepted: left.filter(isChange),
    errors: countOf('error'),
    warnings: countOf('warning'),
    notes: countOf('note'),
    changes: all.filter(isChange).length,
    dismissed: all.length - all.filter(isChange).length - findings.length,
  };
}

export const isUnreadable = ({ report, findings }: OpenFile): boolean =>
  report?.status === 'refused' || findings.some(({ rule }) => rule === 'other-format');

/** The kind of a finding: its advice without names, which are words with capital letters, digits, or marks such as & and _. */
export const kindOf = ({ rule, severity, message }: PlacedFinding): string =>
  `${severity} ${rule} ${message.replace(/\S*[^a-z\s.,:;'’]\S*|(?<=\s)[.,:;'](?=\s)/g, '…')}`;

/** Compares two files, to sort the worst first. */
export const byWorst = (a: OpenFile, b: OpenFile): number =>
  Number(isUnreadable(b)) - Number(isUnreadable(a)) ||
  b.errors - a.errors ||
  b.warnings - a.warnings ||
  b.changes - a.changes ||
  b.notes - a.notes ||
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
