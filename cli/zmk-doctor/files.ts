import fs from 'node:fs';
import path from 'node:path';
import { admitFile, admitText, mostBytes, tooLarge, type Admission } from '#core/keymap-upgrade';

const devicetree = /\.(keymap|overlay|dtsi|dts)$/;
/** What a configuration is made of: devicetree, options, and which release is built for which hardware. */
const configuration =
  /\.(keymap|overlay|dtsi|dts|conf|h)$|(^|[\\/])(build|west)\.ya?ml$|[\\/]workflows[\\/][^\\/]+\.ya?ml$|Kconfig[\w.]*$|_defconfig$|\.zmk\.yml$/;
const skipped = new Set(['.git', 'node_modules', 'build']);

/** The files behind the paths, folders opened, each once, in order. `-` stands for standard input. */
export function expandPaths(paths: readonly string[]): readonly string[] {
  return [
    ...new Set(paths.flatMap((given) => (given !== '-' && isFolder(given) ? filesIn(given, devicetree) : [given]))),
  ];
}

/** False as well for a path that cannot be looked at: reading it will tell why. */
function isFolder(given: string): boolean {
  try {
    return fs.statSync(given).isDirectory();
  } catch {
    return false;
  }
}

/** The files of a configuration behind a path. */
export const configFilesIn = (given: string): readonly string[] =>
  given !== '-' && isFolder(given) ? filesIn(given, configuration) : [given];

function filesIn(folder: string, wanted: RegExp): readonly string[] {
  const entries = entriesOf(folder);
  // A folder that cannot be opened stands for itself: reading it will tell why.
  if (!entries) return [folder];
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const full = path.join(folder, entry.name);
      // Links are not followed: they may lead in circles.
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

/** What the common codes of the file system mean. */
const causes: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'there is no such file'],
  ['ENOTDIR', 'there is no such file'],
  ['EACCES', 'permission is missing'],
  ['EPERM', 'permission is missing'],
  ['EROFS', 'the disk is read-only'],
  ['ENOSPC', 'the disk is full'],
]);

function causeOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) return String(error);
  const cause = causes.get(code);
  return cause === undefined ? code : `${cause} (${code})`;
}

/** How long to wait for a pipe that has nothing yet. */
const pauseMs = 10;

const pause = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);

/** All of standard input. Where its pipe does not block, having nothing to read yet is an error, but not its end. */
function readStandardInput(): Buffer {
  const parts: Buffer[] = [];
  for (;;) {
    const part = Buffer.alloc(65_536);
    try {
      const length = fs.readSync(0, part);
      if (length === 0) return Buffer.concat(parts);
      parts.push(part.subarray(0, length));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // What Windows says at the end of a pipe.
      if (code === 'EOF') return Buffer.concat(parts);
      if (code !== 'EAGAIN') throw error;
      pause();
    }
  }
}

export function readSource(file: string): Admission {
  const name = file === '-' ? 'Standard input' : file;
  try {
    return admitFile(name, file === '-' ? readStandardInput() : fs.readFileSync(file), decodeUtf8);
  } catch (error) {
    return { ok: false, reason: `${name} cannot be read: ${causeOf(error)}.` };
  }
}

/** Reads any file of a configuration, or a log. */
export function readText(file: string, limit = mostBytes): Admission {
  const name = file === '-' ? 'Standard input' : file;
  try {
    const bytes = file === '-' ? readStandardInput() : fs.readFileSync(file);
    if (bytes.length > limit) return tooLarge(name, bytes.length);
    const text = decodeUtf8(bytes);
    if (text === null) return { ok: false, reason: `${name} is not UTF-8 text. Save it as UTF-8 in your editor.` };
    return limit > mostBytes ? { ok: true, text } : admitText(text, name);
  } catch (error) {
    return { ok: false, reason: `${name} cannot be read: ${causeOf(error)}.` };
  }
}

/** Writes a file. Returns what went wrong, if anything. */
export function writeSource(file: string, text: string): string | null {
  try {
    replaceContent(fs.realpathSync(file), text);
    return null;
  } catch (error) {
    return `${file} cannot be written: ${causeOf(error)}. It is unchanged.`;
  }
}

/**
 * Writes beside the file and renames, so that the file is never half written. Mode, owner and symbolic links stay; another
 * hard link keeps the old text.
 */
function replaceContent(target: string, text: string): void {
  const temporary = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}.tmp`);
  try {
    const { mode, uid, gid } = fs.statSync(target);
    fs.writeFileSync(temporary, text, { mode });
    giveTo(temporary, uid, gid);
    fs.chmodSync(temporary, mode);
    fs.renameSync(temporary, target);
  } catch (error) {
    fs.rmSync(temporary, { force: true });
    throw error;
  }
}

/** Only root may give a file to somebody else; for others it stays theirs. */
function giveTo(file: string, uid: number, gid: number): void {
  try {
    fs.chownSync(file, uid, gid);
  } catch {
    // The text is right all the same.
  }
}
