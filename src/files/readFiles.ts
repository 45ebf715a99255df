import { validateFile, maxBytes, tooLarge, type Validation } from '#core/keymap-upgrade';
import { isLog, isConfigFile, isSkippedFolder, isZip } from './fileKinds';
import type { InputFile } from './inputFiles';

/** A text file with its path. */
export type SourceFile = Readonly<{ name: string; text: string }>;

type ReadResult = Readonly<{ files: readonly SourceFile[]; fileErrors: readonly string[] }>;

const maxLogBytes = 20_000_000;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

function validate(name: string, bytes: Uint8Array): Validation {
  // Accept any log, even with odd characters.
  if (isLog(name)) return { ok: true, text: new TextDecoder().decode(bytes).replaceAll('\0', '') };
  return validateFile(name, bytes, decodeUtf8, isConfigFile(name) ? 'configuration' : 'keymap');
}

/** Adds the folder to a workflow that was opened without it, since build.yaml is also the name of another file. */
const qualifyName = (name: string, text: string): string =>
  /^build\.ya?ml$/.test(name) && /^jobs:/m.test(text) ? `.github/workflows/${name}` : name;

const isSkipped = (path: string): boolean => path.split('/').slice(0, -1).some(isSkippedFolder);

async function readOne({ file, path }: InputFile): Promise<ReadResult> {
  const refuse = (reason: string): ReadResult => ({ files: [], fileErrors: [reason] });
  // Check the size before reading the file into memory.
  if (file.size > (isLog(path) || isZip(path) ? maxLogBytes : maxBytes)) {
    const validation = tooLarge(path, file.size);
    return validation.ok ? refuse('') : refuse(validation.reason);
  }
  let bytes;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return refuse(`${path} couldn’t be read. Try opening it again.`);
  }
  if (isZip(path)) return readZip(path, bytes);
  const validation = validate(path, bytes);
  return validation.ok
    ? { files: [{ name: qualifyName(path, validation.text), text: validation.text }], fileErrors: [] }
    : refuse(validation.reason);
}

async function readZip(name: string, bytes: Uint8Array): Promise<ReadResult> {
  const { unzipSync } = await import('fflate');
  try {
    const entries = unzipSync(bytes, {
      filter: ({ name: path, originalSize }) =>
        (isLog(path) || (isConfigFile(path) && !isSkipped(path))) && originalSize <= maxLogBytes,
    });
    const read = Object.entries(entries).map(([path, content]) => [path, validate(path, content)] as const);
    const files = read.flatMap(([path, validation]) => (validation.ok ? [{ name: path, text: validation.text }] : []));
    const fileErrors = read.flatMap(([, validation]) => (validation.ok ? [] : [validation.reason]));
    if (read.length === 0) fileErrors.push(`${name} doesn’t contain a keymap or another ZMK configuration file.`);
    return { files, fileErrors };
  } catch {
    return { files: [], fileErrors: [`${name} couldn’t be unzipped. Unzip it yourself and drop the folder here.`] };
  }
}

/**
 * Reads the files that a reader chose or dropped, with an error message for each one that can't be used. From folders and
 * zip files, only configuration files are used.
 */
export async function readFiles(list: readonly InputFile[]): Promise<ReadResult> {
  const wanted = list.filter(
    ({ path, isFromFolder }) =>
      // The folder that was chosen can have any name.
      !isFromFolder || (isConfigFile(path) && !isSkipped(path.slice(path.indexOf('/') + 1))),
  );
  const read = await Promise.all(wanted.map(readOne));
  const fileErrors = read.flatMap((result) => result.fileErrors);
  if (list.length > 0 && wanted.length === 0)
    fileErrors.push('This folder doesn’t contain a keymap or another ZMK configuration file.');
  return { files: read.flatMap((result) => result.files), fileErrors };
}
