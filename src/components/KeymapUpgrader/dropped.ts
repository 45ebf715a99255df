import type { Dropped } from './readFiles';

/** What a file chooser gives: files, or a folder with the path of each file in it. */
export const chosenFiles = (list: FileList | null): readonly Dropped[] =>
  [...(list ?? [])].map((file) => ({
    file,
    path: file.webkitRelativePath || file.name,
    isFromFolder: file.webkitRelativePath !== '',
  }));

/** What was dropped, folders opened. The browser forgets it once the event is over, so the first step is made at once. */
export function droppedFiles(transfer: DataTransfer): Promise<readonly Dropped[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return Promise.resolve(chosenFiles(transfer.files));
  return Promise.all(entries.map((entry) => filesIn(entry, false))).then((lists) => lists.flat());
}

const mostFiles = 5000;
const skipped: ReadonlySet<string> = new Set(['.git', 'node_modules', 'build']);

async function filesIn(entry: FileSystemEntry, isFromFolder: boolean): Promise<readonly Dropped[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ file, path: isFromFolder ? entry.fullPath.replace(/^\//, '') : file.name, isFromFolder }];
  }
  if (!isFolder(entry) || skipped.has(entry.name)) return [];
  const reader = entry.createReader();
  const found: Dropped[] = [];
  // A reader gives some entries at a time, and none at the end.
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (batch.length === 0 || found.length > mostFiles) return found;
    for (const inner of batch) found.push(...(await filesIn(inner, true)));
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
