import type { Rule } from '../types.ts';

/** A layer that no key, combo, macro, input processor or conditional layer turns on. */
export const unreachableLayer: Rule = {
  id: 'unreachable-layer',
  title: 'Unreachable layers',
  docs: '/docs/keymaps/behaviors/layers',
  scope: 'file',
  *find({ layers, nodes, cells, isPartial, macroArguments, source, tree }) {
    if (layers.length < 2 || isPartial || macroArguments.size > 0) return;
    const reached = new Set<number>();
    for (const node of nodes) {
      for (const [name, property] of node.properties) {
        if (/^(key-positions|hold-trigger-key-positions|map|if-layers|layers)$/.test(name)) continue;
        // Any number may be a layer, because behaviors and processors from modules aren't known here.
        for (const cell of cells(property)) if (cell.kind === 'number') reached.add(cell.value);
      }
    }
    for (const [index, layer] of layers.entries()) {
      const name = layer.node.sources[0]?.name;
      const isReserved = layer.node.properties.has('status');
      if (index === 0 || reached.has(index) || isReserved || !name || source(name) !== layer.name) continue;
      if (!tree.isActive(name.from)) continue;
      yield {
        severity: 'note',
        from: name.from,
        to: name.to,
        message: `Nothing turns on layer ${index} (${layer.name}). Put &mo ${index}, &lt ${index} … or &to ${index} on a key.`,
      };
    }
  },
};
