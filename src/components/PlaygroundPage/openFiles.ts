import { inlineIncludes } from '#core/devicetree';
import { encodeKeys, readLayouts, readQmkInfo, type Layout, type ReadResult } from '#core/keyboard-shape';
import { otherFormat } from '#core/keymap-check';
import { readDrawing } from '#core/keymap-drawing';
import { isConfigFile, looksLikeDevicetree, isZip } from '#core/config-files';
import { retried } from '@site/runtime/client/retried';
import type { InputFile } from '@site/src/userFiles/inputFiles';
import type { Shape } from './shareLink';

type Opened = Readonly<{
  source?: string;
  name?: string;
  /** Every layout that was found. */
  shapes: readonly Shape[];
  problems: readonly string[];
}>;

/** Larger files aren't read, because no keymap is this large and reading them could freeze the page. */
const maxBytes = 1_000_000;

const zipNotOpened =
  'The zip file couldn’t be opened, because a part of this page couldn’t be loaded. Check your connection, then open it again.';

const isJson = (name: string): boolean => name.toLowerCase().endsWith('.json');

const shapesIn = (reading: ReadResult<Layout>): readonly Shape[] =>
  (reading.ok ? reading.found : []).map(({ displayName, keys }) => ({ name: displayName, keys: encodeKeys(keys) }));

/** Whether a file in an opened folder may contain a keymap, something it includes, or a layout. */
const isUseful = (path: string): boolean =>
  (isConfigFile(path) && looksLikeDevicetree(path)) || /(^|\/)(info|keyboard)\.json$/.test(path);

const isKeymap = (name: string): boolean => name.endsWith('.keymap');

/** Finds the keymap in a set of files and inlines the files it includes. */
function findKeymap(files: ReadonlyMap<string, string>) {
  const names = [...files.keys()].filter((name) => !isJson(name));
  // .keymap files come before others that may contain a keymap, and files that include many before those they include.
  return names
    .map((name) => ({ name, ...inlineIncludes(name, files) }))
    .sort((a, b) => Number(isKeymap(b.name)) - Number(isKeymap(a.name)) || b.used.size - a.used.size)
    .find(({ text }) => readDrawing(text).layers.length > 0);
}

/** Replaces zip files with the files in them. */
async function unzip(list: readonly InputFile[], problems: string[]): Promise<readonly InputFile[]> {
  const zips = list.filter(({ path }) => isZip(path));
  if (zips.length === 0) return list;
  const part = await retried(() => import('@site/src/userFiles/readFiles')).catch(() => undefined);
  const { files, fileErrors } = part ? await part.readFiles(zips) : { files: [], fileErrors: [zipNotOpened] };
  problems.push(...fileErrors);
  return [
    ...list.filter((file) => !zips.includes(file)),
    ...files.map(({ name, text }) => ({
      file: new File([text], name.replace(/.*\//, '')),
      path: name,
      isFromFolder: true,
    })),
  ];
}

/** Reads the files a reader opens or drops: keymaps, files they include, physical layouts, and QMK’s info.json. */
export async function openFiles(given: readonly InputFile[]): Promise<Opened> {
  const problems: string[] = [];
  const list = await unzip(given, problems);
  const files = new Map<string, string>();
  const isInConfig = ({ path }: InputFile): boolean => /(^|\/)config\//.test(path);
  // Files in config/ come first: if two files have the same name, the one in config/ is the reader's.
  const wanted = list
    .filter(({ path, isFromFolder }) => !isFromFolder || isUseful(path))
    .sort((a, b) => Number(isInConfig(b)) - Number(isInConfig(a)));
  for (const { file } of wanted) {
    if (file.size > maxBytes)
      problems.push(`${file.name}: this file is larger than 1 MB, which is too large for a keymap.`);
    else if (!files.has(file.name)) files.set(file.name, await file.text());
  }
  const keymap = findKeymap(files);
  const shapes: Shape[] = [];
  const unused: string[] = [];
  const isFromFolder = list.some((file) => file.isFromFolder);
  for (const [name, text] of files) {
    const reading = isJson(name) ? readQmkInfo(text) : readLayouts(text);
    const found = shapesIn(reading);
    shapes.push(...found);
    if (isFromFolder || found.length > 0 || keymap?.used.has(name)) continue;
    const reason = (isJson(name) ? null : otherFormat(text)?.message) ?? (reading.ok ? null : reading.reason);
    const isLayout = /"zmk,physical-layout"|key_physical_attrs/.test(text);
    if (reason !== null && (isLayout || !keymap)) problems.push(`${name}: ${reason}`);
    else unused.push(name);
  }
  if (unused.length > 0)
    problems.push(
      keymap
        ? `${keymap.name} doesn’t use ${unused.join(', ')}.`
        : `No keymap or physical layout found in ${unused.join(', ')}. Open a .keymap file together with the files it includes, a devicetree file with a zmk,physical-layout, or QMK’s info.json.`,
    );
  if (isFromFolder && !keymap && shapes.length === 0)
    problems.push('This folder doesn’t contain a keymap or a physical layout.');
  if (isFromFolder && keymap && [...files.keys()].some((name) => isKeymap(name) && !keymap.used.has(name)))
    problems.push(
      `This folder has several keymaps. You’re looking at ${keymap.name}. To open another, drop just its files.`,
    );
  return { ...(keymap ? { source: keymap.text, name: keymap.name } : {}), shapes, problems };
}
