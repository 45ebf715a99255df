import { isDevicetree, upgradeConfig, type Target } from '#core/config-check';
import { LineIndex } from '#core/devicetree';
import { applyChanges, unifiedDiff, upgradeKeymap } from '#core/keymap-upgrade';
import { configFilesIn, expandPaths, readSource, readText, writeSource } from './files.ts';
import { readOptions, usage, type Mode } from './options.ts';
import { reportJson, reportText, type Upgrade } from './report.ts';

export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

const exitCodes = { done: 0, wouldChange: 1, failed: 2 } as const;

/** Returns the exit code. */
export function runUpgrade(args: readonly string[], version: string, { out, err }: Terminal): number {
  const options = readOptions(args);
  if (options.kind === 'help' || options.kind === 'version') {
    out(options.kind === 'help' ? usage : `${version}\n`);
    return exitCodes.done;
  }
  if (options.kind === 'mistake') {
    err(`${options.message} Try --help.\n`);
    return exitCodes.failed;
  }
  const { mode, target } = options;
  const files = target
    ? [...new Set(options.paths.flatMap(configFilesIn))].filter(isUpgradable)
    : expandPaths(options.paths);
  if (mode === 'print' && files.length > 1) {
    err('For several files, add --check, --diff, --write or --json. Try --help.\n');
    return exitCodes.failed;
  }
  if (files.length === 0) err(`There is no .keymap, .overlay, .dtsi or .dts file in ${options.paths.join(', ')}.\n`);
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
}

type FileResult = Readonly<{ failed: boolean; changes: number; problems: number; json?: object }>;

function summaryOf(results: readonly FileResult[]): string {
  const count = (number: number, one: string): string => `${number} ${number === 1 ? one : `${one}s`}`;
  const changes = results.reduce((sum, result) => sum + result.changes, 0);
  const problems = results.reduce((sum, result) => sum + result.problems, 0);
  const counts = [
    changes > 0 ? count(changes, 'change') : 'nothing to change',
    ...(problems > 0 ? [count(problems, 'syntax error')] : []),
  ];
  return `${count(results.length, 'file')}: ${counts.join(', ')}.\n`;
}

/** Headers, Kconfig files and hardware metadata have nothing to upgrade. */
const isUpgradable = (file: string): boolean => !/\.h$|Kconfig[\w.]*$|\.zmk\.yml$/.test(file);

function upgradeOf(file: string, text: string, target: Target | null): Upgrade {
  if (!target || file === '-' || isDevicetree(file)) return upgradeKeymap(text);
  const changes = upgradeConfig(new Map([[file.replaceAll('\\', '/'), text]]), target);
  return { text: applyChanges(text, changes), changes, notes: [], problems: [], lines: new LineIndex(text) };
}

function upgradeFile(file: string, mode: Mode, target: Target | null, { out, err }: Terminal): FileResult {
  const source = target ? readText(file) : readSource(file);
  if (!source.ok) {
    err(`${source.reason}\n`);
    return { failed: true, changes: 0, problems: 0 };
  }
  const name = file === '-' ? 'standard input' : file;
  const upgrade = upgradeOf(file, source.text, target);
  const changed = upgrade.text !== source.text;
  const found = { changes: upgrade.changes.length, problems: upgrade.problems.length };
  if (mode === 'json') return { failed: false, ...found, json: reportJson(name, upgrade, source.text) };
  if (mode === 'print') out(upgrade.text);
  if (mode === 'diff') out(unifiedDiff(name, source.text, upgrade.changes));
  const failure = mode === 'write' && changed ? writeSource(file, upgrade.text) : null;
  (mode === 'check' || mode === 'write' ? out : err)(reportText(name, upgrade));
  if (failure) err(`${failure}\n`);
  return { failed: failure !== null, ...found };
}
