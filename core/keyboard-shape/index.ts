/** The keys of a physical layout and the map of a matrix transform, read from devicetree source, from QMK's info.json or from the rows of a keymap. See README.md. */
export { boundsOf, cornersOf, type Bounds, type Point } from './bounds.ts';
export { handsOf, partsOf, type Hand, type Part } from './parts.ts';
export { decodeKeys, encodeKeys } from './encodeKeys.ts';
export { readLayouts, type Key, type Layout } from './readLayouts.ts';
export { readTransforms, type MatrixPlace, type Transform } from './readTransforms.ts';
export { nextKey, type Direction } from './nextKey.ts';
export { pickedForms, pickedText, type PickedForm } from './pickedText.ts';
export { rowsOf } from './rowsOf.ts';
export { readQmkInfo } from './readQmkInfo.ts';
export { textLayout } from './textLayout.ts';
export type { Reading } from './nodes.ts';
