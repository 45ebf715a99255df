import path from 'node:path';
import { defaultTarget, diagnose, fixAll, patchOf, placeFindings, type Finding } from '#core/config-check';
import { readConfiguration, type Configuration, type Files, type Release } from '#core/configuration';
import type { Command, Options, Terminal } from './command.ts';
import { configFilesIn, readConfig, renameFile, writeSource } from './files.ts';
import { findingsText } from './findingsText.ts';
import { sarifOf } from './sarif.ts';
import { watchFolders } from './watch.ts';

const usage = `Usage: zmk-doctor check [options] [FILE or FOLDER …]

Finds mistakes in keymaps, .conf files, build.yaml, west.yml, and the workflow before you wait for a build.
Without a file, it checks the current folder. With -, it reads a keymap from standard input.

  --fix           fix errors whose fix is safe
  --fix --all     apply every safe fix, also those of warnings and old names
  --patch         print what --fix --all would change, for git apply
  --target=NAME   also list names that are different in v0.3 or main (with --fix, change them)
  --json          print findings as JSON
  --sarif         print findings as SARIF, for code scanning
  --watch         check again whenever a file changes
  --help          print this text

The rules, and comments that turn them off: https://zmk.dev/docs/troubleshooting/doctor
Exit codes: 0 no errors, 1 errors found, 2 a file couldn't be read or written, or wrong usage.
`;

/** Options that can't be used together. */
const conflicts: readonly (readonly [string, string])[] = [
  ['json', 'sarif'],
  ['patch', 'fix'],
  ['patch', 'json'],
  ['patch', 'sarif'],
  ['watch', 'fix'],
  ['watch', 'patch'],
];

export const check: Command = {
  usage,
  flags: ['fix', 'all', 'patch', 'json', 'sarif', 'watch'],
  hasTarget: true,
  run(options, terminal) {
    const { paths, flags } = options;
    for (const [one, other] of conflicts)
      if (flags.has(one) && flags.has(other))
        return `--${one} and --${other} can't be used together. Choose one of them.`;
    if (flags.has('all') && !flags.has('fix')) return '--all needs --fix.';
    if (flags.has('fix') && paths.includes('-')) return "--fix needs files: standard input can't be written to.";
    if (!flags.has('watch')) return checkOnce(options, terminal);
    if (paths.includes('-')) return "--watch needs files: standard input doesn't change.";
    watchFolders(pathsOf(options), terminal, () => checkOnce(options, terminal));
    return checkOnce(options, terminal);
  },
};

const pathsOf = ({ paths }: Options): readonly string[] => (paths.length === 0 ? ['.'] : paths);

function checkOnce(options: Options, terminal: Terminal): number {
  const { flags } = options;
  const { files, isComplete } = readAll(pathsOf(options), terminal.err);
  if (files.size === 0) return 2;
  const configuration = readConfiguration(files);
  const target = options.target ?? defaultTarget(configuration);
  if (flags.has('patch')) {
    const { files: after, renamed } = fixAll(files, target);
    terminal.out(patchOf(...relative(files, after, renamed)));
    return isComplete ? 0 : 2;
  }
  const repaired = flags.has('fix') ? repair(files, target, options, terminal.err) : undefined;
  if (repaired === null) return 2;
  const checked = repaired ? readConfiguration(repaired) : configuration;
  const findings = diagnose(checked, target);
  terminal.out(render(findings, checked, flags));
  if (!isComplete) return 2;
  return findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}

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

/** Fixes what it can and writes the files. Returns the files as they are now, or null if one can't be written. */
function repair(files: Files, target: Release | null, options: Options, err: Terminal['err']): Files | null {
  const isWanted = ({ severity, rule }: Finding): boolean =>
    severity === 'error' || options.flags.has('all') || (options.target !== null && isForTarget.has(rule));
  const { files: after, renamed } = fixAll(files, target, isWanted);
  for (const [name, before] of files) {
    const now = renamed.get(name) ?? name;
    const text = after.get(now) ?? before;
    const failure = (text === before ? null : writeSource(name, text)) ?? (now === name ? null : renameFile(name, now));
    if (failure) {
      err(`${failure}\n`);
      return null;
    }
    if (text !== before) err(`Fixed ${name}.\n`);
    if (now !== name) err(`Renamed ${name} to ${now}.\n`);
  }
  return after;
}

const isForTarget: ReadonlySet<string> = new Set(['board-name', 'option-name', 'revision']);

function render(findings: readonly Finding[], configuration: Configuration, flags: ReadonlySet<string>): string {
  const placed = placeFindings(findings, configuration);
  if (flags.has('json')) return `${JSON.stringify(placed, null, 2)}\n`;
  if (flags.has('sarif')) return `${JSON.stringify(sarifOf(placed), null, 2)}\n`;
  return findingsText(placed, configuration, flags.has('all'));
}

/** The names from the current folder, where `git apply` looks for them. */
function relative(
  before: Files,
  after: Files,
  renamed: ReadonlyMap<string, string>,
): [before: Files, after: Files, renamed: ReadonlyMap<string, string>] {
  const name = (file: string): string => path.relative('.', file).split(path.sep).join('/');
  const all = (files: Files): Files => new Map([...files].map(([file, text]) => [name(file), text]));
  return [all(before), all(after), new Map([...renamed].map(([from, to]) => [name(from), name(to)]))];
}
