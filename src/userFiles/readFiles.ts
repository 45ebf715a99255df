import {
  correctPath,
  decodeLog,
  isConfigFile,
  isLog,
  isSkippedFolder,
  isZip,
  tooLarge,
  validateFile,
} from '#core/config-files';
import type { InputFile } from './inputFiles';

/** A text file with its path. */
export type SourceFile = Readonly<{ name: string; text: string }>;

type ReadResult = Readonly<{ files: readonly SourceFile[]; fileErrors: readonly string[] }>;

const refuse = (reason: string): ReadResult => ({ files: [], fileErrors: [reason] });

function decode(path: string, bytes: Uint8Array): ReadResult {
  const validation = isLog(path)
    ? { ok: true as const, text: decodeLog(bytes) }
    : validateFile(path, bytes, isConfigFile(path) ? 'configuration' : 'keymap');
  if (!validation.ok) return refuse(validation.reason);
  const name = correctPath(path, validation.text);
  return name === null
    ? refuse(
        `${path} isn’t part of a ZMK configuration. Open keymaps, .conf files, build.yaml, west.yml, or a build log.`,
      )
    : { files: [{ name, text: validation.text }], fileErrors: [] };
}

const isSkipped = (path: string): boolean => path.split('/').slice(0, -1).some(isSkippedFolder);

async function readOne({ file, path }: InputFile): Promise<ReadResult> {
  // Check the size before reading the file into memory.
  const tooLargeReason = tooLarge(path, file.size);
  if (tooLargeReason !== null) return refuse(tooLargeReason);
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return isZip(path) ? await readZip(path, bytes) : decode(path, bytes);
  } catch {
    return refuse(`${path} couldn’t be read. Try opening it again.`);
  }
}

async function readZip(name: string, bytes: Uint8Array): Promise<ReadResult> {
  const { unzipSync } = await import('fflate');
  try {
    const entries = unzipSync(bytes, {
      filter: ({ name: path, originalSize }) =>
        (isLog(path) || (isConfigFile(path) && !isSkipped(path))) && tooLarge(path, originalSize) === null,
    });
    const paths = Object.keys(entries);
    // Among configuration files, a .txt file isn't a log. Many shields have a CMakeLists.txt.
    const wanted = paths.some(isConfigFile) ? paths.filter(isConfigFile) : paths;
    const read = joined(wanted.map((path) => decode(path, entries[path] as Uint8Array)));
    if (read.files.length + read.fileErrors.length > 0) return read;
    return refuse(`${name} doesn’t contain a keymap or another ZMK configuration file.`);
  } catch {
    return refuse(`${name} couldn’t be unzipped. Unzip it yourself and drop the folder here.`);
  }
}

const joined = (results: readonly ReadResult[]): ReadResult => ({
  files: results.flatMap(({ files }) => files),
  fileErrors: results.flatMap(({ fileErrors }) => fileErrors),
});

/**
 * Reads the files that a reader chose or dropped, with an error message for each one that can't be used. From folders and
 * zip files, only configuration files are used.
 */
export async function readFiles(list: readonly InputFile[]): Promise<ReadResult> {
  const wanted = list.filter(
    ({ path, isFromFolder }) =>
      // The path starts with the chosen folder, which can have any name, so it isn't checked.
      !isFromFolder || (isConfigFile(path) && !isSkipped(path.slice(path.indexOf('/') + 1))),
  );
  if (list.length > 0 && wanted.length === 0)
    return refuse('This folder doesn’t contain a keymap or another ZMK configuration file.');
  return joined(await Promise.all(wanted.map(readOne)));
}
