import fs from 'node:fs';
import path from 'node:path';
import { decodeLog, isConfigFile, isSkippedFolder, validateFile, type Validation } from '#core/config-files';
import { isDevicetree } from '#core/configuration';

/** Replaces each folder by the files in it that `isWanted` accepts. `-` is standard input. */
const expand = (paths: readonly string[], isWanted: (path: string) => boolean): readonly string[] => [
  ...new Set(paths.flatMap((given) => (given !== '-' && isFolder(given) ? filesIn(given, isWanted) : [given]))),
];

export const keymapFilesIn = (paths: readonly string[]): readonly string[] => expand(paths, isDevicetree);
export const configFilesIn = (paths: readonly string[]): readonly string[] => expand(paths, isConfigFile);

/** False if the path can't be accessed. Reading it will report why. */
function isFolder(given: string): boolean {
  try {
    return fs.statSync(given).isDirectory();
  } catch {
    return false;
  }
}

function filesIn(folder: string, isWanted: (path: string) => boolean): readonly string[] {
  const entries = entriesOf(folder);
  // The folder can't be opened. Reading it will report why.
  if (!entries) return [folder];
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const full = path.join(folder, entry.name);
      // Symbolic links aren't followed, because they may be circular.
      if (entry.isDirectory()) return isSkippedFolder(entry.name) ? [] : filesIn(full, isWanted);
      return entry.isFile() && isWanted(full.split(path.sep).join('/')) ? [full] : [];
    });
}

function entriesOf(folder: string): fs.Dirent[] | undefined {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch {
    return undefined;
  }
}

/** Explanations of common file system errors. */
const causes: ReadonlyMap<string, string> = new Map([
  ['ENOENT', "it doesn't exist"],
  ['ENOTDIR', "it doesn't exist"],
  ['EACCES', "you don't have permission"],
  ['EPERM', "you don't have permission"],
  ['EROFS', 'the disk is read-only'],
  ['ENOSPC', 'the disk is full'],
]);

function causeOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) return String(error);
  const cause = causes.get(code);
  return cause === undefined ? code : `${cause} (${code})`;
}

const pauseMs = 10;

const pause = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);

/** Reads all of standard input. A nonblocking pipe without data throws EAGAIN, so it's read again after a pause. */
function readStandardInput(): Buffer {
  const chunks: Buffer[] = [];
  for (;;) {
    const chunk = Buffer.alloc(65_536);
    try {
      const length = fs.readSync(0, chunk);
      if (length === 0) return Buffer.concat(chunks);
      chunks.push(chunk.subarray(0, length));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Windows throws this at the end of a pipe.
      if (code === 'EOF') return Buffer.concat(chunks);
      if (code !== 'EAGAIN') throw error;
      pause();
    }
  }
}

const read = (file: string, decode: (name: string, bytes: Uint8Array) => Validation): Validation => {
  const name = file === '-' ? 'Standard input' : file;
  try {
    return decode(name, file === '-' ? readStandardInput() : fs.readFileSync(file));
  } catch (error) {
    return { ok: false, reason: `${name} can't be read: ${causeOf(error)}.` };
  }
};

export const readKeymap = (file: string): Validation => read(file, validateFile);
export const readConfig = (file: string): Validation =>
  read(file, (name, bytes) => validateFile(name, bytes, 'configuration'));
export const readLogFile = (file: string): Validation =>
  read(file, (_, bytes) => ({ ok: true, text: decodeLog(bytes) }));

/** Returns an error message, or null on success. */
export function writeSource(file: string, text: string): string | null {
  try {
    replaceContent(fs.realpathSync(file), text);
    return null;
  } catch (error) {
    return `${file} can't be written: ${causeOf(error)}. It's unchanged.`;
  }
}

/** Returns an error message, or null on success. */
export function renameFile(from: string, to: string): string | null {
  try {
    fs.renameSync(from, to);
    return null;
  } catch (error) {
    return `${from} can't be renamed: ${causeOf(error)}.`;
  }
}

/**
 * Writes a temporary file and renames it, so that the file is never half-written. Keeps mode, owner and symbolic links, but
 * breaks hard links.
 */
function replaceContent(target: string, text: string): void {
  const temporary = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}.tmp`);
  try {
    const { mode, uid, gid } = fs.statSync(target);
    fs.writeFileSync(temporary, text, { mode });
    tryChangeOwner(temporary, uid, gid);
    fs.chmodSync(temporary, mode);
    fs.renameSync(temporary, target);
  } catch (error) {
    fs.rmSync(temporary, { force: true });
    throw error;
  }
}

/** Only root can change the owner. For other users, this does nothing. */
function tryChangeOwner(file: string, uid: number, gid: number): void {
  try {
    fs.chownSync(file, uid, gid);
  } catch {
    // The file's content matters more than its owner.
  }
}
