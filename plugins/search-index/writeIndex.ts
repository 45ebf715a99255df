import fs from 'node:fs';
import path from 'node:path';
import { toOutline, toTexts } from '#core/search';
import { readPages } from './readPages.ts';

/** The paths of the two files of the index. */
type IndexFiles = Readonly<{ outline: string; texts: string }>;

function writeJson(file: string, data: unknown): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(data));
}

/** Indexes the pages of a built site. */
export function writeIndex(pagesDir: string, { outline, texts }: IndexFiles): void {
  const pages = readPages(pagesDir);
  writeJson(outline, toOutline(pages));
  writeJson(texts, toTexts(pages));
}
