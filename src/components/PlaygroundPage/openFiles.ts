import { inlineIncludes } from '#core/devicetree';
import { encodeKeys, readLayouts, readQmkInfo, type Layout, type ReadResult } from '#core/keyboard-shape';
import { readDrawing } from '#core/keymap-drawing';
import type { Shape } from './savedState';

type Opened = Readonly<{ source?: string; name?: string; shape?: Shape; problems: readonly string[] }>;

/** Larger than any keymap. Reading such a file could freeze the page. */
const maxBytes = 1_000_000;

const isJson = (name: string): boolean => name.toLowerCase().endsWith('.json');

function firstShape(reading: ReadResult<Layout>): Shape | undefined {
  const [layout] = reading.ok ? reading.found : [];
  return layout && { name: layout.displayName, keys: encodeKeys(layout.keys) };
}

/** Finds the keymap in a set of files and inlines the files it includes. */
function findKeymap(files: ReadonlyMap<string, string>) {
  const names = [...files.keys()].filter((name) => !isJson(name));
  const isKeymap = (name: string): boolean => name.endsWith('.keymap');
  // .keymap files first, then any other file that may contain a keymap.
  for (const name of [...names.filter(isKeymap), ...names.filter((other) => !isKeymap(other))]) {
    const { text, used } = inlineIncludes(name, files);
    if (readDrawing(text).layers.length > 0) return { name, source: text, used };
  }
  return undefined;
}

/** Reads the files a reader opens or drops: keymaps, files they include, physical layouts, and QMK's info.json. */
export async function openFiles(list: readonly File[]): Promise<Opened> {
  const problems: string[] = [];
  const files = new Map<string, string>();
  for (const file of list) {
    if (file.size <= maxBytes) files.set(file.name, await file.text());
    else problems.push(`${file.name}: this file is larger than 1 MB, which is too large for a keymap.`);
  }
  const keymap = findKeymap(files);
  let shape: Shape | undefined;
  for (const [name, text] of files) {
    const reading = isJson(name) ? readQmkInfo(text) : readLayouts(text);
    const found = firstShape(reading);
    shape = found ?? shape;
    if (found || keymap?.used.has(name)) continue;
    problems.push(
      `${name}: ${
        reading.ok
          ? 'no keymap or physical layout found. Open a .keymap file together with the files it includes, a devicetree file with a zmk,physical-layout, or QMK’s info.json.'
          : reading.reason
      }`,
    );
  }
  return { ...(keymap ? { source: keymap.source, name: keymap.name } : {}), ...(shape ? { shape } : {}), problems };
}
