import { boundsOf, encodeKeys, readQmkInfo, rowsOf, type Key } from '#core/keyboard-shape';
import type { OtherKeyboard } from '#core/firmware';
import type { ShapeSource } from './sources.ts';

type File = Readonly<{ file: string; text: string }>;
type Read = Readonly<{ file: string; title?: string } & Pick<OtherKeyboard, 'layouts'>>;
type QmkFile = Readonly<{
  keyboard_name?: string;
  layouts?: Readonly<Record<string, Readonly<{ layout: readonly Readonly<{ matrix?: readonly number[] }>[] }>>>;
}>;

/** QMK's files can have comments and trailing commas. */
const toJson = (text: string): string =>
  text
    .replace(/("(?:[^"\\]|\\.)*")|\/\/.*|\/\*[^]*?\*\//g, (_, string?: string) => string ?? '')
    .replace(/,(?=\s*[}\]])/g, '');

/** Reads the layouts of a source from the first of the files that has any. Throws if something in the source isn't there. */
export function readShapes(files: readonly File[], { at, layouts: wanted = [], merged = {} }: ShapeSource): Read {
  const parsed = files.map(({ file, text }) => ({ file, text: toJson(text) }));
  const title = parsed.map(({ text }) => (JSON.parse(text) as QmkFile).keyboard_name).find(Boolean);
  for (const { file, text } of parsed) {
    const read = readQmkInfo(text);
    if (!read.ok) continue;
    const info = JSON.parse(text) as QmkFile;
    for (const name of wanted)
      if (!read.found.some((layout) => layout.name === name)) throw new Error(`${at}: there is no layout ${name}`);
    const chosen = read.found.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
    const layouts = chosen.map(({ name, keys }) => {
      const matrix = (info.layouts?.[name]?.layout ?? []).map((key) => key.matrix?.join(',') ?? '');
      const drawn = moved(inRows(withMerged(keys, matrix, merged), at));
      return { displayName: nameOf(name), keys: encodeKeys(drawn) };
    });
    return { file, ...(title ? { title } : {}), layouts };
  }
  throw new Error(`${at}: no file with layouts`);
}

const nameOf = (layout: string): string =>
  layout
    .replace(/^LAYOUT_?/, '')
    .replace(/^split_(?=\d)/, '')
    .replaceAll('_', ' ')
    .replace(/ layout$/, '') || 'Default';

/** Joins keys with a neighbor, as on a keyboard with a larger key there. Both places are in one row or column. */
function withMerged(
  keys: readonly Key[],
  matrix: readonly string[],
  merged: Readonly<Record<string, string>>,
): readonly Key[] {
  return keys.flatMap((key, index) => {
    const place = matrix[index] ?? '';
    if (merged[place] !== undefined) return [];
    const others = keys.filter((_, other) => merged[matrix[other] ?? ''] === place);
    if (others.length === 0) return [key];
    const { left, top, right, bottom } = boundsOf([key, ...others]);
    return [{ ...key, x: left, y: top, width: right - left, height: bottom - top }];
  });
}

/** QMK lists some keys half by half. Keymaps of ZMK go row by row, so such a list would put legends on the wrong keys. */
function inRows(keys: readonly Key[], at: string): readonly Key[] {
  const rows = rowsOf(keys);
  const last = rows.at(-1)?.row ?? 0;
  if (last < 12) return keys;
  throw new Error(`${at}: has ${last + 1} rows, so its keys are not listed row by row`);
}

/** Moves all keys to the top left. */
function moved(keys: readonly Key[]): readonly Key[] {
  const { left, top } = boundsOf(keys);
  return keys.map((key) => ({
    ...key,
    x: key.x - left,
    y: key.y - top,
    originX: key.originX - left,
    originY: key.originY - top,
  }));
}
