import { run } from './run.ts';
import { version } from '../../package.json' with { type: 'json' };

process.exitCode = run(process.argv.slice(2), version, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
