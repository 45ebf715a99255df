import { encodeKeys, readLayouts, readQmkInfo, type Layout, type Reading } from '#core/keyboard-shape';
import { readDrawing } from '#core/keymap-drawing';
import type { Shape } from './state';

export type Opened = Readonly<{ source?: string; name?: string; shape?: Shape; problems: readonly string[] }>;

/** Larger than any keymap; reading it would make the page stand still. */
const mostBytes = 1_000_000;

const isJson = (name: string): boolean => name.toLowerCase().endsWith('.json');

function shapeIn(reading: Reading<Layout>): Shape | undefined {
  const [layout] = reading.ok ? reading.found : [];
  return layout && { name: layout.displayName, keys: encodeKeys(layout.keys) };
}

/** Reads what was chosen or dropped: keymaps, devicetree files with a physical layout, and QMK's info.json. */
export async function openFiles(files: readonly File[]): Promise<Opened> {
  let opened: Opened = { problems: [] };
  for (const file of files) {
    const problem = (text: string) => (opened = { ...opened, problems: [...opened.problems, `${file.name}: ${text}`] });
    if (file.size > mostBytes) {
      problem('the file is larger than 1 MB, which no keymap is.');
      continue;
    }
    const text = await file.text();
    const reading = isJson(file.name) ? readQmkInfo(text) : readLayouts(text);
    const shape = shapeIn(reading);
    const hasKeymap = !isJson(file.name) && readDrawing(text).layers.length > 0;
    if (hasKeymap) opened = { ...opened, source: text, name: file.name };
    if (shape) opened = { ...opened, shape };
    if (hasKeymap || shape) continue;
    problem(
      reading.ok
        ? 'there is neither a keymap nor a physical layout with keys in it. Open a .keymap file, a devicetree file with a zmk,physical-layout, or the info.json of QMK.'
        : reading.reason,
    );
  }
  return opened;
}
