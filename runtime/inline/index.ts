import path from 'node:path';
import { buildSync } from 'esbuild';

/** A file and what it imports as one minified script for the page's HTML. */
const bundle = (file: string): string =>
  buildSync({
    entryPoints: [path.resolve('runtime/inline', file)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
  })
    .outputFiles.map(({ text }) => text.trim())
    .join('');

export const earlyScript = bundle('early.ts');
export const bootScript = bundle('boot.ts');
