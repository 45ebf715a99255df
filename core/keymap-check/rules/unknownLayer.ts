import type { Cell } from '#core/devicetree';
import type { Keymap } from '../keymap.ts';
import { report } from '../report.ts';
import type { RawFinding, Rule } from '../types.ts';

/** A binding, combo, or conditional layer with a layer number that the keymap doesn't have. */
export const unknownLayer: Rule = {
  id: 'unknown-layer',
  title: 'Unknown layers',
  docs: '/docs/keymaps/behaviors/layers',
  scope: 'file',
  *find(keymap) {
    if (keymap.layers.length === 0) return;
    for (const cell of layerCells(keymap)) {
      const found = checkLayerNumber(cell, keymap);
      if (found) yield found;
    }
  },
};

function* layerCells({ bindingLists, nodes, cells }: Keymap): Generator<Cell> {
  for (const { bindings, form } of bindingLists) {
    if (form !== 'bindings') continue;
    for (const { info, parameters } of bindings) {
      for (const [index, cell] of parameters.entries()) if (info?.parameterKinds[index] === 'layer') yield cell;
    }
  }
  for (const node of nodes) {
    if (node.parent?.name === 'combos') yield* cells(node.properties.get('layers'));
    if (node.parent?.name !== 'conditional_layers') continue;
    yield* cells(node.properties.get('if-layers'));
    yield* cells(node.properties.get('then-layer'));
  }
}

function checkLayerNumber(cell: Cell, { layers }: Keymap): RawFinding | null {
  if (cell.kind !== 'number' || cell.value < layers.length) return null;
  const last = layers.length - 1;
  const which = last === 0 ? 'The only layer is 0' : `Layers go from 0 to ${last}`;
  // -1 (0xffffffff): a combo on every layer.
  if (cell.value === 0xffff_ffff || cell.value < 0) return null;
  return report('warning', cell, `There is no layer ${cell.value}. ${which}.`);
}
