import path from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { runDoctor } from './run.ts';

// A reader that has seen enough, such as `head`, closes the pipe; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const [, script = '', ...args] = process.argv;
// The command was called keymap-upgrade once, and still works under that name.
const isUpgrade = path.basename(script).startsWith('keymap-upgrade');

process.exitCode = runDoctor(isUpgrade ? ['upgrade', ...args] : args, manifest.version, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
