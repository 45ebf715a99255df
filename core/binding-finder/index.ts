/** Turns what a reader types into bindings to paste. See README.md. */
export { createFinder, type Finder } from './finder.ts';
export type { FindableCode, FinderResult } from './types.ts';
