import { inlineIncludes } from '#core/devicetree';
import { encodeKeys, readLayouts, readQmkInfo, type Layout, type ReadResult } from '#core/keyboard-shape';
import { readDrawing } from '#core/keymap-drawing';
import type { Shape } from './state';

export type Opened = Readonly<{ source?: string; name?: string; shape?: Shape; problems: readonly string[] }>;

/** Larger than any keymap; reading it would make the page stand still. */
const mostBytes = 1_000_000;

const isJson = (name: string): boolean => name.toLowerCase().endsWith('.json');

function shapeIn(reading: ReadResult<Layout>): Shape | undefined {
  const [layout] = reading.ok ? reading.found : [];
  return layout && { name: layout.displayName, keys: encodeKeys(layout.keys) };
}

/** The keymap among some files, with those of them that it includes. */
function findKeymap(files: ReadonlyMap<string, string>) {
  const names = [...files.keys()].filter((name) => !isJson(name));
  const [keymaps, others] = [true, false].map((is) => names.filter((name) => name.endsWith('.keymap') === is));
  for (const name of [...(keymaps ?? []), ...(others ?? [])]) {
    const { text, used } = inlineIncludes(name, files);
    if (readDrawing(text).layers.length > 0) return { name, source: text, used };
  }
  return undefined;
}

/** Reads what was chosen or dropped: keymaps, files they include, devicetree files with a physical layout, QMK's info.json. */
export async function openFiles(list: readonly File[]): Promise<Opened> {
  const problems: string[] = [];
  const files = new Map<string, string>();
  for (const file of list) {
    if (file.size <= mostBytes) files.set(file.name, await file.text());
    else problems.push(`${file.name}: the file is larger than 1 MB, which no keymap is.`);
  }
  const keymap = findKeymap(files);
  let shape: Shape | undefined;
  for (const [name, text] of files) {
    const reading = isJson(name) ? readQmkInfo(text) : readLayouts(text);
    const found = shapeIn(reading);
    shape = found ?? shape;
    if (found || keymap?.used.has(name)) continue;
    problems.push(
      `${name}: ${
        reading.ok
          ? 'there is neither a keymap nor a physical layout with keys in it. Open a .keymap file together with the files it includes, a devicetree file with a zmk,physical-layout, or the info.json of QMK.'
          : reading.reason
      }`,
    );
  }
  return { ...(keymap ? { source: keymap.source, name: keymap.name } : {}), ...(shape ? { shape } : {}), problems };
}
