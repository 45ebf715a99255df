/** Questions about a node that several rules ask. */
import { findProperty, stringValues, type Node } from '#core/devicetree';

export const compatiblesOf = (node: Node | null): readonly string[] =>
  node ? stringValues(findProperty(node, 'compatible')) : [];

/** Whether the children of this node are the layers of the keymap. */
export function isKeymap(node: Node | null): boolean {
  if (!node) return false;
  const compatibles = compatiblesOf(node);
  if (compatibles.length > 0) return compatibles.includes('zmk,keymap');
  return node.reference?.label === 'keymap' || (node.name.text === 'keymap' && node.parent?.name.text === '/');
}
