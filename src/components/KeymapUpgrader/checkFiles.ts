import {
  applyFixes,
  defaultTarget,
  diagnose,
  findingsFromLog,
  findingsInLog,
  fixAll,
  placeFindings,
  type Finding,
} from '#core/config-check';
import { readConfiguration, type Build, type Configuration, type Release } from '#core/configuration';
import { isLog, validateText } from '#core/config-files';
import type { SourceFile } from '@site/src/userFiles/readFiles';
import type { CheckRequest, CheckResult, FileReport, PlacedFinding, RepairResult } from './types';

let latest: Configuration | undefined;

/** The open files that can be checked. Logs are read separately. */
const checkable = (files: readonly SourceFile[]): ReadonlyMap<string, string> =>
  new Map(
    files.filter(({ name, text }) => !isLog(name) && validateText(text).ok).map(({ name, text }) => [name, text]),
  );

/** Checks and upgrades all open files. Runs in the worker. */
export function checkFiles(files: readonly SourceFile[], chosen: Release | null = null): CheckResult {
  const configuration = (latest = readConfiguration(checkable(files), latest));
  const target = chosen ?? defaultTarget(configuration);
  const checked = diagnose(configuration, target);
  const logs = files.filter(({ name }) => isLog(name));
  const findings = [...checked, ...logs.flatMap(({ text }) => findingsFromLog(text, configuration.files, checked))];
  const placed = withKeys(findings, configuration);
  const reports = files.map((file): FileReport => {
    if (isLog(file.name)) return reportOnLog(file, configuration);
    const validation = validateText(file.text);
    return validation.ok
      ? { status: 'done', findings: placed.filter(({ where }) => where.file === file.name) }
      : { status: 'refused', reason: validation.reason };
  });
  const upgrades = findings.flatMap(({ change, fixes }) => (change ? fixes.slice(0, 1) : []));
  const isWorthChecking = upgrades.length > 0 && checked.some(isError);
  const errorsLeft = (): number => {
    const upgraded = readConfiguration(applyFixes(configuration.files, upgrades).files, configuration);
    return diagnose(upgraded, target).filter(isError).length;
  };
  return {
    reports,
    target,
    built: configuration.release.name,
    firmwares: configuration.builds.map(nameOf),
    errorsLeft: isWorthChecking ? errorsLeft() : null,
  };
}

const nameOf = ({ shields: [shield], boards: [board] }: Build): string => (shield ?? board)?.text ?? '';

/** Applies every safe fix that the reader hasn't rejected. */
export function repairFiles({ files, target, fixAllBut = {} }: CheckRequest): RepairResult {
  const configuration = readConfiguration(checkable(files), latest);
  const goal = target ?? defaultTarget(configuration);
  // The keys are only right for these texts. Later, what a rejected finding says is compared.
  const rejected = withKeys(diagnose(configuration, goal), configuration).filter(({ where, key }) =>
    fixAllBut[where.file]?.includes(key),
  );
  const isRejected = ({ rule, where, message }: Finding, round: number): boolean =>
    rejected.some(
      (one) =>
        one.where.file === where.file &&
        one.rule === rule &&
        one.message === message &&
        (round > 0 || one.where.from === where.from),
    );
  const repaired = fixAll(configuration.files, goal, (finding, round) => !isRejected(finding, round));
  return {
    applied: repaired.applied,
    files: files.map(({ name, text }) => {
      const now = repaired.renamed.get(name) ?? name;
      return { name: now, text: repaired.files.get(now) ?? text };
    }),
  };
}

const isError = ({ severity }: Finding): boolean => severity === 'error';

function withKeys(findings: readonly Finding[], configuration: Configuration): readonly PlacedFinding[] {
  const keys = new Map<string, (kind: string) => string>();
  return placeFindings(findings, configuration).map((finding) => {
    const { file, line, column, endLine, endColumn } = finding.where;
    const key = keys.get(file) ?? createKeys();
    keys.set(file, key);
    return {
      ...finding,
      place: { line, column },
      end: { line: endLine, column: endColumn },
      key: key(`${finding.rule} ${finding.change?.before ?? finding.message}`),
    };
  });
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

/** What a log says, with links to the places in open files that it names. */
function reportOnLog({ name, text }: SourceFile, configuration: Configuration): FileReport {
  const findings = findingsInLog(name, text, configuration.files);
  const placed = withKeys(findings, readConfiguration(new Map([[name, text]])));
  return {
    status: 'done',
    findings: placed.map((finding, at) => {
      const { namesPlace: place } = findings[at] ?? {};
      return place ? { ...finding, jumpTo: { name: place.file, line: place.line } } : finding;
    }),
  };
}
