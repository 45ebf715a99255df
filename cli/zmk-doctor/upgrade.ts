import { unifiedDiff, upgradeConfig } from '#core/config-check';
import { isDevicetree, readConfiguration, type Release } from '#core/configuration';
import { LineIndex } from '#core/devicetree';
import { applyChanges, upgradeKeymap } from '#core/keymap-upgrade';
import { count, type Command, type Terminal } from './command.ts';
import { configFilesIn, keymapFilesIn, readConfig, readKeymap, writeSource } from './files.ts';
import { reportJson, reportText, type Upgrade } from './report.ts';

const usage = `Usage: zmk-doctor upgrade [option] [FILE or FOLDER …]

Updates old names in ZMK keymaps: key codes, behaviors, nodes, properties, and headers.

  (no option)   print the upgraded text of one file, or of standard input
  --check       change nothing, but exit with 1 if something would change or has a syntax error
  --diff        print what would change as a unified diff
  --write       change the files in place
  --json        print changes, notes, and problems as JSON
  --target=NAME also upgrade .conf files, build.yaml, west.yml, and the workflow to v0.3 or main
  --help        print this text
  --version     print the version

Without a file, or with -, it reads standard input.
In a folder, it upgrades every .keymap, .overlay, .dtsi, and .dts file.
Each change is listed with its reason: on standard output with --check and --write, and on standard error otherwise,
because the text or the diff goes to standard output. With --json, they are part of the JSON.

Exit codes: 0 done, 1 --check found something to change or a syntax error, 2 a file couldn't be read or written, or wrong usage.
`;

const exitCodes = { done: 0, wouldChange: 1, failed: 2 } as const;
const modes = ['check', 'diff', 'write', 'json'] as const;
type Mode = (typeof modes)[number] | 'print';

export const upgrade: Command = {
  usage,
  flags: modes,
  hasTarget: true,
  run(options, { out, err }) {
    const [mode = 'print', second] = modes.filter((flag) => options.flags.has(flag));
    if (second) return `--${mode} and --${second} can't be used together. Choose one of them.`;
    const paths = options.paths.length === 0 ? ['-'] : options.paths;
    if (mode === 'write' && paths.includes('-')) return "--write needs files: standard input can't be written to.";
    const { target } = options;
    const files = target ? configFilesIn(paths).filter(isUpgradable) : keymapFilesIn(paths);
    if (mode === 'print' && files.length > 1) return 'For several files, add --check, --diff, --write, or --json.';
    if (files.length === 0) err(`There is no .keymap, .overlay, .dtsi, or .dts file in ${paths.join(', ')}.\n`);
    const results = files.map((file) => upgradeFile(file, mode, target, { out, err }));
    if (mode === 'json')
      out(
        `${JSON.stringify(
          results.flatMap(({ json }) => json ?? []),
          null,
          2,
        )}\n`,
      );
    if (files.length === 0 || results.some(({ failed }) => failed)) return exitCodes.failed;
    if (mode !== 'check') return exitCodes.done;
    out(summaryOf(results));
    return results.some(({ changes, problems }) => changes + problems > 0) ? exitCodes.wouldChange : exitCodes.done;
  },
};

type FileResult = Readonly<{ failed: boolean; changes: number; problems: number; json?: object }>;

function summaryOf(results: readonly FileResult[]): string {
  const changes = results.reduce((sum, result) => sum + result.changes, 0);
  const problems = results.reduce((sum, result) => sum + result.problems, 0);
  const counts = [
    changes > 0 ? count(changes, 'change') : 'nothing to change',
    ...(problems > 0 ? [count(problems, 'syntax error')] : []),
  ];
  return `${count(results.length, 'file')}: ${counts.join(', ')}.\n`;
}

/** Headers and Kconfig files have nothing to upgrade. */
const isUpgradable = (file: string): boolean => !/\.h$|Kconfig[\w.]*$/.test(file);

function upgradeOf(file: string, text: string, target: Release | null): Upgrade {
  if (!target || file === '-' || isDevicetree(file)) return upgradeKeymap(text);
  const changes = upgradeConfig(readConfiguration(new Map([[file.replaceAll('\\', '/'), text]])), target);
  return { text: applyChanges(text, changes), changes, notes: [], problems: [], lines: new LineIndex(text) };
}

function upgradeFile(file: string, mode: Mode, target: Release | null, { out, err }: Terminal): FileResult {
  const source = target ? readConfig(file) : readKeymap(file);
  if (!source.ok) {
    err(`${source.reason}\n`);
    return { failed: true, changes: 0, problems: 0 };
  }
  const name = file === '-' ? 'standard input' : file;
  const upgraded = upgradeOf(file, source.text, target);
  const changed = upgraded.text !== source.text;
  const found = { changes: upgraded.changes.length, problems: upgraded.problems.length };
  if (mode === 'json') return { failed: false, ...found, json: reportJson(name, upgraded, source.text) };
  if (mode === 'print') out(upgraded.text);
  if (mode === 'diff' && changed) out(`--- ${name}\n+++ ${name}\n${unifiedDiff(source.text, upgraded.text)}`);
  const failure = mode === 'write' && changed ? writeSource(file, upgraded.text) : null;
  (mode === 'check' || mode === 'write' ? out : err)(reportText(name, upgraded));
  if (failure) err(`${failure}\n`);
  return { failed: failure !== null, ...found };
}
