import type { KeyboardLayouts, LayoutTable, Shape } from '#core/firmware';
import { encodeKeys, readLayouts, readTransforms, type Layout } from '#core/keyboard-shape';
import { inlineIncludes } from './includes.ts';
import type { SourceTree } from './sourceTree.ts';
import { readYaml } from './yaml.ts';

type LayoutSource = Readonly<{
  table: LayoutTable;
  /** `file:line` by `keyboard label`. */
  places: ReadonlyMap<string, string>;
  /** What couldn't be read, and files that no keyboard uses. */
  unread: readonly string[];
}>;

type Metadata = Readonly<{ id: string; siblings?: readonly string[]; features?: readonly string[] }>;

const isKeyboard = (value: unknown): value is Metadata => {
  const { id, features } = value as Record<string, unknown>;
  return typeof id === 'string' && Array.isArray(features) && features.includes('keys');
};

/** Reads the physical layouts and matrix transforms of each board and shield that is a keyboard. */
export function readLayoutTable(tree: SourceTree): LayoutSource {
  const shapes = new Map<string, Shape>();
  const keyboards: KeyboardLayouts[] = [];
  const places = new Map<string, string>();
  const unread: string[] = [];
  const used = new Set<string>();

  for (const metadataFile of tree.list.filter((name) => /^app\/boards\/.*\.zmk\.ya?ml$/.test(name))) {
    // readHardware already reports invalid YAML.
    const metadata: unknown = readYaml(tree.read(metadataFile) ?? '');
    if (!isKeyboard(metadata)) continue;
    const source = devicetreeOf(metadata, folderOf(metadataFile), tree);
    if (source === undefined) {
      unread.push(`${metadata.id}: no devicetree next to ${metadataFile}`);
      continue;
    }
    const { text, placeOf } = inlineIncludes(tree, [source], { headers: false });
    const lines = text.split('\n');
    for (const index of lines.keys()) used.add(fileOf(placeOf(index + 1)));
    const layouts = readLayouts(text);
    const transforms = readTransforms(text, { allowOutside: true });
    for (const reading of [layouts, transforms]) if (!reading.ok) unread.push(`${source}: ${reading.reason}`);
    const found = layouts.ok ? layouts.found : [];
    const maps = transforms.ok ? transforms.found : [];
    if (found.length === 0 && maps.length === 0) continue;
    for (const { name } of [...found, ...maps]) {
      const line = lines.findIndex((each) => new RegExp(`\\b${name}\\s*:`).test(each)) + 1;
      places.set(`${metadata.id} ${name}`, placeOf(line));
    }
    const chosen = /zmk,physical-layout\s*=\s*&(\w+)/.exec(text)?.[1];
    keyboards.push({
      id: metadata.id,
      source,
      layouts: found
        .toSorted((a, b) => Number(b.name === chosen) - Number(a.name === chosen))
        .map((layout) => ({
          shape: addShape(shapes, layout, metadata.id, fileOf(places.get(`${metadata.id} ${layout.name}`) ?? '')),
          ...(layout.transform ? { transform: layout.transform } : {}),
        })),
      transforms: Object.fromEntries(
        maps.map(({ name, rows, columns, places }) => [
          name,
          { rows, columns, map: places.map(({ row, column }) => `${row},${column}`).join(' ') },
        ]),
      ),
    });
  }
  const sorted = Object.fromEntries([...shapes].sort(([a], [b]) => (a < b ? -1 : 1)));
  return { table: { shapes: sorted, keyboards }, places, unread: [...unread, ...unusedLayouts(tree, used)] };
}

const fileOf = (place: string): string => place.split(':')[0] ?? '';
const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);

/** The devicetree file of a keyboard, or of its first half. Since Zephyr 4.1, names of board files end in chip and variant. */
function devicetreeOf({ id, siblings = [] }: Metadata, folder: string, tree: SourceTree): string | undefined {
  const names = [...siblings, id].map((target) => target.replace(/[@/].*/, ''));
  const found = names.map((name) => {
    const file = new RegExp(`^${folder}${name}((_[^_/]+)?_zmk)?\\.(dts|overlay)$`);
    return tree.list.find((each) => file.test(each));
  });
  return found.find((file) => file !== undefined);
}

function addShape(shapes: Map<string, Shape>, layout: Layout, keyboard: string, source: string): string {
  const { name, displayName, keys } = layout;
  const shape = { displayName, source, keys: encodeKeys(keys) };
  const same = [...shapes].find(([, other]) => JSON.stringify(other) === JSON.stringify(shape));
  if (same) return same[0];
  // Labels are only unique among the shared layouts, not among those of single keyboards.
  const id = source.startsWith('app/dts/') && !shapes.has(name) ? name : `${keyboard}/${name}`;
  shapes.set(id, shape);
  return id;
}

const unusedLayouts = (tree: SourceTree, used: ReadonlySet<string>): readonly string[] =>
  tree.list
    .filter((name) => /^app\/(boards|dts)\/.*\.(dts|dtsi|overlay)$/.test(name) && !used.has(name))
    .filter((name) => /compatible\s*=\s*"zmk,(physical-layout|matrix-transform)"/.test(tree.read(name) ?? ''))
    .map((name) => `${name}: no keyboard in this tree uses it`);
