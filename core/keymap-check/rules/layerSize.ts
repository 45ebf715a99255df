import type { Rule } from '../types.ts';

/** One key too many or too few moves every key behind it. */
export const layerSize: Rule = {
  id: 'layer-size',
  title: 'Layers of different size',
  docs: '/docs/keymaps',
  scope: 'file',
  *find({ layers, keys, tree }) {
    const sizes = layers.flatMap((layer) => (layer.keys === null ? [] : [layer.keys]));
    const usual = keys ?? mostFrequent(sizes);
    if (usual === null) return;
    for (const layer of layers) {
      const name = layer.node.sources.at(-1)?.name;
      if (layer.keys === null || layer.keys === usual || !name || !isHere(layer.node.path, tree.root)) continue;
      const others = keys === undefined ? 'the others have' : 'the keyboard has';
      const difference = Math.abs(layer.keys - usual);
      const advice = layer.keys < usual ? `${difference} missing` : `${difference} too many`;
      yield {
        severity: 'warning',
        from: name.from,
        to: name.to,
        message: `The layer ${layer.name} has ${layer.keys} keys and ${others} ${usual}: ${advice}. Every key after the mistake is in the wrong place.`,
      };
    }
  },
};

type Tree = { readonly children: ReadonlyMap<string, Tree> };

/** A layer that a macro makes has no place of its own in the file. */
function isHere(path: string, root: Tree): boolean {
  let node: Tree | undefined = root;
  for (const name of path.split('/').filter(Boolean)) node = node?.children.get(name);
  return node !== undefined;
}

function mostFrequent(sizes: readonly number[]): number | null {
  const counts = new Map<number, number>();
  for (const size of sizes) counts.set(size, (counts.get(size) ?? 0) + 1);
  const sorted = [...counts].sort((a, b) => b[1] - a[1]);
  const [first, second] = sorted;
  // One against one: nobody can say which is right, so the first layer sets the measure.
  if (first && second && first[1] === second[1]) return sizes[0] ?? null;
  return first ? first[0] : null;
}
