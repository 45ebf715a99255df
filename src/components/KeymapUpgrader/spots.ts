import type { Place } from '#core/devicetree';
import type { Answer } from './types';

export type Spot = Readonly<{ name: string; place: Place }>;

const inOrder = (a: Place, b: Place): number => a.line - b.line || a.column - b.column;

/** Where there is something to look at in a file, from the top. */
export function spotsIn(name: string, answer: Answer | undefined, rejected: ReadonlySet<string>): readonly Spot[] {
  if (answer?.status !== 'done') return [];
  const findings = answer.findings.filter(({ key }) => !rejected.has(key));
  return [...findings, ...answer.notes, ...answer.changes]
    .map(({ place }) => ({ name, place }))
    .sort((a, b) => inOrder(a.place, b.place));
}

/** The spot before or after the cursor, in the order of the files; from the last to the first. */
export function nextSpot(
  spots: readonly Spot[],
  names: readonly string[],
  { name, place }: Readonly<{ name: string; place: Place | undefined }>,
  by: 1 | -1,
): Spot | undefined {
  const file = names.indexOf(name);
  const here = place ?? { line: 0, column: 0 };
  const isBeyond = (spot: Spot): boolean => (names.indexOf(spot.name) - file || inOrder(spot.place, here)) * by > 0;
  const ordered = by > 0 ? spots : [...spots].reverse();
  return ordered.find(isBeyond) ?? ordered[0];
}
