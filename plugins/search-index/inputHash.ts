import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Everything that the pages, and so the index, are built from. */
const inputs = [
  'docs',
  'blog',
  'src',
  'core',
  'plugins',
  'runtime',
  'settings',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package-lock.json',
];

/**
 * A name for the index that changes with the sources. The browser's code needs the name before there are pages to index, so
 * it can't be a hash of the index itself.
 */
export function inputHash(siteDir: string): string {
  const hash = createHash('sha256');
  const add = (file: string) => hash.update(`${path.relative(siteDir, file)}\0`).update(fs.readFileSync(file));
  for (const input of inputs.map((name) => path.join(siteDir, name))) {
    if (!fs.existsSync(input)) continue;
    if (fs.statSync(input).isFile()) add(input);
    else {
      const entries = fs.readdirSync(input, { recursive: true, withFileTypes: true });
      entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .sort()
        .forEach(add);
    }
  }
  return hash.digest('hex').slice(0, 10);
}
