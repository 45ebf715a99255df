import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Folders that don't affect the build. Unit tests don't either (see filesOf). */
const ignored = new Set([
  ...['node_modules', 'build', '.docusaurus', '.cache', '.git', 'test-results'],
  ...['bench', 'checks', 'tests'],
]);

/** Environment variables that the build reads. */
const variables = [
  'ALGOLIA_APP_ID',
  'ALGOLIA_SEARCH_KEY',
  'ALGOLIA_INDEX',
  'ALGOLIA_INSIGHTS',
  'ALGOLIA_HOSTS',
  'GA_MEASUREMENT_ID',
];

function* filesOf(folder: string, root: string): Generator<string> {
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = path.join(folder, entry.name);
    if (ignored.has(path.relative(root, file))) continue;
    if (entry.isDirectory()) yield* filesOf(file, root);
    else if (entry.isFile() && !/\.test\.m?tsx?$/.test(entry.name)) yield file;
  }
}

/** A hash of everything that a build of the site depends on. The same fingerprint means the same site. */
export function fingerprint(root: string, env: NodeJS.ProcessEnv, args: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const file of filesOf(root, root)) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(fs.readFileSync(file))
      .update('\0');
  }
  hash.update(JSON.stringify([args, variables.map((name) => env[name] ?? '')]));
  return hash.digest('hex');
}
