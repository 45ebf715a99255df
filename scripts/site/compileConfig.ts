import path from 'node:path';
import { buildSync } from 'esbuild';
import { UserError } from '../userError.ts';

/** Packages that are no plain JavaScript, or that Docusaurus has loaded anyway. */
const external = ['@docusaurus/*', 'esbuild'];

/**
 * Makes one file of the configuration and all plugins, and returns where it is. Docusaurus reads TypeScript as well, but
 * translates it file by file with Babel: a first build would take two seconds more.
 */
export function compileConfig(root: string): string {
  const outfile = path.join(root, '.cache', 'docusaurus.config.cjs');
  try {
    buildSync({
      entryPoints: [path.join(root, 'docusaurus.config.ts')],
      bundle: true,
      outfile,
      platform: 'node',
      // `import()` as well: Docusaurus runs this file where Node's own cannot be used.
      format: 'cjs',
      target: 'node20',
      external,
      logLevel: 'error',
    });
  } catch {
    throw new UserError('The configuration could not be read: see the message above. The last good site is untouched.');
  }
  return outfile;
}
