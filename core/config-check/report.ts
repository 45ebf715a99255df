import { LineIndex, type Place } from '#core/devicetree';
import type { Configuration } from '#core/configuration';
import type { Finding } from './finding.ts';

/** A finding with lines and columns, as every output shows it. */
export type PlacedFinding = Omit<Finding, 'where'> & {
  readonly where: Finding['where'] & Readonly<{ line: number; column: number; endLine: number; endColumn: number }>;
};

export function placeFindings(
  findings: readonly Finding[],
  { files }: Pick<Configuration, 'files'>,
): readonly PlacedFinding[] {
  const indexes = new Map<string, LineIndex>();
  const place = (file: string, offset: number): Place => {
    const index = indexes.get(file) ?? new LineIndex(files.get(file) ?? '');
    indexes.set(file, index);
    return index.placeOf(offset);
  };
  return findings.map((finding) => {
    const { file, from, to } = finding.where;
    const start = place(file, from);
    const end = place(file, to);
    return { ...finding, where: { ...finding.where, ...start, endLine: end.line, endColumn: end.column } };
  });
}
