import path from 'node:path';
import { buildSync } from 'esbuild';

/** boot.ts and what it imports as one minified script for the page's HTML. */
export const bootScript = buildSync({
  entryPoints: [path.join(__dirname, 'boot.ts')],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  target: 'es2020',
})
  .outputFiles.map(({ text }) => text.trim())
  .join('');
