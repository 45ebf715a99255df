/** Reads the shape of a keyboard from devicetree, QMK's info.json or the arrangement of a keymap. See README.md. */
export { boundsOf, centerOf, cornersOf, type Point } from './bounds.ts';
export { hands, handsOf, keyGroups, type Hand, type KeyGroup } from './halves.ts';
export { decodeKeys, encodeKeys } from './encodeKeys.ts';
export { readLayouts, type Key, type Layout } from './readLayouts.ts';
export { readTransforms, type MatrixPlace, type Transform } from './readTransforms.ts';
export { nextKey, type Direction } from './nextKey.ts';
export { matchLayout } from './matchLayout.ts';
export { pickedForms, pickedText, type PickedForm } from './pickedText.ts';
export { rowsOf } from './rowsOf.ts';
export { readQmkInfo } from './readQmkInfo.ts';
export { guessHalves } from './halvesOfRows.ts';
export { textLayout } from './textLayout.ts';
export type { ReadResult } from './readNodes.ts';
