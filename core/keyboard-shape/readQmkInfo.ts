import type { ReadResult } from './readNodes.ts';
import type { Key, Layout } from './readLayouts.ts';

type QmkKey = Readonly<Record<'x' | 'y' | 'w' | 'h' | 'r' | 'rx' | 'ry', unknown>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function toKey(entry: unknown): Key | undefined {
  if (!isRecord(entry)) return undefined;
  // Without an origin, a key turns around its own corner. The Glove80's file states only rx.
  const { x, y, w = 1, h = 1, r = 0, rx = x, ry = y } = entry as Partial<QmkKey>;
  const numbers = [x, y, w, h, r, rx, ry];
  if (!numbers.every((value): value is number => typeof value === 'number' && Math.abs(value) < 1000)) return undefined;
  const [keyX = 0, keyY = 0, width = 1, height = 1, rotationDeg = 0, originX = 0, originY = 0] = numbers;
  return { x: keyX, y: keyY, width, height, rotationDeg, originX, originY };
}

/** Every layout in a QMK `info.json` or `keyboard.json`. */
export function readQmkInfo(text: string): ReadResult<Layout> {
  let info: unknown;
  try {
    info = JSON.parse(text);
  } catch (error) {
    return { ok: false, reason: `This isn't valid JSON: ${error instanceof Error ? error.message : String(error)}.` };
  }
  const layouts = isRecord(info) && isRecord(info.layouts) ? info.layouts : {};
  const found: Layout[] = [];
  for (const [name, value] of Object.entries(layouts)) {
    const list: readonly unknown[] = isRecord(value) && Array.isArray(value.layout) ? (value.layout as unknown[]) : [];
    const keys: Key[] = [];
    for (const entry of list) {
      const key = toKey(entry);
      if (!key) return { ok: false, reason: `${name}: key ${keys.length} needs numbers for x and y.` };
      keys.push(key);
    }
    if (keys.length > 0) found.push({ name, displayName: name.replace(/^LAYOUT_?/, '') || name, keys });
  }
  return found.length > 0
    ? { ok: true, found }
    : {
        ok: false,
        reason: 'No layouts found. QMK has them under "layouts" in info.json or keyboard.json.',
      };
}
