import { check } from './check.ts';
import { readOptions, type Command, type Terminal } from './command.ts';
import { log } from './log.ts';
import { upgrade } from './upgrade.ts';

const usage = `Usage: zmk-doctor COMMAND [options] [FILE or FOLDER …]

  check     find mistakes in keymaps, .conf files, build.yaml, and west.yml
  upgrade   bring keymaps up to date
  log       find out why a build failed

Run zmk-doctor COMMAND --help for details. --version prints the version.
`;

const commands: ReadonlyMap<string, Command> = new Map([
  ['check', check],
  ['upgrade', upgrade],
  ['log', log],
]);

/** Returns the exit code. */
export function runDoctor([name, ...args]: readonly string[], version: string, terminal: Terminal): number {
  const { out, err } = terminal;
  const fail = (message: string): number => {
    err(`${message} Try --help.\n`);
    return 2;
  };
  const print = (text: string): number => {
    out(text);
    return 0;
  };
  if (name === undefined || name === '--help' || name === '-h') return print(usage);
  if (name === '--version' || name === '-V') return print(`${version}\n`);
  const command = commands.get(name);
  if (!command) return fail(`There is no command ${name}.`);
  const options = readOptions(args, command);
  if (typeof options === 'string') return fail(options);
  if (options.flags.has('help')) return print(command.usage);
  if (options.flags.has('version')) return print(`${version}\n`);
  const result = command.run(options, terminal);
  return typeof result === 'string' ? fail(result) : result;
}
