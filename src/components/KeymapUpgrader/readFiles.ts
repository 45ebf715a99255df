import { admitFile, mostBytes, tooLarge, type Admission } from '#core/keymap-upgrade';
import { isLog, isPart, isZip, nameOfFile } from './kinds';
import type { SourceFile } from './types';

/** A file, with its path when it comes from a folder. Of a folder, only what belongs to a configuration is taken. */
export type Dropped = Readonly<{ file: File; path: string; isFromFolder: boolean }>;

type Read = Readonly<{ files: readonly SourceFile[]; refusals: readonly string[] }>;

const mostLogBytes = 20_000_000;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

function admit(name: string, bytes: Uint8Array): Admission {
  // What a log looks like is nobody's fault.
  if (isLog(name)) return { ok: true, text: new TextDecoder().decode(bytes).replaceAll('\0', '') };
  return admitFile(name, bytes, decodeUtf8, isPart(name) ? 'configuration' : 'keymap');
}

async function readOne({ file, path }: Dropped): Promise<Read> {
  const refuse = (reason: string): Read => ({ files: [], refusals: [reason] });
  // Not even read into memory.
  if (file.size > (isLog(path) || isZip(path) ? mostLogBytes : mostBytes)) {
    const admission = tooLarge(path, file.size);
    return admission.ok ? refuse('') : refuse(admission.reason);
  }
  let bytes;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return refuse(`${path} could not be read. Choose it once more.`);
  }
  if (isZip(path)) return readZip(path, bytes);
  const admission = admit(path, bytes);
  return admission.ok
    ? { files: [{ name: nameOfFile(path, admission.text), text: admission.text }], refusals: [] }
    : refuse(admission.reason);
}

async function readZip(name: string, bytes: Uint8Array): Promise<Read> {
  const { unzipSync } = await import('fflate');
  try {
    const wanted = unzipSync(bytes, {
      filter: (entry) => (isPart(entry.name) || isLog(entry.name)) && entry.originalSize <= mostLogBytes,
    });
    const read = Object.entries(wanted).map(([path, content]) => [path, admit(path, content)] as const);
    const files = read.flatMap(([path, admission]) => (admission.ok ? [{ name: path, text: admission.text }] : []));
    const refusals = read.flatMap(([, admission]) => (admission.ok ? [] : [admission.reason]));
    if (read.length === 0) refusals.push(`${name} has no keymap or other file of a ZMK configuration in it.`);
    return { files, refusals };
  } catch {
    return { files: [], refusals: [`${name} could not be unpacked. Unpack it yourself and drop the folder here.`] };
  }
}

/** Reads what was chosen or dropped, and has a sentence for each file that is of no use here. */
export async function readFiles(list: readonly Dropped[]): Promise<Read> {
  const wanted = list.filter(({ path, isFromFolder }) => !isFromFolder || isPart(path));
  const read = await Promise.all(wanted.map(readOne));
  const refusals = read.flatMap((one) => one.refusals);
  if (list.length > 0 && wanted.length === 0)
    refusals.push('There is no keymap or other file of a ZMK configuration in this folder.');
  return { files: read.flatMap((one) => one.files), refusals };
}
