import type { Cell, TreeNode } from '#core/devicetree';
import type { Keymap } from '../keymap.ts';
import type { Found, Rule } from '../types.ts';

interface Combo {
  readonly node: TreeNode;
  readonly positions: readonly (Cell & { readonly kind: 'number' })[];
  /** The layers it is limited to, as a sorted text; empty for all. */
  readonly layers: string;
}

/** Combos that can never fire, or whose keys do not exist. */
export const combos: Rule = {
  id: 'combo',
  title: 'Combos',
  docs: '/docs/keymaps/combos',
  scope: 'file',
  *find(keymap) {
    const size = sizeOf(keymap);
    const seen = new Map<string, Combo>();
    for (const combo of combosOf(keymap)) {
      yield* positionFindings(combo, size);
      const key = `${[...new Set(combo.positions.map(({ value }) => value))].sort((a, b) => a - b).join(' ')}|${combo.layers}`;
      const first = seen.get(key);
      const name = combo.node.sources[0]?.name;
      if (first && name)
        yield {
          severity: 'warning',
          from: name.from,
          to: name.to,
          message: `The combo ${combo.node.name} has the same keys and layers as ${first.node.name}, so only one of them can fire.`,
        };
      else seen.set(key, combo);
    }
  },
};

export function sizeOf({ layers, keys, isPartial }: Keymap): number | null {
  const sizes = layers.filter(({ node }) => node.properties.has('bindings')).map((layer) => layer.keys);
  if (keys !== undefined) return keys;
  return sizes.length === 0 || isPartial || sizes.includes(null) ? null : Math.max(...(sizes as number[]));
}

function* combosOf({ nodes, cells }: Keymap): Generator<Combo> {
  for (const node of nodes) {
    if (node.parent?.name !== 'combos' || !node.properties.has('key-positions')) continue;
    const positions = cells(node.properties.get('key-positions'));
    if (!positions.every((cell) => cell.kind === 'number')) continue;
    const layers = cells(node.properties.get('layers')).map((cell) => (cell.kind === 'number' ? cell.value : -2));
    yield { node, positions, layers: layers.sort((a, b) => a - b).join(' ') };
  }
}

function* positionFindings({ node, positions }: Combo, size: number | null): Generator<Found> {
  const seen = new Set<number>();
  for (const { value, from, to } of positions) {
    if (size !== null && value >= size)
      yield {
        severity: 'warning',
        from,
        to,
        message: `There is no key position ${value}. The positions are numbered from 0 to ${size - 1}.`,
      };
    else if (seen.has(value))
      yield { severity: 'warning', from, to, message: `Position ${value} is in the combo ${node.name} twice.` };
    seen.add(value);
  }
  const [only] = positions;
  if (positions.length === 1 && only)
    yield {
      severity: 'warning',
      from: only.from,
      to: only.to,
      message: 'A combo needs at least two keys. This one takes the place of the key itself.',
    };
}
