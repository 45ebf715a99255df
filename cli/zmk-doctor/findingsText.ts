import type { PlacedFinding } from '#core/config-check';
import { reasonFor } from '#core/config-check/rules';
import type { Configuration } from '#core/configuration';
import { count } from './command.ts';

/** A report for people: each finding with its line, the line's text, and its fix, then a summary. */
export function findingsText(
  findings: readonly PlacedFinding[],
  { files, release }: Configuration,
  hasFixedAll: boolean,
): string {
  const linesOf = new Map([...files].map(([name, text]) => [name, text.split(/\r\n?|\n/)]));
  const entries = findings.map((finding) => {
    const { where, severity, message, rule, fixes } = finding;
    const { file, from, to, line, column } = where;
    const source = linesOf.get(file)?.[line - 1] ?? '';
    const width = Math.max(1, Math.min(to - from, source.length - column + 1));
    const marks = `${source.slice(0, column - 1).replace(/[^\t]/g, ' ')}${'^'.repeat(width)}`;
    const fix = hasFixedAll ? `\n    Not fixed: ${reasonFor(finding)}` : '';
    const titles = fixes.map(({ title }) => `\n    Fix: ${title}`).join('');
    return `${file}:${line}:${column}: ${severity}: ${message} [${rule}]\n    ${source}\n    ${marks}${titles}${fix}\n`;
  });
  const counts = (['error', 'warning', 'note'] as const).map((severity) =>
    count(findings.filter((finding) => finding.severity === severity).length, severity),
  );
  return `${entries.join('')}${count(files.size, 'file')} for ${release.name}: ${counts.join(', ')}.\n`;
}
