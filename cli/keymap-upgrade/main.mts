import manifest from '../../package.json' with { type: 'json' };
import { run } from './run.ts';

process.exitCode = run(process.argv.slice(2), manifest.version, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
