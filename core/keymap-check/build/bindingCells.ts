/** Splits the values of `bindings` and similar lists as the build does: each reference takes as many values as its node says. */
import type { CompiledCell, CompiledNode, CompiledProperty, CompiledTree } from '#core/devicetree';
import { findBinding } from '#core/firmware';
import { errorIn, type BuildError } from './types.ts';

export interface CellsResult {
  readonly errors: readonly BuildError[];
  /** For each entry, the node it refers to. Null for a number where a reference belongs. */
  readonly entries: readonly (CompiledNode | null)[];
  /** Whether the list can be followed to its end. */
  readonly isKnown: boolean;
}

/** A small number happens to be the number of a node, which isn't a behavior. */
const maxNodeNumber = 20n;

/** `space` is `binding` for the property `bindings`, whose nodes have `#binding-cells`. */
export function readEntries(
  property: CompiledProperty,
  space: string,
  tree: CompiledTree,
  mayHaveModules: boolean,
): CellsResult {
  const cells = property.parts.flatMap((part) => (part.kind === 'cells' ? part.cells : []));
  const entries: (CompiledNode | null)[] = [];
  const fail = (cell: CompiledCell, message: string, node?: CompiledNode): CellsResult => ({
    errors: [{ ...errorIn(property, message, cell), ...(node ? { cause: node.mentions } : {}) }],
    entries,
    isKnown: false,
  });
  const cellsName = `#${space}-cells`;
  for (let at = 0; at < cells.length;) {
    const cell = cells[at++];
    if (!cell || cell.kind === 'unknown') return { errors: [], entries, isKnown: false };
    if (cell.kind === 'number') {
      if (cell.value > 0n && cell.value <= maxNodeNumber)
        return fail(cell, `There's a value too many here. Each & takes only its own parameters.`);
      entries.push(null);
      continue;
    }
    const node = tree.find(cell.ref);
    const label = `&${cell.ref}`;
    const declared = node?.properties.get(cellsName);
    if (!node || (node.isForeign && !declared) || (node.isOpen && !declared))
      return { errors: [], entries, isKnown: false };
    if (!declared) return fail(cell, `${label} can't be used here, because it has no ${cellsName}.`, node);
    const [part] = declared.parts;
    const [number] = part?.kind === 'cells' ? part.cells : [];
    if (number?.kind !== 'number' || declared.parts.length > 1 || (part?.kind === 'cells' && part.cells.length > 1)) {
      if (part?.kind === 'unknown' || number?.kind === 'unknown') return { errors: [], entries, isKnown: false };
      return fail(cell, `${label} can't be used here, because its ${cellsName} isn't one number.`, node);
    }
    const count = Number(number.value);
    if (at + count > cells.length) {
      const missing = at + count - cells.length;
      const takes = count === 1 ? '1 parameter' : `${count} parameters`;
      return fail(
        cell,
        `${label} takes ${takes}, and ${missing === count ? 'none follow' : `${missing} is missing`} here.`,
        node,
      );
    }
    const compatible = compatibleOf(node);
    const hasKind = compatible.some((one) => findBinding(one) !== undefined);
    if (!hasKind && !node.isForeign && (compatible.length === 0 || !mayHaveModules) && !isChildOfKnown(node))
      return fail(
        cell,
        compatible.length === 0
          ? `${label} can't be used, because it has no compatible.`
          : `${label} can't be used, because nothing defines its compatible ${compatible[0]}.`,
        node,
      );
    entries.push(node);
    at += count;
  }
  return { errors: [], entries, isKnown: true };
}

const isChildOfKnown = ({ parent }: CompiledNode): boolean =>
  parent !== null && compatibleOf(parent).some((one) => findBinding(one)?.children !== undefined);

export function compatibleOf(node: CompiledNode): readonly string[] {
  const parts = node.properties.get('compatible')?.parts ?? [];
  return parts.flatMap((part) => (part.kind === 'string' ? [part.value] : []));
}
