import { cellsOf, stringValue, type DeviceTree, type TreeNode } from '#core/devicetree';
import {
  cellValue,
  findByCompatible,
  layerTitle,
  readKeymapTree,
  shortLayerName,
  type StandIns,
} from '#core/simulator';
import { createLegendReader } from './legends.ts';
import type { DrawnCombo, DrawnLayer, KeymapDrawing, Legend } from './types.ts';

const isOn = ({ properties }: TreeNode): boolean =>
  properties.has('bindings') && stringValue(properties.get('status') ?? null) !== 'disabled';

const numbers = (node: TreeNode, property: string, tree: DeviceTree): readonly number[] =>
  cellsOf(node.properties.get(property) ?? null, tree).flatMap((cell) => cellValue(cell) ?? []);

const children = (tree: DeviceTree, compatible: string): readonly TreeNode[] => [
  ...(findByCompatible(tree.root, compatible)?.children.values() ?? []),
];

/** The layers of a keymap, in order. Those without bindings or switched off aren't among them. */
export const layerNodesOf = (tree: DeviceTree): readonly TreeNode[] => children(tree, 'zmk,keymap').filter(isOn);

/** Any text gives a drawing. If it contains no keymap, the drawing has no layers. */
export const readDrawing = (source: string, standIns?: StandIns): KeymapDrawing =>
  drawingOf(readKeymapTree(source, '', standIns).tree);

/** Like `readDrawing`, for a keymap that is already parsed. */
export function drawingOf(tree: DeviceTree): KeymapDrawing {
  const nodes = layerNodesOf(tree);
  const names = nodes.map((node) => shortLayerName(layerTitle(node, tree)));
  const reader = createLegendReader(tree, names);
  const cells = (node: TreeNode, property: string) => cellsOf(node.properties.get(property) ?? null, tree);
  const ownLegends = nodes.map((node) => reader.legendsOf(cells(node, 'bindings')));
  /** The keys that turn on a layer while held, with its name. */
  const layerKeys = ownLegends.flatMap((legends, on) =>
    legends.flatMap(({ kind, tap, hold = tap }, position) => (kind === 'layer' ? [{ on, position, name: hold }] : [])),
  );
  const conditionalLayers = children(tree, 'zmk,conditional-layers').flatMap((node) => {
    const [thenLayer] = numbers(node, 'then-layer', tree);
    return thenLayer === undefined ? [] : [{ ifLayers: numbers(node, 'if-layers', tree), thenLayer }];
  });
  const ifLayersOf = (layer: number): readonly number[] =>
    conditionalLayers.flatMap(({ ifLayers, thenLayer }) => (thenLayer === layer ? ifLayers : []));
  const layersBelow = (layer: number): readonly number[] => [...[...ifLayersOf(layer)].sort((a, b) => b - a), 0];
  const layers = nodes.map((node, index): DrawnLayer => ({
    name: names[index] ?? '',
    legends: (ownLegends[index] ?? []).map((legend, position) =>
      legend.kind === 'transparent' ? transparentLegend(ownLegends, layersBelow(index), index, position) : legend,
    ),
    encoders: reader.legendsOf(cells(node, 'sensor-bindings')).map(({ tap }) => tap),
    heldBy: new Map(
      layerKeys
        .filter(({ on, name }) =>
          [index, ...ifLayersOf(index)].some((layer) => layer > 0 && layer !== on && names[layer] === name),
        )
        .map(({ position, name }) => [position, name]),
    ),
  }));
  const comboNodes = children(tree, 'zmk,combos');
  const combos = comboNodes.flatMap((node): readonly DrawnCombo[] => {
    const [legend] = reader.legendsOf(cells(node, 'bindings'));
    const positions = numbers(node, 'key-positions', tree);
    if (positions.length < cells(node, 'key-positions').length) return [];
    const activeLayers = numbers(node, 'layers', tree);
    return legend && positions.length > 0
      ? [{ name: node.name, positions, legend, layers: activeLayers.includes(-1) ? [] : activeLayers }]
      : [];
  });
  const keyCount = Math.max(0, ...ownLegends.map((legends) => legends.length));
  const undrawnCombos = comboNodes.length - combos.length;
  return { layers, combos, undrawnCombos, conditionalLayers, keyCount, typed: reader.typed };
}

/** A transparent key shows the legend of the layer below: for a conditional layer, those in `if-layers`, then layer 0. */
function transparentLegend(
  ownLegends: readonly (readonly Legend[])[],
  below: readonly number[],
  layer: number,
  position: number,
): Legend {
  const found = below
    .filter((other) => other !== layer)
    .map((other) => ownLegends[other]?.[position])
    .find((legend) => legend && legend.kind !== 'transparent');
  return { kind: 'transparent', tap: found?.tap ?? '' };
}

/** What each key does while several layers are active: the legend of the highest one that isn't transparent. */
export function legendsWith({ layers, keyCount }: KeymapDrawing, active: readonly number[]): readonly Legend[] {
  const highestFirst = [...active].sort((a, b) => b - a);
  return Array.from({ length: keyCount }, (_, position) => {
    const legend = highestFirst
      .map((layer) => layers[layer]?.legends[position])
      .find((candidate) => candidate && candidate.kind !== 'transparent');
    return legend ?? { kind: 'none', tap: '' };
  });
}
