import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { textTypes } from '../../preview-server/contentTypes.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const compressible = new Set(Object.keys(textTypes));
/** Smaller files aren't compressed: they fit into one packet anyway. */
const smallestBytes = 1024;
/** Brotli's best and slowest level for hashed files, which browsers keep for a year. The others are many and change often. */
const levelFor = (file: string) => (/[\\/]assets[\\/]/.test(file) ? 11 : 8);

function compressibleFiles(folder: string): readonly string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.has(path.extname(entry.name)))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

async function compressFile(file: string): Promise<void> {
  const text = await fs.promises.readFile(file);
  if (text.length < smallestBytes) return;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
  const params = { [BROTLI_PARAM_QUALITY]: levelFor(file), [BROTLI_PARAM_SIZE_HINT]: text.length };
  const [br, gz] = await Promise.all([brotli(text, { params }), gzip(text, { level: 8 })]);
  if (br.length < text.length) await fs.promises.writeFile(`${file}.br`, br);
  if (gz.length < text.length) await fs.promises.writeFile(`${file}.gz`, gz);
}

/** Writes a `.br` and a `.gz` file next to every text file in `folder` that compression makes smaller. */
export async function compressFolder(folder: string): Promise<void> {
  const files = [...compressibleFiles(folder)];
  const worker = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await compressFile(file);
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
}
