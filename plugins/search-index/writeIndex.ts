import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { toOutline, toTexts } from '#core/search';
import { readPages } from './readPages.ts';

/** Where the two files of the index go. */
type IndexFiles = Readonly<{ outline: string; texts: string }>;

/** The files are compressed here and unpacked in the browser, so this works on any host. */
function writeCompressed(file: string, ...parts: readonly Uint8Array[]): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, gzipSync(Buffer.concat(parts), { level: 9 }));
}

/** Indexes the pages of a built site. */
export function writeIndex(pagesDir: string, { outline, texts }: IndexFiles): void {
  const pages = readPages(pagesDir);
  writeCompressed(outline, Buffer.from(JSON.stringify(toOutline(pages))));
  const { dictionary, stream } = toTexts(pages);
  // A line break ends the dictionary's JSON, which contains none.
  writeCompressed(texts, Buffer.from(`${JSON.stringify(dictionary)}\n`), stream);
}
