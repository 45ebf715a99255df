import { unifiedDiff, upgradeKeymap } from '#core/keymap-upgrade';
import { expandPaths, readSource, writeSource } from './files.ts';
import { readOptions, usage, type Mode } from './options.ts';
import { reportJson, reportText } from './report.ts';

export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

const exitCodes = { done: 0, wouldChange: 1, failed: 2 } as const;

/** The command. Returns its exit code. */
export function run(args: readonly string[], version: string, { out, err }: Terminal): number {
  const options = readOptions(args);
  if (options.kind === 'help' || options.kind === 'version') {
    out(options.kind === 'help' ? usage : `${version}\n`);
    return exitCodes.done;
  }
  if (options.kind === 'mistake') {
    err(`${options.message} Try --help.\n`);
    return exitCodes.failed;
  }
  const { mode } = options;
  const files = expandPaths(options.paths);
  if (mode === 'print' && files.length > 1) {
    err('With several files, say what to do with them: --check, --diff, --write or --json. Try --help.\n');
    return exitCodes.failed;
  }
  if (files.length === 0) err(`There is no .keymap, .overlay, .dtsi or .dts file in ${options.paths.join(', ')}.\n`);
  const answers = files.map((file) => upgradeFile(file, mode, { out, err }));
  if (mode === 'json')
    out(
      `${JSON.stringify(
        answers.flatMap(({ json }) => json ?? []),
        null,
        2,
      )}\n`,
    );
  if (files.length === 0 || answers.some(({ failed }) => failed)) return exitCodes.failed;
  return mode === 'check' && answers.some(({ changed }) => changed) ? exitCodes.wouldChange : exitCodes.done;
}

type Answer = Readonly<{ failed: boolean; changed: boolean; json?: object }>;

function upgradeFile(file: string, mode: Mode, { out, err }: Terminal): Answer {
  const source = readSource(file);
  if (!source.ok) {
    err(`${source.reason}\n`);
    return { failed: true, changed: false };
  }
  const name = file === '-' ? 'standard input' : file;
  const upgrade = upgradeKeymap(source.text);
  const changed = upgrade.text !== source.text;
  if (mode === 'json') return { failed: false, changed, json: reportJson(name, upgrade, source.text) };
  if (mode === 'print') out(upgrade.text);
  if (mode === 'diff') out(unifiedDiff(name, source.text, upgrade.changes));
  const failure = mode === 'write' && changed ? writeSource(file, upgrade.text) : null;
  (mode === 'check' || mode === 'write' ? out : err)(reportText(name, upgrade));
  if (failure) err(`${failure}\n`);
  return { failed: failure !== null, changed };
}
