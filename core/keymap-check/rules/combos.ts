import type { Cell, TreeNode } from '#core/devicetree';
import type { Keymap } from '../keymap.ts';
import { report } from '../report.ts';
import type { RawFinding, Rule } from '../types.ts';

interface Combo {
  readonly node: TreeNode;
  readonly positions: readonly (Cell & { readonly kind: 'number' })[];
  /** The layers it's limited to. Empty for all layers. */
  readonly layers: ReadonlySet<number>;
  /** `require-prior-idle-ms`: how long no other key may have been pressed before it. */
  readonly idleMs: number;
}

export const combos: Rule = {
  id: 'combo',
  title: 'Combos',
  docs: '/docs/keymaps/combos',
  scope: 'file',
  *find(keymap) {
    const count = positionCount(keymap);
    const seen = new Map<string, Combo[]>();
    for (const { node, form, bindings } of keymap.bindingLists) {
      const second = isCombo(node) && form === 'bindings' ? bindings[1]?.reference : undefined;
      if (second) yield report('warning', second, 'A combo has one binding. The firmware ignores this one.');
    }
    for (const combo of combosOf(keymap)) {
      yield* checkPositions(combo, count);
      const keys = [...new Set(combo.positions.map(({ value }) => value))].sort((a, b) => a - b).join(' ');
      const same = seen.get(keys) ?? [];
      const first = same.find((other) => alwaysWins(other, combo));
      const name = combo.node.sources[0]?.name;
      if (first && name)
        yield report(
          'warning',
          name,
          `Combo ${combo.node.name} never fires, because ${first.node.name} above uses the same keys on ${combo.layers.size === 0 ? 'every layer' : 'the same layers'}. Change its keys or remove it.`,
        );
      seen.set(keys, [...same, combo]);
    }
  },
};

/** Of two combos with the same keys, the firmware uses the first that's allowed at the moment. */
const alwaysWins = (first: Combo, second: Combo): boolean =>
  first.idleMs <= second.idleMs &&
  (first.layers.size === 0 || (second.layers.size > 0 && [...second.layers].every((layer) => first.layers.has(layer))));

/** How many key positions there are, or null if a layer can't be counted. */
export function positionCount({ layers, isPartial }: Keymap): number | null {
  const keyCounts = layers.filter(({ node }) => node.properties.has('bindings')).map((layer) => layer.keys);
  return keyCounts.length === 0 || isPartial || keyCounts.includes(null) ? null : Math.max(...(keyCounts as number[]));
}

const isCombo = ({ parent, properties }: TreeNode): boolean =>
  parent?.name === 'combos' && properties.has('key-positions');

function* combosOf({ nodes, cells }: Keymap): Generator<Combo> {
  for (const node of nodes) {
    if (!isCombo(node)) continue;
    const positions = cells(node.properties.get('key-positions'));
    if (!positions.every((cell) => cell.kind === 'number')) continue;
    const layers = cells(node.properties.get('layers'));
    const [idle] = cells(node.properties.get('require-prior-idle-ms'));
    if (!layers.every((cell) => cell.kind === 'number') || (idle && idle.kind !== 'number')) continue;
    // -1 means every layer, like leaving the property out.
    const numbers = layers.map(({ value }) => value).filter((value) => value >= 0 && value !== 0xffff_ffff);
    yield { node, positions, layers: new Set(numbers), idleMs: idle?.value ?? 0 };
  }
}

function* checkPositions({ node, positions }: Combo, count: number | null): Generator<RawFinding> {
  const seen = new Set<number>();
  for (const position of positions) {
    const { value } = position;
    if (count !== null && value >= count)
      yield report('warning', position, `There is no key position ${value}. Positions go from 0 to ${count - 1}.`);
    else if (seen.has(value))
      yield report('warning', position, `Combo ${node.name} lists position ${value} twice. Remove one of them.`);
    seen.add(value);
  }
  const [only] = positions;
  if (positions.length === 1 && only)
    yield report('warning', only, 'A combo needs at least two keys. With one, it just replaces that key.');
}
