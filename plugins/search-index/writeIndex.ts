import fs from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { toOutline, toTexts, type Page } from '#core/search';

/** Makes the two files of the index. They are compressed here, and unpacked by the reader's worker: no server has to be set up for it. */
export function packIndex(pages: readonly Page[]): Readonly<{ outline: Buffer; texts: Buffer }> {
  const { dictionary, stream } = toTexts(pages);
  const pack = (...parts: readonly Uint8Array[]) => gzipSync(Buffer.concat(parts), { level: 9 });
  return {
    outline: pack(Buffer.from(JSON.stringify(toOutline(pages)))),
    // A line break ends the dictionary's JSON, which holds none itself.
    texts: pack(Buffer.from(`${JSON.stringify(dictionary)}\n`), stream),
  };
}

export async function writeIndex(
  outDir: string,
  files: Readonly<{ outlineUrl: string; textsUrl: string }>,
  pages: readonly Page[],
): Promise<void> {
  const { outline, texts } = packIndex(pages);
  await fs.mkdir(path.dirname(path.join(outDir, files.outlineUrl)), { recursive: true });
  await fs.writeFile(path.join(outDir, files.outlineUrl), outline);
  await fs.writeFile(path.join(outDir, files.textsUrl), texts);
}
