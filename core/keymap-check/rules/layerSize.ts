import type { TreeNode } from '#core/devicetree';
import type { Rule } from '../types.ts';

/** One key too many or too few shifts every key after it. */
export const layerSize: Rule = {
  id: 'layer-size',
  title: 'Layer sizes',
  docs: '/docs/keymaps',
  scope: 'file',
  *find({ layers, keyCounts, tree }) {
    const found = layers.flatMap((layer) => (layer.keys === null ? [] : [layer.keys]));
    const expected = expectedSize(found, keyCounts ?? []);
    if (expected === null) return;
    const wrong = layers.flatMap(({ keys, node, name }) => {
      const source = nodeAt(node.path, tree.root)?.sources.at(-1);
      return keys === null || keys === expected || !source ? [] : [{ keys, name, source }];
    });
    // If all layers have the same wrong size, one finding is enough.
    for (const { keys, name, source } of new Set(found).size === 1 ? wrong.slice(0, 1) : wrong) {
      const others = keyCounts?.includes(expected) ? 'the keyboard has' : 'the other layers have';
      const difference = Math.abs(keys - expected);
      const advice = keys < expected ? `${difference} missing` : `${difference} too many`;
      yield {
        severity: 'warning',
        from: source.name.from,
        to: source.name.to,
        within: source,
        message: `Layer ${name} has ${keys} ${keys === 1 ? 'key' : 'keys'}, but ${others} ${expected}: ${advice}. Every key after the mistake is in the wrong place.`,
      };
    }
  },
};

/** The node as written in the file. A node that a macro generates isn't there. */
function nodeAt(path: string, root: TreeNode): TreeNode | undefined {
  let node: TreeNode | undefined = root;
  for (const name of path.split('/').filter(Boolean)) node = node?.children.get(name);
  return node;
}

/** The size that layers should have: what most of them have, or the keyboard's size that comes closest to it. */
function expectedSize(found: readonly number[], possible: readonly number[]): number | null {
  const most = mostFrequent(found);
  if (most === null || possible.length === 0) return most;
  // On a tie, the keyboard's default layout.
  const difference = (size: number): number => Math.abs(size - most);
  return possible.reduce((best, size) => (difference(size) < difference(best) ? size : best));
}

function mostFrequent(numbers: readonly number[]): number | null {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  const sorted = [...counts].sort((a, b) => b[1] - a[1]);
  const [first, second] = sorted;
  // On a tie, the first layer decides.
  if (first && second && first[1] === second[1]) return numbers[0] ?? null;
  return first ? first[0] : null;
}
