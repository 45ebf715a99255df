import { readLog, readLogPlaces, type LogAnswer } from '#core/build-log';
import { linesOf, type Files } from '#core/configuration';
import type { Finding } from './finding.ts';

const helpPage = '/docs/troubleshooting/building-issues';

/** The cause of a failed build, as a finding in its log, with the file and line that it names. */
export type LogFinding = Finding & Readonly<{ logLine: number; namesPlace?: Readonly<{ file: string; line: number }> }>;

/** What a log says: as findings in the log itself. */
export function findingsInLog(log: string, text: string, files: Files): readonly LogFinding[] {
  const found = (logLine: number, severity: Finding['severity'], message: string, docs: string): LogFinding => {
    const line = linesOf(text)[logLine - 1];
    const from = line?.from ?? 0;
    const where = { file: log, from, to: from + (line?.text.length ?? 0) };
    return { rule: 'log', severity, where, message, fixes: [], docs, logLine };
  };
  const reading = readLog(text);
  if (reading.kind === 'no-error') return [];
  if (reading.kind === 'unknown')
    return reading.suspiciousLines.map(({ logLine, text: line }) =>
      found(
        logLine,
        'note',
        `This tool doesn’t recognize this error. Include this line when you ask for help: ${line}`,
        helpPage,
      ),
    );
  const { cause, fix, docs, logLine, place } = reading.answer;
  const where = place ? ` It’s in ${place.file}, line ${place.line}.` : '';
  const file = place && fileNamed(place.file, files);
  return [
    {
      ...found(logLine, 'error', `${cause}${where} ${fix}`, docs),
      ...(file ? { namesPlace: { file, line: place.line } } : {}),
    },
  ];
}

/** The errors of a log as findings in the files and lines that it names, unless a check has found them already. */
export function findingsFromLog(text: string, files: Files, findings: readonly Finding[]): readonly Finding[] {
  return readLogPlaces(text).flatMap((answer): readonly Finding[] => {
    const file = answer.place && fileNamed(answer.place.file, files);
    const line = file ? linesOf(files.get(file) ?? '')[(answer.place?.line ?? 0) - 1] : undefined;
    if (!file) return [];
    const from = line?.from ?? 0;
    const where = {
      file,
      from: from + (line ? line.text.length - line.text.trimStart().length : 0),
      to: from + (line?.text.length ?? 0),
    };
    const isKnown = findings.some(
      (one) =>
        one.severity === 'error' && one.where.file === file && one.where.from <= where.to && where.from <= one.where.to,
    );
    if (isKnown) return [];
    const hasChanged = line === undefined || (isQuoted(answer) && !line.text.includes(answer.name ?? ''));
    const message = hasChanged
      ? `The build failed at line ${answer.place?.line} of an earlier version of this file: ${answer.cause} The text there has changed since.`
      : `The build failed here. ${answer.cause} ${answer.fix}`;
    return [{ rule: 'log', severity: hasChanged ? 'note' : 'error', where, message, fixes: [], docs: answer.docs }];
  });
}

/** Whether the name in the error is one that the line must contain. */
const isQuoted = ({ id, name }: LogAnswer): boolean =>
  name !== undefined && /^(undefined-label|renamed-behavior|missing-header)$/.test(id);

/** A log has the path on the build server, so only its end is compared. */
const fileNamed = (path: string, files: Files): string | undefined =>
  [...files.keys()].find((file) => `/${file}`.endsWith(`/${path}`));
