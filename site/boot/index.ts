import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';

const source = fs.readFileSync(path.join(__dirname, 'boot.ts'), 'utf8');

/** boot.ts as one minified script for the page's HTML. */
export const bootScript = transformSync(source, { loader: 'ts', minify: true, format: 'iife', target: 'es2020' }).code.trim();
