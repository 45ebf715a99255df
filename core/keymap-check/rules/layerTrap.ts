import { report } from '../report.ts';
import type { Rule } from '../types.ts';
import type { BindingList, ListBinding } from '../bindingLists.ts';

const turnsLayerOn: ReadonlySet<string> = new Set(['to', 'tog']);
/** Behaviors that never change layers. Any other behavior might leave the layer. */
const keepsLayer: ReadonlySet<string> = new Set([
  'kp',
  'none',
  'kt',
  'mt',
  'sk',
  'bt',
  'out',
  'rgb_ug',
  'mkp',
  'mmv',
  'msc',
]);

/** A layer that `&to` or `&tog` turns on and that has no key to leave it. */
export const layerTrap: Rule = {
  id: 'layer-trap',
  title: 'Layers with no way out',
  docs: '/docs/keymaps/behaviors/layers',
  scope: 'file',
  *find({ layers, bindingLists, isPartial, macroArguments, nodes }) {
    if (isPartial || macroArguments.size > 0 || nodes.some(({ name }) => name === 'combos')) return;
    const entries = entriesOf(bindingLists);
    for (const [index, layer] of layers.entries()) {
      const list = bindingLists.find(({ node, property }) => node === layer.node && property.name.text === 'bindings');
      const entry = entries.get(index);
      const isTrap = list?.bindings.every(({ label }) => label !== null && keepsLayer.has(label)) ?? false;
      if (!entry || !isTrap || index === 0) continue;
      yield report(
        'warning',
        entry,
        `This turns on layer ${index} (${layer.name}), which has no key to leave it. Put &to 0 on one of its keys.`,
      );
    }
  },
};

/** For each layer, the first binding that turns it on and leaves it on. */
function entriesOf(bindingLists: readonly BindingList[]): ReadonlyMap<number, ListBinding> {
  const entries = new Map<number, ListBinding>();
  for (const { bindings } of bindingLists) {
    for (const binding of bindings) {
      const [first] = binding.parameters;
      if (binding.label === null || !turnsLayerOn.has(binding.label) || first?.kind !== 'number') continue;
      if (!entries.has(first.value)) entries.set(first.value, binding);
    }
  }
  return entries;
}
