import path from 'node:path';
// Imports only the version, so that the bundle doesn't contain all of package.json.
import { version } from '../../package.json';
import { runDoctor } from './run.ts';

// It's fine if the reader, such as `head`, closes the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const [, script = '', ...args] = process.argv;
// The script used to be called keymap-upgrade, and still works under that name.
const isUpgrade = path.basename(script).startsWith('keymap-upgrade');

process.exitCode = runDoctor(isUpgrade ? ['upgrade', ...args] : args, version, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
