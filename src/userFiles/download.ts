import type { SourceFile } from './readFiles';

/** How long the URL of the file exists. By then, the browser has started the download. */
const revokeAfterMs = 2000;

export function download(name: string, content: BlobPart, type = 'text/plain;charset=utf-8'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name.slice(name.lastIndexOf('/') + 1);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfterMs);
}

/** Downloads all files as a zip, with their paths. */
export async function downloadZip(files: readonly SourceFile[]): Promise<void> {
  const { strToU8, zipSync } = await import('fflate');
  const zip = zipSync(Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)])));
  download('zmk-config.zip', new Uint8Array(zip), 'application/zip');
}
