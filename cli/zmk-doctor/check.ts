import path from 'node:path';
import { checkAll, upgradeConfig } from '#core/config-check';
import { readConfiguration, type Configuration, type Release } from '#core/configuration';
import { LineIndex } from '#core/devicetree';
import type { Finding } from '#core/keymap-check';
import { applyChanges } from '#core/keymap-upgrade';
import { count, type Command, type Terminal } from './command.ts';
import { configFilesIn, readConfig, writeSource } from './files.ts';
import { sarifOf } from './sarif.ts';

const usage = `Usage: zmk-doctor check [options] [FILE or FOLDER …]

Finds mistakes in keymaps, .conf files, build.yaml, west.yml, and the workflow before you wait for a build.
Without a file, it checks the current folder. With -, it reads a keymap from standard input.

  --fix           fix errors that have a known fix
  --target=NAME   also list names that are different in v0.3 or main (with --fix, change them)
  --json          print findings as JSON
  --sarif         print findings as SARIF, for code scanning
  --help          print this text

Exit codes: 0 no errors, 1 errors found, 2 a file couldn't be read or written, or wrong usage.
`;

export const check: Command = {
  usage,
  flags: ['fix', 'json', 'sarif'],
  hasTarget: true,
  run({ paths, flags, target }, { out, err }) {
    if (flags.has('json') && flags.has('sarif'))
      return "--json and --sarif can't be used together. Choose one of them.";
    if (flags.has('fix') && paths.includes('-')) return "--fix needs files: standard input can't be written to.";
    const { files, isComplete } = readAll(paths.length === 0 ? ['.'] : paths, err);
    if (files.size === 0) return 2;
    if (flags.has('fix') && !fixAll(files, target, err)) return 2;
    const findings = findAll(readConfiguration(files), target);
    out(render(findings, files, flags));
    if (!isComplete) return 2;
    return findings.some(({ severity }) => severity === 'error') ? 1 : 0;
  },
};

/** The files by path. If one can't be read, prints why and continues with the rest. */
function readAll(paths: readonly string[], err: Terminal['err']): { files: Map<string, string>; isComplete: boolean } {
  const files = new Map<string, string>();
  let isComplete = true;
  for (const name of configFilesIn(paths)) {
    const source = readConfig(name);
    if (source.ok) files.set(name === '-' ? 'standard input.keymap' : name.split(path.sep).join('/'), source.text);
    else {
      err(`${source.reason}\n`);
      isComplete = false;
    }
  }
  if (files.size === 0 && isComplete) err(`There are no files to check in ${paths.join(', ')}.\n`);
  return { files, isComplete };
}

function findAll(configuration: Configuration, target: Release | null): readonly Finding[] {
  const changes = upgradeConfig(configuration, target).map(
    ({ file, replacements: [{ from, to }], before, after, reason, docs }): Finding => ({
      id: 'target',
      severity: 'warning',
      file,
      from,
      to,
      message: `${before} ${after ? `becomes ${after}` : 'is removed'} for ${target}. ${reason}`,
      docs,
    }),
  );
  return [...checkAll(configuration), ...changes].sort((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.from - b.from,
  );
}

/** A fixed syntax error can uncover others, and a corrected name can need a change for the target. */
const maxRounds = 5;

/** Fixes what it can and writes the files. Returns whether that worked. */
function fixAll(files: Map<string, string>, target: Release | null, err: Terminal['err']): boolean {
  const fixed = new Set<string>();
  let configuration: Configuration | undefined;
  for (let round = 0; round < maxRounds; round++) {
    configuration = readConfiguration(files, configuration);
    const fixes = checkAll(configuration).flatMap(({ file, fix, severity }) =>
      fix && severity === 'error' ? [{ file, replacements: fix.replacements }] : [],
    );
    const changes = [...fixes, ...upgradeConfig(configuration, target)];
    if (changes.length === 0) break;
    for (const name of new Set(changes.map(({ file }) => file))) {
      files.set(
        name,
        applyChanges(
          files.get(name) ?? '',
          changes.filter(({ file }) => file === name),
        ),
      );
      fixed.add(name);
    }
  }
  for (const name of fixed) {
    const failure = writeSource(name, files.get(name) ?? '');
    err(`${failure ?? `Fixed ${name}.`}\n`);
    if (failure) return false;
  }
  return true;
}

function render(findings: readonly Finding[], files: ReadonlyMap<string, string>, format: ReadonlySet<string>): string {
  const lines = new Map([...files].map(([name, text]) => [name, new LineIndex(text)]));
  const place = (file: string, offset: number) => lines.get(file)?.placeOf(offset) ?? { line: 1, column: 1 };
  if (format.has('json'))
    return `${JSON.stringify(
      findings.map((finding) => ({ ...finding, ...place(finding.file, finding.from) })),
      null,
      2,
    )}\n`;
  if (format.has('sarif')) return `${JSON.stringify(sarifOf(findings, place), null, 2)}\n`;
  const entries = findings.map((finding) => {
    const { line, column } = place(finding.file, finding.from);
    const source = (files.get(finding.file) ?? '').split(/\r?\n/)[line - 1] ?? '';
    const width = Math.max(1, Math.min(finding.to - finding.from, source.length - column + 1));
    const marks = `${source.slice(0, column - 1).replace(/[^\t]/g, ' ')}${'^'.repeat(width)}`;
    const fix = finding.fix ? `\n    Fix: ${finding.fix.title}` : '';
    return `${finding.file}:${line}:${column}: ${finding.severity}: ${finding.message}\n    ${source}\n    ${marks}${fix}\n`;
  });
  return `${entries.join('')}${summaryOf(findings, files.size)}\n`;
}

function summaryOf(findings: readonly Finding[], size: number): string {
  const counts = (['error', 'warning', 'note'] as const).map((severity) =>
    count(findings.filter((finding) => finding.severity === severity).length, severity),
  );
  return `${count(size, 'file')}: ${counts.join(', ')}.`;
}
