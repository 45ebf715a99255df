import fs from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { toOutline, toTexts, type Page } from '#core/search';

/** Makes the two files of the index. They're compressed here and unpacked in the browser, so this works on any host. */
function packIndex(pages: readonly Page[]): Readonly<{ outline: Buffer; texts: Buffer }> {
  const { dictionary, stream } = toTexts(pages);
  const pack = (...parts: readonly Uint8Array[]) => gzipSync(Buffer.concat(parts), { level: 9 });
  return {
    outline: pack(Buffer.from(JSON.stringify(toOutline(pages)))),
    // A line break ends the dictionary's JSON, which contains none.
    texts: pack(Buffer.from(`${JSON.stringify(dictionary)}\n`), stream),
  };
}

/** The folder with the built pages, and where the two files go. */
export type IndexTask = Readonly<{ pagesDir: string; outDir: string; outline: string; texts: string }>;

export async function writeIndex(task: IndexTask, pages: readonly Page[]): Promise<void> {
  const packed = packIndex(pages);
  await fs.mkdir(path.join(task.outDir, path.dirname(task.outline)), { recursive: true });
  await fs.writeFile(path.join(task.outDir, task.outline), packed.outline);
  await fs.writeFile(path.join(task.outDir, task.texts), packed.texts);
}
