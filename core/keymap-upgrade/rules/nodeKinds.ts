/** Questions about a node that several rules ask. */
import { stringValues, type Node } from '#core/devicetree';
import type { KeymapFile } from '../keymapFile.ts';

/** What the node says it is in this place or, as `&label { … }` says nothing, in another one of the file. */
export const compatiblesOf = (file: KeymapFile, node: Node | null): readonly string[] =>
  node ? stringValues(file.propertyHere(node, 'compatible') ?? file.propertyOf(node, 'compatible')) : [];

/** The node around it: for `&base { … }` the one around `base: …`, when the file has that. */
export const parentOf = (file: KeymapFile, node: Node): Node | null => file.firstPlaceOf(node).parent;

/** Whether another file says what this node is. */
export const isFromElsewhere = (file: KeymapFile, node: Node | null): boolean =>
  node !== null && file.firstPlaceOf(node).reference !== null && compatiblesOf(file, node).length === 0;

export const isLayer = (file: KeymapFile, node: Node): boolean => isKeymap(file, parentOf(file, node));

/** Whether the children of this node are the layers of the keymap. */
function isKeymap(file: KeymapFile, node: Node | null): boolean {
  if (!node) return false;
  const compatibles = compatiblesOf(file, node);
  if (compatibles.length > 0) return compatibles.includes('zmk,keymap');
  const { name, parent, reference } = file.firstPlaceOf(node);
  return reference?.label === 'keymap' || (name.text === 'keymap' && parent?.name.text === '/');
}
