import { report } from '../report.ts';
import type { Rule } from '../types.ts';
import type { ListBinding } from '../bindingLists.ts';

const staysOn: ReadonlySet<string | null> = new Set(['to', 'tog']);
const turnsOn: ReadonlySet<string | null> = new Set(['mo', 'lt', 'sl']);

/** A layer key on a second base layer that turns on a layer below it, so that the base layer hides that layer's keys. */
export const coveredLayer: Rule = {
  id: 'covered-layer',
  title: 'Layers below a base layer',
  docs: '/docs/keymaps/behaviors/layers',
  scope: 'file',
  *find({ layers, bindingLists, isPartial, macroArguments, nodes }) {
    // Even a hidden layer can turn on a conditional layer.
    if (isPartial || macroArguments.size > 0 || nodes.some(({ name }) => name === 'conditional_layers')) return;
    const keysOf = layers.map(
      ({ node }) => bindingLists.find((list) => list.node === node && list.property.name.text === 'bindings')?.bindings,
    );
    const baseLayers = new Set(bindingLists.flatMap(({ bindings }) => bindings.flatMap(layersOf(staysOn))));
    for (const base of baseLayers) {
      const keys = keysOf[base] ?? [];
      for (const key of keys) {
        const [layer = 0] = layersOf(turnsOn)(key);
        if (layer === 0 || layer >= base || !hides(keys, keysOf[layer] ?? [])) continue;
        yield report(
          'warning',
          key,
          `Layer ${layer} (${layers[layer]?.name}) has no effect here, because layer ${base} (${layers[base]?.name}) is above it. Put base layers first in the keymap, and the layers you hold after them.`,
        );
      }
    }
  },
};

const layersOf =
  (labels: ReadonlySet<string | null>) =>
  ({ label, parameters: [first] }: ListBinding): readonly number[] =>
    labels.has(label) && first?.kind === 'number' ? [first.value] : [];

/** Whether a layer has a binding of its own for every key that isn't transparent on the layer below. */
function hides(above: readonly ListBinding[], below: readonly ListBinding[]): boolean {
  const used = [...below.keys()].filter((position) => below[position]?.label !== 'trans');
  return used.length > 0 && used.every((position) => (above[position]?.label ?? 'trans') !== 'trans');
}
