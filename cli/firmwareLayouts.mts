/**
 * Writes core/firmware/layouts/data.ts from a checkout of the firmware: `npx tsx cli/firmwareLayouts.mts path/to/zmk`.
 * With `--check` it writes nothing and fails when the file differs from what it would write.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { boards, buildNames, isOnboardKeyboard, shields, type Board, type Shield } from '#core/firmware';
import { encodeKeys, readLayouts, readTransforms, type Layout } from '#core/keyboard-shape';
import { format, resolveConfig } from 'prettier';

const [checkout, flag] = process.argv.slice(2);
if (!checkout) {
  console.error('Usage: npx tsx cli/firmwareLayouts.mts path/to/zmk [--check]');
  process.exit(2);
}
const output = 'core/firmware/layouts/data.ts';
const boardFiles = readdirSync(path.join(checkout, 'app/boards'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(overlay|dts)$/.test(file))
  .map((file) => path.join('app/boards', file))
  .sort();

/** The devicetree of a keyboard: that of its first half, or of the whole. */
const mainFile = (item: Board | Shield): string | undefined =>
  [...buildNames(item), item.id]
    .map((name) => boardFiles.find((file) => path.parse(file).name === name))
    .find((file) => file !== undefined);

/** The text of a file with the files it includes from this checkout in their places. `sources` gets the name of each. */
function textOf(file: string, sources: Map<string, string>): string {
  const text = readFileSync(path.join(checkout ?? '', file), 'utf8');
  sources.set(file, text);
  return text.replace(/^[ \t]*#include[ \t]+(?:"([^"]+)"|<([^>]+)>).*$/gm, (_, local?: string, shared?: string) => {
    const included = local ? path.join(path.dirname(file), local) : path.join('app/dts', shared ?? '');
    try {
      return sources.has(included) ? '' : textOf(included, sources);
    } catch {
      // A file of Zephyr, which says nothing about the shape.
      return '';
    }
  });
}

const shapes = new Map<string, { displayName: string; source: string; keys: string }>();
const keyboards: object[] = [];

function addShape({ name, displayName, keys }: Layout, keyboard: string, sources: ReadonlyMap<string, string>): string {
  const defines = new RegExp(`\\b${name}\\s*:`);
  const source = [...sources].find(([, text]) => defines.test(text))?.[0] ?? '';
  const shape = { displayName, source, keys: encodeKeys(keys) };
  const same = [...shapes].find(([, other]) => JSON.stringify(other) === JSON.stringify(shape));
  if (same) return same[0];
  // Labels are unique among the layouts that keyboards share, not among their own.
  const id = source.startsWith('app/dts/') && !shapes.has(name) ? name : `${keyboard}/${name}`;
  shapes.set(id, shape);
  return id;
}

for (const item of [...boards, ...shields]) {
  if (!isOnboardKeyboard(item) && !(item.kind === 'shield' && item.features?.includes('keys'))) continue;
  const file = mainFile(item);
  if (!file) {
    console.error(`${item.id}: no devicetree found`);
    continue;
  }
  const sources = new Map<string, string>();
  const text = textOf(file, sources);
  const layouts = readLayouts(text);
  const transforms = readTransforms(text, { allowOutside: true });
  if (!layouts.ok) console.error(`${item.id}: ${layouts.reason}`);
  if (!transforms.ok) console.error(`${item.id}: ${transforms.reason}`);
  const chosen = /zmk,physical-layout\s*=\s*&(\w+)/.exec(text)?.[1];
  const found = layouts.ok ? layouts.found : [];
  if (found.length === 0 && (!transforms.ok || transforms.found.length === 0)) continue;
  keyboards.push({
    id: item.id,
    source: file,
    layouts: found
      .toSorted((a, b) => Number(b.name === chosen) - Number(a.name === chosen))
      .map((layout) => ({
        shape: addShape(layout, item.id, sources),
        ...(layout.transform ? { transform: layout.transform } : {}),
      })),
    transforms: Object.fromEntries(
      (transforms.ok ? transforms.found : []).map(({ name, rows, columns, places }) => [
        name,
        { rows, columns, map: places.map(({ row, column }) => `${row},${column}`).join(' ') },
      ]),
    ),
  });
}

const text = `import type { LayoutTable } from './types.ts';

/* Written by cli/firmwareLayouts.mts from the devicetree sources named here. Do not edit. */
export const layoutTable: LayoutTable = ${JSON.stringify({
  shapes: Object.fromEntries([...shapes].sort(([a], [b]) => (a < b ? -1 : 1))),
  keyboards,
})};
`;
const formatted = await format(text, { ...(await resolveConfig(output)), filepath: output });
if (flag !== '--check') writeFileSync(output, formatted);
else if (readFileSync(output, 'utf8') !== formatted) {
  console.error(`${output} differs from ${checkout}: run npx tsx cli/firmwareLayouts.mts ${checkout}`);
  process.exitCode = 1;
}
console.log(`${keyboards.length} keyboards, ${shapes.size} layouts`);
