import type { Node } from '../mdxTree.ts';

const wordBreak: Node = { type: 'element', tagName: 'wbr', properties: {}, children: [] };

/** Adds a <wbr> after each underscore, slash, comma, and equals sign. Browsers already break lines after hyphens. */
const pieces = (text: string): Node[] =>
  text.split(/(?<=[_/,=])/).flatMap((value, index) => [...(index > 0 ? [wordBreak] : []), { type: 'text', value }]);

function walk(node: Node, isInCell: boolean): void {
  if (!node.children) return;
  const isCode = isInCell && node.tagName === 'code';
  if (isCode)
    node.children = node.children.flatMap((child) => (child.type === 'text' ? pieces(child.value ?? '') : child));
  else node.children.forEach((child) => walk(child, isInCell || child.tagName === 'td'));
}

/**
 * rehype plugin: long names in the cells of Markdown tables can break after underscores, slashes, commas, and equals signs.
 * Otherwise, a column would be as wide as its longest name, and most tables wider than a phone.
 */
export const rehypeBreakableCode = () => (tree: Node) => walk(tree, false);
