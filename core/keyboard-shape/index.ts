/** The keys of a physical layout and the map of a matrix transform, read from devicetree source. See README.md. */
export { boundsOf, cornersOf, type Bounds, type Point } from './bounds.ts';
export { decodeKeys, encodeKeys } from './encodeKeys.ts';
export { readLayouts, type Key, type Layout } from './readLayouts.ts';
export { readTransforms, type MatrixPlace, type Transform } from './readTransforms.ts';
export type { Reading } from './nodes.ts';
