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
export function readDrawing(source: string): KeymapDrawing {
  const { tree } = readKeymapTree(source, '');
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
  const layers = nodes.map((node, index): DrawnLayer => ({
    name: names[index] ?? '',
    legends: (own[index] ?? []).map((legend, position) =>
      legend.kind === 'transparent' ? seeThrough(own, belowOf(index), index, position) : legend,
    ),
    encoders: reader.legendsOf(cells(node, 'sensor-bindings')).map(({ tap }) => tap),
    heldBy: heldBy(own, names[index] ?? '', index),
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

function heldBy(own: readonly (readonly Legend[])[], name: string, layer: number): readonly number[] {
  if (layer === 0) return [];
  const positions = own.flatMap((legends, other) =>
    legends.flatMap((legend, position) => {
      const isHold = legend.hold === undefined ? legend.tap === name : legend.hold === name;
      return other !== layer && legend.kind === 'layer' && isHold ? [position] : [];
    }),
  );
  return [...new Set(positions)];
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
