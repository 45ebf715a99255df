import type { Rule } from '../types.ts';

/** One key too many or too few moves every key behind it. */
export const layerSize: Rule = {
  id: 'layer-size',
  title: 'Layers of different size',
  docs: '/docs/keymaps',
  scope: 'file',
  *find({ layers, sizes, tree }) {
    const found = layers.flatMap((layer) => (layer.keys === null ? [] : [layer.keys]));
    const usual = usualSize(found, sizes ?? []);
    if (usual === null) return;
    const wrong = layers.filter(({ keys, node }) => keys !== null && keys !== usual && isHere(node.path, tree.root));
    // All alike: one layer speaks for the rest.
    for (const layer of new Set(found).size === 1 ? wrong.slice(0, 1) : wrong) {
      const name = layer.node.sources.at(-1)?.name;
      if (layer.keys === null || !name) continue;
      const others = sizes?.includes(usual) ? 'the keyboard has' : 'the others have';
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

/** What the keyboard has. Of several layouts it is the one that most layers fit. */
function usualSize(found: readonly number[], possible: readonly number[]): number | null {
  const most = mostFrequent(found);
  return possible.length === 1 || (most !== null && possible.length > 0 && !possible.includes(most))
    ? (possible[0] ?? null)
    : most;
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
