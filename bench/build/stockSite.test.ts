import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeStockSite } from './stockSite.ts';

/** Imports of files that aren't part of the copied site. */
function missingImports(folder: string): readonly string[] {
  const files = fs.readdirSync(path.join(folder, 'src/components'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => [
      ...fs.readFileSync(path.join(folder, 'src/components', file), 'utf8').matchAll(/'@site\/([^']+)'/g),
    ])
    .map(([, name = '']) => name)
    .filter((name) => !['', '.ts', '.tsx'].some((end) => fs.existsSync(path.join(folder, name + end))));
}

it('the stock site has our content and components, but none of our plugins', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'stock-'));
  for (const name of ['docs', 'blog', 'static', 'core', 'runtime', 'src', 'plugins', 'package.json']) {
    fs.symlinkSync(path.resolve(name), path.join(root, name));
  }
  const folder = writeStockSite(root);
  const has = (file: string) => fs.existsSync(path.join(folder, file));
  expect(has('docs/features/bluetooth.mdx') && has('src/staticComponents/index.ts') && has('core/firmware')).toBe(true);
  expect(has('plugins/search-index') || has('src/theme/Root')).toBe(false);
  expect(fs.readFileSync(path.join(folder, 'docusaurus.config.ts'), 'utf8')).not.toContain('faster');
  expect(missingImports(folder)).toEqual([]);
  fs.rmSync(root, { recursive: true });
});
