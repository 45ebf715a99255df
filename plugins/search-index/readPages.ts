import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '#core/search';
import { cutPage } from '#core/search/cut';

/**
 * The pages of a built site, in the order of their addresses. Reads synchronously: other plugins rewrite the same files after
 * the build, and must not do so half way through a read.
 */
export function readPages(outDir: string): Page[] {
  const files = fs.readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return files.sort().flatMap((file) => cutPage(fs.readFileSync(path.join(outDir, file), 'utf8'), urlOf(file)) ?? []);
}

function urlOf(file: string): string {
  const url = `/${file.split(path.sep).join('/')}`.replace(/\.html$/, '').replace(/\/index$/, '');
  return url === '' ? '/' : url;
}
