import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '#core/search';
import { cutSite } from '#core/search/cut';

/** The pages of a built site. */
export function readPages(outDir: string): Page[] {
  const files = fs.readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return cutSite(
    files.map((file) => ({ file: file.replaceAll('\\', '/'), html: fs.readFileSync(path.join(outDir, file), 'utf8') })),
  );
}
