import path from 'node:path';
import { buildSync } from 'esbuild';

/** runtime/inline as one minified script for the head of every page. */
export const inlineScript: string = buildSync({
  entryPoints: [path.resolve('runtime/inline/main.ts')],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  target: 'es2020',
})
  .outputFiles.map(({ text }) => text.trim())
  .join('');
