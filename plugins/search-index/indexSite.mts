/** Runs as a separate process during the build, because indexing takes as long as all other work after bundling. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { toOutline, toTexts } from '#core/search';
import { readPages } from './readPages.ts';

/** The folder with the built pages, and where the two files of the index go. */
export type IndexTask = Readonly<{ pagesDir: string; outDir: string; outline: string; texts: string }>;

const task = JSON.parse(process.argv[2] ?? '') as IndexTask;
const pages = readPages(task.pagesDir);
const { dictionary, stream } = toTexts(pages);

/** The files are compressed here and unpacked in the browser, so this works on any host. */
async function write(file: string, ...parts: readonly Uint8Array[]): Promise<void> {
  const target = path.join(task.outDir, file);
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.writeFile(target, gzipSync(Buffer.concat(parts), { level: 9 }));
}

await write(task.outline, Buffer.from(JSON.stringify(toOutline(pages))));
// A line break ends the dictionary's JSON, which contains none.
await write(task.texts, Buffer.from(`${JSON.stringify(dictionary)}\n`), stream);
