/** Questions about a node that several rules ask. */
import { stringValues, type Node } from '#core/devicetree';
import type { KeymapFile } from '../keymapFile.ts';

export const compatiblesOf = (file: KeymapFile, node: Node | null): readonly string[] =>
  node ? stringValues(file.propertyOf(node, 'compatible')) : [];

/** Whether the children of this node are the layers of the keymap. */
export function isKeymap(file: KeymapFile, node: Node | null): boolean {
  if (!node) return false;
  const compatibles = compatiblesOf(file, node);
  if (compatibles.length > 0) return compatibles.includes('zmk,keymap');
  return node.reference?.label === 'keymap' || (node.name.text === 'keymap' && node.parent?.name.text === '/');
}
