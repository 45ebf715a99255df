import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeStockSite } from './stockSite.ts';

it('has the texts and components of this site, and none of its plugins', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'stock-'));
  for (const name of ['docs', 'blog', 'static', 'core', 'src', 'plugins', 'package.json']) {
    fs.symlinkSync(path.resolve(name), path.join(root, name));
  }
  const folder = writeStockSite(root);
  const has = (file: string) => fs.existsSync(path.join(folder, file));
  expect(has('docs/features/bluetooth.mdx') && has('src/islands/registry.ts') && has('core/firmware')).toBe(true);
  expect(has('plugins/search-index') || has('src/theme/Root')).toBe(false);
  expect(fs.readFileSync(path.join(folder, 'docusaurus.config.ts'), 'utf8')).not.toContain('faster');
  fs.rmSync(root, { recursive: true });
});
