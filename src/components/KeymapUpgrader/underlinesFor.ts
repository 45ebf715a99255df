import type { Underline } from './editor/extensions';
import type { FileReport } from './types';

/** What the editor underlines: findings, and what the upgrade changes. */
export function underlinesFor(report: FileReport | null, rejected: ReadonlySet<string>): readonly Underline[] {
  if (report?.status !== 'done') return [];
  const changes = report.changes.map(({ before, after, reason, ...rest }) => ({
    ...rest,
    severity: 'hint' as const,
    message: `${before} ${after ? `→ ${after}` : 'is removed'}. ${reason}`,
  }));
  return [...report.findings, ...changes].filter(({ key }) => !rejected.has(key));
}
