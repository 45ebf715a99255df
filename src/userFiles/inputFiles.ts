import { isSkippedFolder } from '#core/config-files';

/** A file that the reader chose or dropped, not read yet. */
export type InputFile = Readonly<{ file: File; path: string; isFromFolder: boolean }>;

/** The files from a file input, with their paths if the reader chose a folder. */
export const chosenFiles = (list: FileList | null): readonly InputFile[] =>
  [...(list ?? [])].map((file) => ({
    file,
    path: file.webkitRelativePath || file.name,
    isFromFolder: file.webkitRelativePath !== '',
  }));

/** The files from a drop, including those in folders. Reads the entries right away, before the event ends and clears them. */
export function droppedFiles(transfer: DataTransfer): Promise<readonly InputFile[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return Promise.resolve(chosenFiles(transfer.files));
  return Promise.all(entries.map((entry) => filesIn(entry, false))).then((lists) => lists.flat());
}

const maxFiles = 5000;

async function filesIn(entry: FileSystemEntry, isFromFolder: boolean): Promise<readonly InputFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ file, path: isFromFolder ? entry.fullPath.replace(/^\//, '') : file.name, isFromFolder }];
  }
  // Only folders inside of the dropped one are skipped. That one can have any name.
  if (!isFolder(entry) || (isFromFolder && isSkippedFolder(entry.name))) return [];
  const reader = entry.createReader();
  const found: InputFile[] = [];
  // readEntries returns a batch at a time, and an empty one at the end.
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (batch.length === 0 || found.length > maxFiles) return found;
    for (const inner of batch) found.push(...(await filesIn(inner, true)));
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
