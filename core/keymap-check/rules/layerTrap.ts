import type { Rule } from '../types.ts';
import type { ListBinding } from '../lists.ts';

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
    for (const [index, layer] of layers.entries()) {
      const list = lists.find(({ node, property }) => node === layer.node && property.name.text === 'bindings');
      const entry = lists
        .filter(({ node }) => node !== layer.node)
        .flatMap(({ bindings }) => bindings)
        .find((binding) => leadsTo(binding, index));
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

const leadsTo = ({ label, parameters: [first] }: ListBinding, layer: number): boolean =>
  label !== null && enters.has(label) && first?.kind === 'number' && first.value === layer;
