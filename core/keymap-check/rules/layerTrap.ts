import type { Rule } from '../types.ts';
import type { BindingList, ListBinding } from '../lists.ts';

const enters: ReadonlySet<string> = new Set(['to', 'tog']);
/** A layer with keys of another kind than these may have a way out that cannot be seen here. */
const plain: ReadonlySet<string> = new Set([
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

/** A layer that is switched on for good and has no key to leave it. */
export const layerTrap: Rule = {
  id: 'layer-trap',
  title: 'Layers without a way out',
  docs: '/docs/keymaps/behaviors/layers',
  scope: 'file',
  *find({ layers, lists, isPartial, macroArguments, nodes }) {
    if (isPartial || macroArguments.size > 0 || nodes.some(({ name }) => name === 'combos')) return;
    const entries = entriesOf(lists);
    for (const [index, layer] of layers.entries()) {
      const list = lists.find(({ node, property }) => node === layer.node && property.name.text === 'bindings');
      const entry = entries.get(index);
      const isTrap = list?.bindings.every(({ label }) => label !== null && plain.has(label)) ?? false;
      if (!entry || !isTrap || index === 0) continue;
      yield {
        severity: 'warning',
        from: entry.from,
        to: entry.to,
        message: `This turns on layer ${index}, ${layer.name}, which has no key that leads back. Put &trans or &to 0 on one of its keys.`,
      };
    }
  },
};

/** The first key that turns on each layer for good. */
function entriesOf(lists: readonly BindingList[]): ReadonlyMap<number, ListBinding> {
  const entries = new Map<number, ListBinding>();
  for (const binding of lists.flatMap(({ bindings }) => bindings)) {
    const [first] = binding.parameters;
    if (binding.label === null || !enters.has(binding.label) || first?.kind !== 'number') continue;
    if (!entries.has(first.value)) entries.set(first.value, binding);
  }
  return entries;
}
