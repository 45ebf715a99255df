import { readLog } from '#core/build-log';
import { checkAll, defaultTarget, upgradeConfig, type ConfigChange } from '#core/config-check';
import { isDevicetree, readConfiguration, type Configuration, type Release } from '#core/configuration';
import { isLog, validateText } from '#core/config-files';
import { LineIndex, type Place } from '#core/devicetree';
import type { Finding } from '#core/keymap-check';
import { applyChanges, upgradeKeymap } from '#core/keymap-upgrade';
import type { SourceFile } from '@site/src/userFiles/readFiles';
import type { CheckResult, FileReport, PlacedFinding } from './types';

let latest: Configuration | undefined;

/** Checks and upgrades all open files. Runs in the worker. */
export function checkFiles(files: readonly SourceFile[], chosen: Release | null = null): CheckResult {
  const validations = files.map((file) => (isLog(file.name) ? { ok: true as const } : validateText(file.text)));
  const configFiles = files.filter(({ name }, at) => validations[at]?.ok && !isLog(name));
  const byName = new Map(configFiles.map(({ name, text }) => [name, text]));
  const configuration = (latest = readConfiguration(byName, latest));
  const target = chosen ?? defaultTarget(configuration);
  const allFindings = checkAll(configuration);
  const findings = byFile(allFindings);
  const changes = byFile(upgradeConfig(configuration, target));
  const reports = files.map((file, at): FileReport => {
    const validation = validations[at];
    if (validation && !validation.ok) return { status: 'refused', reason: validation.reason };
    if (isLog(file.name)) return { status: 'done', changes: [], findings: logFindings(file, files) };
    return reportOn(file, findings.get(file.name) ?? [], changes.get(file.name) ?? []);
  });
  const upgraded = new Map(byName);
  files.forEach(({ name, text }, at) => {
    const report = reports[at];
    if (report?.status === 'done' && report.changes.length > 0) upgraded.set(name, applyChanges(text, report.changes));
  });
  const isWorthChecking = allFindings.some(isError) && [...byName].some(([name, text]) => upgraded.get(name) !== text);
  return {
    reports,
    target,
    built: configuration.release.name,
    errorsLeft: isWorthChecking ? checkAll(readConfiguration(upgraded, configuration)).filter(isError).length : null,
  };
}

const isError = ({ severity }: Finding): boolean => severity === 'error';

function reportOn(
  { name, text }: SourceFile,
  found: readonly Finding[],
  configChanges: readonly ConfigChange[],
): FileReport {
  const upgrade = isDevicetree(name) ? upgradeKeymap(text) : null;
  const lines = upgrade?.lines ?? new LineIndex(text);
  const place = (offset: number): Place => lines.placeOf(offset);
  const key = createKeys();
  const notes = (upgrade?.notes ?? []).map(({ rule, ...note }): Finding => ({
    ...note,
    id: rule,
    severity: 'note',
    file: name,
  }));
  return {
    status: 'done',
    changes: [...(upgrade?.changes ?? []), ...configChanges].map((change) => ({
      ...change,
      place: place(change.replacements[0].from),
      end: place(change.replacements[0].to),
      key: key(`${change.rule} ${change.before}`),
    })),
    findings: [...found, ...notes].map((finding) => ({
      ...finding,
      place: place(finding.from),
      end: place(finding.to),
      key: key(`${finding.id} ${finding.message}`),
    })),
  };
}

function byFile<T extends { readonly file: string }>(items: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(item.file);
    if (group) group.push(item);
    else groups.set(item.file, [item]);
  }
  return groups;
}

/** Returns a function that makes keys unique by numbering those of the same kind. */
function createKeys(): (kind: string) => string {
  const seen = new Map<string, number>();
  return (kind) => {
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    return `${kind} ${count}`;
  };
}

const helpPage = '/docs/troubleshooting/building-issues';

/** Turns the cause of a failed build into a finding in its log. */
function logFindings({ name, text }: SourceFile, files: readonly SourceFile[]): readonly PlacedFinding[] {
  const reading = readLog(text);
  const found = (logLine: number, severity: Finding['severity'], message: string, docs: string): PlacedFinding => {
    const place = { line: logLine, column: 1 };
    const end = { line: logLine, column: 10_000 };
    return { id: 'log', severity, file: name, from: 0, to: 0, message, docs, place, end, key: `log ${logLine}` };
  };
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
  const openFile = place && files.find((file) => `/${file.name}`.endsWith(`/${place.file}`));
  const where = place ? ` It’s in ${place.file}, line ${place.line}.` : '';
  return [
    {
      ...found(logLine, 'error', `${cause}${where} ${fix}`, docs),
      ...(openFile ? { jumpTo: { name: openFile.name, line: place.line } } : {}),
    },
  ];
}
