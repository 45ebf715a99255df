import fs from 'node:fs';
import path from 'node:path';
import { validateFile, validateText, maxBytes, tooLarge, type Validation } from '#core/keymap-upgrade';

const devicetree = /\.(keymap|overlay|dtsi|dts)$/;
/** All files of a user's configuration. */
const configuration =
  /\.(keymap|overlay|dtsi|dts|conf|h)$|(^|[\\/])(build|west)\.ya?ml$|[\\/]workflows[\\/][^\\/]+\.ya?ml$|Kconfig[\w.]*$|_defconfig$|\.zmk\.yml$/;
const skipped = new Set(['.git', 'node_modules', 'build']);

/** Replaces folders by the devicetree files in them. `-` is standard input. */
export function expandPaths(paths: readonly string[]): readonly string[] {
  return [
    ...new Set(paths.flatMap((given) => (given !== '-' && isFolder(given) ? filesIn(given, devicetree) : [given]))),
  ];
}

/** False if the path can't be accessed. Reading it will report why. */
function isFolder(given: string): boolean {
  try {
    return fs.statSync(given).isDirectory();
  } catch {
    return false;
  }
}

/** Replaces a folder by the configuration files in it. */
export const configFilesIn = (given: string): readonly string[] =>
  given !== '-' && isFolder(given) ? filesIn(given, configuration) : [given];

function filesIn(folder: string, wanted: RegExp): readonly string[] {
  const entries = entriesOf(folder);
  // The folder can't be opened. Reading it will report why.
  if (!entries) return [folder];
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const full = path.join(folder, entry.name);
      // Symbolic links aren't followed, because they may be circular.
      if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesIn(full, wanted);
      return entry.isFile() && wanted.test(full) ? [full] : [];
    });
}

function entriesOf(folder: string): fs.Dirent[] | undefined {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch {
    return undefined;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
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

export function readSource(file: string): Validation {
  const name = file === '-' ? 'Standard input' : file;
  try {
    return validateFile(name, file === '-' ? readStandardInput() : fs.readFileSync(file), decodeUtf8);
  } catch (error) {
    return { ok: false, reason: `${name} cannot be read: ${causeOf(error)}.` };
  }
}

/** Reads any configuration file, or a log. */
export function readText(file: string, limit = maxBytes): Validation {
  const name = file === '-' ? 'Standard input' : file;
  try {
    const bytes = file === '-' ? readStandardInput() : fs.readFileSync(file);
    if (bytes.length > limit) return tooLarge(name, bytes.length);
    const text = decodeUtf8(bytes);
    if (text === null) return { ok: false, reason: `${name} is not UTF-8 text. Save it as UTF-8 in your editor.` };
    return limit > maxBytes ? { ok: true, text } : validateText(text, name);
  } catch (error) {
    return { ok: false, reason: `${name} cannot be read: ${causeOf(error)}.` };
  }
}

/** Returns an error message, or null on success. */
export function writeSource(file: string, text: string): string | null {
  try {
    replaceContent(fs.realpathSync(file), text);
    return null;
  } catch (error) {
    return `${file} cannot be written: ${causeOf(error)}. It is unchanged.`;
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
