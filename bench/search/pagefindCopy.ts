import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

type Index = {
  addDirectory(options: { path: string }): Promise<unknown>;
  writeFiles(options: { outputPath: string }): Promise<unknown>;
};
type Pagefind = { createIndex(options: object): Promise<{ index?: Index; errors: readonly string[] }> };

/** Pagefind isn't a dependency of the site, because it installs a binary for each platform. */
async function findPagefind(): Promise<Pagefind | undefined> {
  const name = 'pagefind';
  try {
    return (await import(name)) as Pagefind;
  } catch {
    console.log('\nPagefind is not installed. To compare with it, run npm install --no-save pagefind.');
    return undefined;
  }
}

/**
 * A copy of the site with Pagefind's index, if Pagefind is installed, and without the Content-Security-Policy, which would
 * block Pagefind.
 */
export async function pagefindCopy(build: string): Promise<Readonly<{ folder: string; hasPagefind: boolean }>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-bench-'));
  fs.cpSync(build, folder, { recursive: true });
  fs.rmSync(path.join(folder, '_headers'), { force: true });
  const pagefind = await findPagefind();
  if (!pagefind) return { folder, hasPagefind: false };
  const { index, errors } = await pagefind.createIndex({
    rootSelector: 'article',
    excludeSelectors: ['nav', 'button', '.hash-link'],
  });
  if (!index) throw new Error(`Pagefind did not start: ${errors.join(', ')}`);
  await index.addDirectory({ path: build });
  await index.writeFiles({ outputPath: path.join(folder, 'pagefind') });
  return { folder, hasPagefind: true };
}
