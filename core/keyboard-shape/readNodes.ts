import { nodesWith, parse, resolveTree, type DeviceTree, type TreeNode } from '#core/devicetree';

export type ReadResult<T> =
  { readonly ok: true; readonly found: readonly T[] } | { readonly ok: false; readonly reason: string };

/** Reads every node with the compatible. If `read` returns null, the node is left out. If it returns a text, reading fails with that reason. */
export function readNodes<T>(
  dts: string,
  compatible: string,
  read: (node: TreeNode, tree: DeviceTree) => T | string | null,
): ReadResult<T> {
  const document = parse(dts);
  const [problem] = document.problems;
  if (problem) {
    const { line } = document.lines.placeOf(problem.from);
    return { ok: false, reason: `line ${line}: ${problem.message}` };
  }
  const tree = resolveTree(document);
  const found: T[] = [];
  for (const node of nodesWith(tree.root, compatible)) {
    const result = read(node, tree);
    if (typeof result === 'string') return { ok: false, reason: `${node.path}: ${result}` };
    if (result !== null) found.push(result);
  }
  return { ok: true, found };
}

/** A node's first label, or its name if it has none. */
export const nameOf = (node: TreeNode): string => node.labels[0] ?? node.name;
