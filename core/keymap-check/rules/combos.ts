import type { Cell, TreeNode } from '#core/devicetree';
import type { Keymap } from '../keymap.ts';
import type { Found, Rule } from '../types.ts';

interface Combo {
  readonly node: TreeNode;
  readonly positions: readonly (Cell & { readonly kind: 'number' })[];
  /** The layers it is limited to; empty for all. */
  readonly layers: ReadonlySet<number>;
  /** How long no key may have been pressed before it. */
  readonly idleMs: number;
}

/** Combos that can never fire, or whose keys do not exist. */
export const combos: Rule = {
  id: 'combo',
  title: 'Combos',
  docs: '/docs/keymaps/combos',
  scope: 'file',
  *find(keymap) {
    const size = sizeOf(keymap);
    const seen = new Map<string, Combo[]>();
    for (const combo of combosOf(keymap)) {
      yield* positionFindings(combo, size);
      const keys = [...new Set(combo.positions.map(({ value }) => value))].sort((a, b) => a - b).join(' ');
      const same = seen.get(keys) ?? [];
      const first = same.find((other) => takesAllOf(other, combo));
      const name = combo.node.sources[0]?.name;
      if (first && name)
        yield {
          severity: 'warning',
          from: name.from,
          to: name.to,
          message: `The combo ${combo.node.name} never fires: ${first.node.name} above has the same keys on ${combo.layers.size === 0 ? 'every layer' : 'the same layers'} and comes first.`,
        };
      seen.set(keys, [...same, combo]);
    }
  },
};

/** Of two combos with the same keys, the firmware takes the first that is allowed at the moment. */
const takesAllOf = (first: Combo, second: Combo): boolean =>
  first.idleMs <= second.idleMs &&
  (first.layers.size === 0 || (second.layers.size > 0 && [...second.layers].every((layer) => first.layers.has(layer))));

export function sizeOf({ layers, isPartial }: Keymap): number | null {
  const sizes = layers.filter(({ node }) => node.properties.has('bindings')).map((layer) => layer.keys);
  return sizes.length === 0 || isPartial || sizes.includes(null) ? null : Math.max(...(sizes as number[]));
}

function* combosOf({ nodes, cells }: Keymap): Generator<Combo> {
  for (const node of nodes) {
    if (node.parent?.name !== 'combos' || !node.properties.has('key-positions')) continue;
    const positions = cells(node.properties.get('key-positions'));
    if (!positions.every((cell) => cell.kind === 'number')) continue;
    const layers = cells(node.properties.get('layers'));
    const [idle] = cells(node.properties.get('require-prior-idle-ms'));
    if (!layers.every((cell) => cell.kind === 'number') || (idle && idle.kind !== 'number')) continue;
    // -1 stands for every layer, as without the property.
    const numbers = layers.map(({ value }) => value).filter((value) => value >= 0 && value !== 0xffff_ffff);
    yield { node, positions, layers: new Set(numbers), idleMs: idle?.value ?? 0 };
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
