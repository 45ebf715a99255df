import type { Place } from '#core/devicetree';
import type { FileReport } from './types';

/** A place in a file where there's a finding, note, or change. */
export type JumpTarget = Readonly<{ name: string; place: Place }>;

const comparePlaces = (a: Place, b: Place): number => a.line - b.line || a.column - b.column;

/** All findings, notes, and changes in a file, from top to bottom. */
export function jumpTargetsIn(
  name: string,
  report: FileReport | undefined,
  rejected: ReadonlySet<string>,
): readonly JumpTarget[] {
  if (report?.status !== 'done') return [];
  const findings = report.findings.filter(({ key }) => !rejected.has(key));
  return [...findings, ...report.notes, ...report.changes]
    .map(({ place }) => ({ name, place }))
    .sort((a, b) => comparePlaces(a.place, b.place));
}

/** The target after or before the cursor. Continues in the next file, and wraps around at the end. */
export function nextJumpTarget(
  jumpTargets: readonly JumpTarget[],
  names: readonly string[],
  { name, place }: Readonly<{ name: string; place: Place | undefined }>,
  direction: 1 | -1,
): JumpTarget | undefined {
  const file = names.indexOf(name);
  const here = place ?? { line: 0, column: 0 };
  const isAhead = (target: JumpTarget): boolean =>
    (names.indexOf(target.name) - file || comparePlaces(target.place, here)) * direction > 0;
  const ordered = direction > 0 ? jumpTargets : [...jumpTargets].reverse();
  return ordered.find(isAhead) ?? ordered[0];
}
