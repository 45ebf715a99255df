import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '#core/search';
import { extractSite } from '#core/search/extract';

/** The pages of a built site. */
export function readPages(outDir: string): Page[] {
  const files = fs.readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return extractSite(
    files.map((file) => ({ file: file.replaceAll('\\', '/'), html: fs.readFileSync(path.join(outDir, file), 'utf8') })),
  );
}
