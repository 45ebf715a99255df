/** Helpers that classify nodes. */
import { stringValues, type Node } from '#core/devicetree';
import type { KeymapFile } from '../keymapFile.ts';

/** The compatibles in this declaration of the node or, if it has none, in another declaration in the file. */
export const compatiblesOf = (file: KeymapFile, node: Node | null): readonly string[] =>
  node ? stringValues(file.propertyIn(node, 'compatible') ?? file.propertyOf(node, 'compatible')) : [];

/** The parent of the node's first declaration: for `&base { … }`, the parent of `base: …`, if it's in the file. */
export const parentOf = (file: KeymapFile, node: Node): Node | null => file.firstDeclarationOf(node).parent;

/** Whether the node is defined in another file, so that its kind is unknown. */
export const isFromElsewhere = (file: KeymapFile, node: Node | null): boolean =>
  node !== null && file.firstDeclarationOf(node).reference !== null && compatiblesOf(file, node).length === 0;

export const isLayer = (file: KeymapFile, node: Node): boolean => isKeymap(file, parentOf(file, node));

/** Whether the children of this node are layers. */
function isKeymap(file: KeymapFile, node: Node | null): boolean {
  if (!node) return false;
  const compatibles = compatiblesOf(file, node);
  if (compatibles.length > 0) return compatibles.includes('zmk,keymap');
  const { name, parent, reference } = file.firstDeclarationOf(node);
  return reference?.label === 'keymap' || (name.text === 'keymap' && parent?.name.text === '/');
}
