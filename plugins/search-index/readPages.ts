import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '#core/search';
import { cutPage, nameByLinks } from '#core/search/cut';

/**
 * The pages of a built site, in the order of their addresses. Reads synchronously: other plugins rewrite the same files after
 * the build, and must not do so half way through a read.
 */
export function readPages(outDir: string): Page[] {
  const files = fs.readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const pages = files.sort().flatMap((file) => {
    const html = fs.readFileSync(path.join(outDir, file), 'utf8');
    return cutPage(html, urlOf(file)) ?? [];
  });
  return nameByLinks(pages);
}

function urlOf(file: string): string {
  const url = `/${file.split(path.sep).join('/')}`.replace(/\.html$/, '').replace(/\/index$/, '');
  return url === '' ? '/' : url;
}
