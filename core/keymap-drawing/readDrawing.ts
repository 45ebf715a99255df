import { cellsOf, stringValue, type DeviceTree, type TreeNode } from '#core/devicetree';
import { cellValue, findByCompatible, readKeymapTree } from '#core/simulator';
import { createLegendReader } from './legends.ts';
import type { DrawnCombo, DrawnLayer, KeymapDrawing, Legend } from './types.ts';

const layerNameOf = ({ properties, name }: TreeNode): string =>
  stringValue(properties.get('display-name') ?? properties.get('label') ?? null) ?? name;

const isOn = ({ properties }: TreeNode): boolean =>
  properties.has('bindings') && stringValue(properties.get('status') ?? null) !== 'disabled';

const numbers = (node: TreeNode, property: string, tree: DeviceTree): readonly number[] =>
  cellsOf(node.properties.get(property) ?? null, tree).flatMap((cell) => cellValue(cell) ?? []);

const children = (tree: DeviceTree, compatible: string): readonly TreeNode[] => [
  ...(findByCompatible(tree.root, compatible)?.children.values() ?? []),
];

/** What to draw of a keymap. Any text gives a drawing; without a keymap in it, one without layers. */
export const readDrawing = (source: string): KeymapDrawing => drawingOf(readKeymapTree(source, '').tree);

/** As `readDrawing`, of a keymap that was already read. */
export function drawingOf(tree: DeviceTree): KeymapDrawing {
  const nodes = children(tree, 'zmk,keymap').filter(isOn);
  const names = nodes.map(layerNameOf);
  const reader = createLegendReader(tree, names);
  const cells = (node: TreeNode, property: string) => cellsOf(node.properties.get(property) ?? null, tree);
  const own = nodes.map((node) => reader.legendsOf(cells(node, 'bindings')));
  const conditionalLayers = children(tree, 'zmk,conditional-layers').flatMap((node) => {
    const [thenLayer] = numbers(node, 'then-layer', tree);
    return thenLayer === undefined ? [] : [{ ifLayers: numbers(node, 'if-layers', tree), thenLayer }];
  });
  const belowOf = (layer: number): readonly number[] => [
    ...conditionalLayers
      .flatMap(({ ifLayers, thenLayer }) => (thenLayer === layer ? ifLayers : []))
      .sort((a, b) => b - a),
    0,
  ];
  const holders = holdersOf(own, names);
  const layers = nodes.map((node, index): DrawnLayer => ({
    name: names[index] ?? '',
    legends: (own[index] ?? []).map((legend, position) =>
      legend.kind === 'transparent' ? seeThrough(own, belowOf(index), index, position) : legend,
    ),
    encoders: reader.legendsOf(cells(node, 'sensor-bindings')).map(({ tap }) => tap),
    heldBy: index === 0 ? [] : (holders.get(names[index] ?? '') ?? []),
  }));
  const combos = children(tree, 'zmk,combos').flatMap((node): readonly DrawnCombo[] => {
    const [legend] = reader.legendsOf(cells(node, 'bindings'));
    const positions = numbers(node, 'key-positions', tree);
    const on = numbers(node, 'layers', tree);
    return legend && positions.length > 0
      ? [{ name: node.name, positions, legend, layers: on.includes(-1) ? [] : on }]
      : [];
  });
  return { layers, combos, conditionalLayers, keyCount: Math.max(0, ...own.map((legends) => legends.length)) };
}

/** A transparent key shows what the layers below it do: those a conditional layer needs, then layer 0. */
function seeThrough(
  own: readonly (readonly Legend[])[],
  below: readonly number[],
  layer: number,
  position: number,
): Legend {
  const found = below
    .filter((other) => other !== layer)
    .map((other) => own[other]?.[position])
    .find((legend) => legend && legend.kind !== 'transparent');
  return { kind: 'transparent', tap: found?.tap ?? '', binding: '&trans' };
}

/** The keys that turn on each layer while they are held, by the layer's name and without those of the layer itself. */
function holdersOf(
  own: readonly (readonly Legend[])[],
  names: readonly string[],
): ReadonlyMap<string, readonly number[]> {
  const holders = new Map<string, Set<number>>();
  own.forEach((legends, layer) =>
    legends.forEach(({ kind, tap, hold = tap }, position) => {
      if (kind === 'layer' && hold !== names[layer]) holders.set(hold, (holders.get(hold) ?? new Set()).add(position));
    }),
  );
  return new Map([...holders].map(([name, positions]) => [name, [...positions]]));
}

/** What each key shows while several layers are on: the legend of the highest one that is not transparent. */
export function legendsWith({ layers, keyCount }: KeymapDrawing, active: readonly number[]): readonly Legend[] {
  const order = [...active].sort((a, b) => b - a);
  return Array.from({ length: keyCount }, (_, position) => {
    const shown = order
      .map((layer) => layers[layer]?.legends[position])
      .find((legend) => legend && legend.kind !== 'transparent');
    return shown ?? { kind: 'none', tap: '', binding: '' };
  });
}
