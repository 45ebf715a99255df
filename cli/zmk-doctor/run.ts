import { runCheck } from './check.ts';
import { runLog } from './log.ts';
import { run as runUpgrade, type Terminal } from './upgrade.ts';

export const usage = `Usage: zmk-doctor COMMAND [options] [FILE or FOLDER …]

  check     say what is wrong with keymaps, .conf files, build.yaml and west.yml
  upgrade   bring keymaps up to date
  log       explain the log of a failed build

zmk-doctor COMMAND --help says more. --version prints the version.
`;

/** The command. Returns its exit code. */
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
