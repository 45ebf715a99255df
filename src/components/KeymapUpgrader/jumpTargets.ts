import type { Place } from '#core/devicetree';
import type { OpenFile } from './openFile';
import { isChange } from './types';

/** A place in a file where there's a finding or change. */
export type JumpTarget = Readonly<{ name: string; place: Place }>;

const comparePlaces = (a: Place, b: Place): number => a.line - b.line || a.column - b.column;

/** All findings and changes in a file, from top to bottom. */
export const jumpTargetsIn = ({ name, report, findings }: OpenFile): readonly JumpTarget[] =>
  [...findings, ...(report?.status === 'done' ? report.findings.filter(isChange) : [])]
    .map(({ place }) => ({ name, place }))
    .sort((a, b) => comparePlaces(a.place, b.place));

/** The target after or before the cursor, in this file or the next. After the last target comes the first again. */
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
