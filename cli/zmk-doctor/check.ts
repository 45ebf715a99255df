import path from 'node:path';
import { checkAll, upgradeConfig, type Target } from '#core/config-check';
import { LineIndex } from '#core/devicetree';
import type { Finding } from '#core/keymap-check';
import { applyChanges } from '#core/keymap-upgrade';
import { configFilesIn, readText, writeSource } from './files.ts';
import { sarifOf } from './sarif.ts';
import type { Terminal } from './upgrade.ts';

const checkUsage = `Usage: zmk-doctor check [options] [FILE or FOLDER …]

Finds mistakes in keymaps, .conf files, build.yaml, west.yml and the workflow before you wait for a build.
Without a file, it checks the current folder. With -, it reads a keymap from standard input.

  --fix           fix errors that have a known fix
  --target=NAME   also list names that are different in v0.3 or main (with --fix, change them)
  --json          print findings as JSON
  --sarif         print findings as SARIF, for code scanning
  --help          print this text

Exit codes: 0 no errors, 1 errors found, 2 a file could not be read or written, or wrong usage.
`;

type Format = 'text' | 'json' | 'sarif';
type Options = Readonly<{ paths: readonly string[]; fix: boolean; format: Format; target: Target | null }>;

/** Returns the exit code. */
export function runCheck(args: readonly string[], { out, err }: Terminal): number {
  if (args.includes('--help') || args.includes('-h')) {
    out(checkUsage);
    return 0;
  }
  const options = readOptions(args);
  if (typeof options === 'string') {
    err(`${options} Try --help.\n`);
    return 2;
  }
  const { files, isComplete } = readAll(options.paths, err);
  if (files.size === 0) return 2;
  if (options.fix && !fixAll(files, options, err)) return 2;
  const findings = findAll(files, options.target);
  out(render(findings, files, options.format));
  if (!isComplete) return 2;
  return findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}

function readOptions(args: readonly string[]): Options | string {
  const paths: string[] = [];
  let [fix, format, target] = [false, 'text' as Format, null as Target | null];
  for (const argument of args) {
    if (argument === '--fix') fix = true;
    else if (argument === '--json') format = 'json';
    else if (argument === '--sarif') format = 'sarif';
    else if (argument === '--target=main' || argument === '--target=v0.3') target = argument.slice(9) as Target;
    else if (argument.startsWith('-') && argument !== '-') return `There is no option ${argument}.`;
    else paths.push(argument);
  }
  if (fix && paths.includes('-')) return '--fix needs files: standard input cannot be written to.';
  return { paths: paths.length === 0 ? ['.'] : paths, fix, format, target };
}

/** The files by path. If one can't be read, prints why and continues with the rest. */
function readAll(paths: readonly string[], err: Terminal['err']): { files: Map<string, string>; isComplete: boolean } {
  const files = new Map<string, string>();
  let isComplete = true;
  for (const name of paths.flatMap(configFilesIn)) {
    const source = readText(name);
    if (source.ok) files.set(name === '-' ? 'standard input.keymap' : name.split(path.sep).join('/'), source.text);
    else {
      err(`${source.reason}\n`);
      isComplete = false;
    }
  }
  if (files.size === 0 && isComplete) err(`There are no files to check in ${paths.join(', ')}.\n`);
  return { files, isComplete };
}

function findAll(files: ReadonlyMap<string, string>, target: Target | null): readonly Finding[] {
  const changes = (target ? upgradeConfig(files, target) : []).map(
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
  return [...checkAll(files), ...changes].sort((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.from - b.from,
  );
}

function fixAll(files: Map<string, string>, { target }: Options, err: Terminal['err']): boolean {
  for (const name of files.keys()) {
    const before = files.get(name) ?? '';
    const fixes = findAll(files, null).flatMap(({ file, fix, severity }) =>
      file === name && fix && severity === 'error' ? [fix] : [],
    );
    const changes = target ? upgradeConfig(new Map([[name, before]]), target) : [];
    const after = applyChanges(before, [...fixes, ...changes]);
    if (after === before) continue;
    const failure = writeSource(name, after);
    if (failure) {
      err(`${failure}\n`);
      return false;
    }
    files.set(name, after);
  }
  return true;
}

function render(findings: readonly Finding[], files: ReadonlyMap<string, string>, format: Format): string {
  const lines = new Map([...files].map(([name, text]) => [name, new LineIndex(text)]));
  const place = ({ file, from }: Finding) => lines.get(file)?.placeOf(from) ?? { line: 1, column: 1 };
  if (format === 'json')
    return `${JSON.stringify(
      findings.map((finding) => ({ ...finding, ...place(finding) })),
      null,
      2,
    )}\n`;
  if (format === 'sarif') return `${JSON.stringify(sarifOf(findings, place), null, 2)}\n`;
  const entries = findings.map((finding) => {
    const { line, column } = place(finding);
    const source = (files.get(finding.file) ?? '').split(/\r?\n/)[line - 1] ?? '';
    const width = Math.max(1, Math.min(finding.to - finding.from, source.length - column + 1));
    const marks = `${source.slice(0, column - 1).replace(/[^\t]/g, ' ')}${'^'.repeat(width)}`;
    const fix = finding.fix ? `\n    Fix: ${finding.fix.title}.` : '';
    return `${finding.file}:${line}:${column}: ${finding.severity}: ${finding.message}\n    ${source}\n    ${marks}${fix}\n`;
  });
  return `${entries.join('')}${summaryOf(findings, files.size)}\n`;
}

function summaryOf(findings: readonly Finding[], size: number): string {
  const count = (severity: string, one: string): string => {
    const number = findings.filter((finding) => finding.severity === severity).length;
    return `${number} ${number === 1 ? one : `${one}s`}`;
  };
  return `${size} ${size === 1 ? 'file' : 'files'}: ${count('error', 'error')}, ${count('warning', 'warning')}, ${count('note', 'note')}.`;
}
