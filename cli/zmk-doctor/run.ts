import { runCheck } from './check.ts';
import { runLog } from './log.ts';
import { runUpgrade, type Terminal } from './upgrade.ts';

export const usage = `Usage: zmk-doctor COMMAND [options] [FILE or FOLDER …]

  check     find mistakes in keymaps, .conf files, build.yaml and west.yml
  upgrade   bring keymaps up to date
  log       find out why a build failed

Run zmk-doctor COMMAND --help for details. --version prints the version.
`;

/** Returns the exit code. */
export function runDoctor(args: readonly string[], version: string, terminal: Terminal): number {
  const [command, ...rest] = args;
  if (command === 'check') return runCheck(rest, terminal);
  if (command === 'upgrade') return runUpgrade(rest, version, terminal);
  if (command === 'log') return runLog(rest, terminal);
  if (command === '--version' || command === '-V') terminal.out(`${version}\n`);
  else if (command === undefined || command === '--help' || command === '-h') terminal.out(usage);
  else {
    terminal.err(`There is no command ${command}. Try --help.\n`);
    return 2;
  }
  return 0;
}
