import { admitFile, mostBytes, tooLarge, type Admission } from '#core/keymap-upgrade';
import type { SourceFile } from './types';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

async function admit(file: File): Promise<Admission> {
  // Not even read into memory.
  if (file.size > mostBytes) return tooLarge(file.name, file.size);
  try {
    return admitFile(file.name, new Uint8Array(await file.arrayBuffer()), decodeUtf8);
  } catch {
    return {
      ok: false,
      reason: `${file.name} could not be read. If it is a folder, open the .keymap file in it; otherwise choose the file once more.`,
    };
  }
}

/** Reads what was chosen or dropped: the files that are keymaps, and a sentence for each that is none. */
export async function readFiles(
  list: readonly File[],
): Promise<Readonly<{ files: readonly SourceFile[]; refusals: readonly string[] }>> {
  const files: SourceFile[] = [];
  const refusals: string[] = [];
  for (const file of list) {
    const admission = await admit(file);
    if (admission.ok) files.push({ name: file.webkitRelativePath || file.name, text: admission.text });
    else refusals.push(admission.reason);
  }
  return { files, refusals };
}
