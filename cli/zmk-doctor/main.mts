// Imports only the version, so that the bundle doesn't contain all of package.json.
import { version } from '../../package.json';
import { runDoctor } from './run.ts';

// It's fine if the reader, such as `head`, closes the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = runDoctor(process.argv.slice(2), version, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
