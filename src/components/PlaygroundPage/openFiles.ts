import { inlineIncludes } from '#core/devicetree';
import { encodeKeys, readLayouts, readQmkInfo, type Layout, type ReadResult } from '#core/keyboard-shape';
import { otherFormat } from '#core/keymap-check';
import { readDrawing } from '#core/keymap-drawing';
import { readKeymapTree, standIns } from '#core/simulator';
import { isConfigFile, looksLikeDevicetree, isZip } from '#core/config-files';
import { retried } from '@site/runtime/client/retried';
import type { InputFile } from '@site/src/userFiles/inputFiles';
import { includedNames } from './chooseShape';
import type { Shape } from './shareLink';

type Opened = Readonly<{
  source?: string;
  name?: string;
  /** Every layout that was found. */
  shapes: readonly Shape[];
  /** Texts that may name the keyboard, the best first. */
  clues: readonly string[];
  problems: readonly string[];
}>;

/** Larger files aren't read, because no keymap is this large and reading them could freeze the page. */
export const maxBytes = 1_000_000;

const zipNotOpened =
  'The zip file couldn’t be opened, because a part of this page couldn’t be loaded. Check your connection, then open it again.';

const isJson = (name: string): boolean => name.toLowerCase().endsWith('.json');

const shapesIn = (reading: ReadResult<Layout>): readonly Shape[] =>
  (reading.ok ? reading.found : []).map(({ displayName, keys }) => ({ name: displayName, keys: encodeKeys(keys) }));

/** Whether a file in an opened folder may contain a keymap, something it includes, or a layout. */
const isUseful = (path: string): boolean =>
  (isConfigFile(path) && looksLikeDevicetree(path)) || /(^|\/)(info|keyboard)\.json$/.test(path);

/** Lists the keyboards that are built. Its text is only used as a clue. */
const isBuildList = ({ path }: InputFile): boolean => /(^|\/)build\.ya?ml$/.test(path);

/** What may name the keyboard: the keymap's file, what it includes, the folders it's in, and the keyboards that are built. */
async function cluesFor(name: string, source: string, list: readonly InputFile[]): Promise<readonly string[]> {
  const folders = (list.find(({ file }) => file.name === name)?.path ?? '').split('/').slice(0, -1).reverse();
  const builds = await Promise.all(list.filter(isBuildList).map(({ file }) => file.text()));
  const built = builds.flatMap((text) =>
    [...text.matchAll(/\b(?:shield|board):[ \t]*([^#\n]+)/g)].map(([, value = '']) => value),
  );
  return [name, ...includedNames(source), ...folders, ...new Set(built)];
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** How many letters two paths have in common at their start. */
function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** The layouts in a folder, the nearest to the keymap first: a folder for several keyboards has several info.json. */
async function shapesNear(keymap: string | undefined, list: readonly InputFile[]): Promise<readonly Shape[]> {
  const at = folderOf(list.find(({ file }) => file.name === keymap)?.path ?? '');
  const near = list
    .filter(({ file }) => file.size <= maxBytes)
    .sort((a, b) => commonLength(folderOf(b.path), at) - commonLength(folderOf(a.path), at));
  const found = near.map(async ({ file }) => {
    const text = await file.text();
    return shapesIn(isJson(file.name) ? readQmkInfo(text) : readLayouts(text));
  });
  return (await Promise.all(found)).flat();
}

const isKeymap = (name: string): boolean => name.endsWith('.keymap');

/** Finds the keymap in a set of files and inlines the files it includes. */
function findKeymap(files: ReadonlyMap<string, string>) {
  const names = [...files.keys()].filter((name) => !isJson(name));
  // .keymap files come before others that may contain a keymap, and files that include many before those they include.
  const candidates = names
    .map((name) => ({ name, ...inlineIncludes(name, files) }))
    .sort((a, b) => Number(isKeymap(b.name)) - Number(isKeymap(a.name)) || b.used.size - a.used.size);
  return candidates.find(({ text }) => readDrawing(text, standIns).layers.length > 0) ?? candidates.find(isStub);
}

/** Whether a keymap gets its layers from a file that isn't here. The page asks for that file. */
const isStub = ({ name, text }: Readonly<{ name: string; text: string }>): boolean =>
  isKeymap(name) && readKeymapTree(text, '', standIns).missing.files.length > 0;

/** Replaces zip files with the files in them. */
export async function unzip(list: readonly InputFile[], problems: string[]): Promise<readonly InputFile[]> {
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
  if (isFromFolder) shapes.push(...(await shapesNear(keymap?.name, wanted)));
  for (const [name, text] of files) {
    const reading = isJson(name) ? readQmkInfo(text) : readLayouts(text);
    const found = shapesIn(reading);
    if (!isFromFolder) shapes.push(...found);
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
  const clues = keymap ? await cluesFor(keymap.name, keymap.text, given) : [];
  return { ...(keymap ? { source: keymap.text, name: keymap.name } : {}), shapes, clues, problems };
}
