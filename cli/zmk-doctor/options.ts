import type { Target } from '#core/config-check';

export type Mode = 'print' | 'check' | 'write' | 'diff' | 'json';

export type Options =
  | { readonly kind: 'run'; readonly mode: Mode; readonly paths: readonly string[]; readonly target: Target | null }
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | { readonly kind: 'mistake'; readonly message: string };

export const usage = `Usage: zmk-doctor upgrade [option] [FILE or FOLDER …]

Updates old names in ZMK keymaps: key codes, behaviors, nodes, properties and headers.

  (no option)   print the upgraded text of one file, or of standard input
  --check       change nothing, but exit with 1 if something would change or has a syntax error
  --diff        print what would change as a unified diff
  --write       change the files in place
  --json        print changes, notes and problems as JSON
  --target=NAME also upgrade .conf files, build.yaml, west.yml and the workflow to v0.3 or main
  --help        print this text
  --version     print the version

Without a file, or with -, it reads standard input. In a folder, it upgrades every .keymap, .overlay, .dtsi and .dts file.
Each change is listed with its reason: on standard output with --check and --write, and on standard error otherwise,
because the text or the diff goes to standard output. With --json, they are part of the JSON.

Exit codes: 0 done, 1 --check found something to change or a syntax error, 2 a file could not be read or written, or wrong usage.
`;

const modes: ReadonlyMap<string, Mode> = new Map([
  ['--check', 'check'],
  ['--diff', 'diff'],
  ['--write', 'write'],
  ['--json', 'json'],
]);

export function readOptions(args: readonly string[]): Options {
  const paths: string[] = [];
  const chosen = new Set<Mode>();
  let onlyPaths = false;
  let target: Target | null = null;
  for (const argument of args) {
    const mode = modes.get(argument);
    if (onlyPaths || !argument.startsWith('-') || argument === '-') paths.push(argument);
    else if (argument === '--') onlyPaths = true;
    else if (argument === '--help' || argument === '-h') return { kind: 'help' };
    else if (argument === '--version' || argument === '-V') return { kind: 'version' };
    else if (mode) chosen.add(mode);
    else if (argument === '--target=main' || argument === '--target=v0.3') target = argument.slice(9) as Target;
    else return { kind: 'mistake', message: `There is no option ${argument}.` };
  }
  const [mode = 'print', second] = chosen;
  if (second)
    return { kind: 'mistake', message: `--${mode} and --${second} cannot be used together. Choose one of them.` };
  if (mode === 'write' && (paths.length === 0 || paths.includes('-'))) {
    return { kind: 'mistake', message: '--write needs files: standard input cannot be written to.' };
  }
  return { kind: 'run', mode, target, paths: paths.length === 0 ? ['-'] : paths };
}
