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
  if (mode !== 'check') return exitCodes.done;
  out(summaryOf(answers));
  return answers.some(({ changes, problems }) => changes + problems > 0) ? exitCodes.wouldChange : exitCodes.done;
}

type Answer = Readonly<{ failed: boolean; changes: number; problems: number; json?: object }>;

function summaryOf(answers: readonly Answer[]): string {
  const count = (number: number, one: string): string => `${number} ${number === 1 ? one : `${one}s`}`;
  const changes = answers.reduce((sum, answer) => sum + answer.changes, 0);
  const problems = answers.reduce((sum, answer) => sum + answer.problems, 0);
  const parts = [
    changes > 0 ? count(changes, 'change') : 'nothing to change',
    ...(problems > 0 ? [count(problems, 'syntax error')] : []),
  ];
  return `${count(answers.length, 'file')}: ${parts.join(', ')}.\n`;
}

function upgradeFile(file: string, mode: Mode, { out, err }: Terminal): Answer {
  const source = readSource(file);
  if (!source.ok) {
    err(`${source.reason}\n`);
    return { failed: true, changes: 0, problems: 0 };
  }
  const name = file === '-' ? 'standard input' : file;
  const upgrade = upgradeKeymap(source.text);
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
