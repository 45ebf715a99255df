import type { Underline } from './editor/extensions';
import { isChange, type FileReport } from './types';

/** What the editor underlines: findings, and what the upgrade changes. */
export function underlinesFor(report: FileReport | null, rejected: ReadonlySet<string>): readonly Underline[] {
  if (report?.status !== 'done') return [];
  return report.findings
    .filter(({ key }) => !rejected.has(key))
    .map((finding) => (isChange(finding) ? { ...finding, severity: 'hint' as const, fixes: [] } : finding));
}
