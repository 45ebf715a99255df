import { report } from '../report.ts';
import type { Rule } from '../types.ts';

export const conditionalLayers: Rule = {
  id: 'conditional-layer',
  title: 'Conditional layers',
  docs: '/docs/keymaps/conditional-layers',
  scope: 'file',
  *find({ nodes, cells }) {
    for (const node of nodes) {
      if (node.parent?.name !== 'conditional_layers') continue;
      const [target] = cells(node.properties.get('then-layer'));
      if (target?.kind !== 'number') continue;
      for (const cell of cells(node.properties.get('if-layers'))) {
        if (cell.kind !== 'number' || cell.value !== target.value) continue;
        yield report(
          'warning',
          cell,
          `Layer ${cell.value} never turns on here, because it's in its own if-layers. Remove it from if-layers.`,
        );
      }
    }
  },
};
