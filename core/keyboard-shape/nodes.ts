import { parse, resolveTree, stringValues, type DeviceTree, type TreeNode } from '#core/devicetree';

export type Reading<T> =
  { readonly ok: true; readonly found: readonly T[] } | { readonly ok: false; readonly reason: string };

/** Reads every node with the compatible. The first node that `read` rejects with a reason ends the reading. */
export function readNodes<T>(
  dts: string,
  compatible: string,
  read: (node: TreeNode, tree: DeviceTree) => T | string | null,
): Reading<T> {
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

function* nodesWith(node: TreeNode, compatible: string): Generator<TreeNode> {
  const property = node.properties.get('compatible');
  if (property && stringValues(property).includes(compatible)) yield node;
  for (const child of node.children.values()) yield* nodesWith(child, compatible);
}

/** The name by which a page refers to a node: its first label, else its name. */
export const nameOf = (node: TreeNode): string => node.labels[0] ?? node.name;
